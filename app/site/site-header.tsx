import { href, useLocation } from "react-router";
import type { OfferWords } from "#app/islands/language-offer.ts";
import { languageFacts, writtenLanguages } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { siteFrameTexts } from "#app/messages/texts.ts";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { Logo } from "./bare-frame.tsx";

export function SiteHeader() {
	const { pathname } = useLocation();
	const texts = useTexts(siteFrameTexts);
	const localPath = useLocalPath();
	return (
		<header className="wrap relative z-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-4.5 lg:gap-x-8 print:hidden">
			<Logo />
			<LanguageList />
			<nav aria-label={texts.mainNavigation} className="order-2 w-full lg:ml-auto lg:w-auto">
				<ul className="flex flex-wrap gap-x-[clamp(1rem,2.4vw,2rem)] text-sm font-[550]">
					{items.map(({ name, to }) => (
						<li key={to} className={to === howItWorks ? "max-[30rem]:hidden" : undefined}>
							<a href={localPath(to)} aria-current={currentIn(pathname, to)} className={itemClass}>
								{texts[name]}
							</a>
						</li>
					))}
				</ul>
			</nav>
		</header>
	);
}

const itemClass =
	"inline-block border-b-3 border-transparent pt-3 pb-2 text-ink no-underline transition-colors duration-160 hover:border-dune aria-[current]:border-ocean";

const list = href("/excursion/excursions");
const contact = href("/excursion/contact");
/** A part of the home page, so on a phone it gives its place in the one line of the menu to the pages. */
const howItWorks = "/#how";

const items = [
	{ name: "excursions", to: list },
	{ name: "howItWorks", to: howItWorks },
	{ name: "contact", to: contact },
	{ name: "myBooking", to: href("/booking") },
] as const;

function currentIn(pathname: string, to: string): "page" | "true" | undefined {
	if (pathname === to) return "page";
	// an excursion's page belongs to the list
	const isOfExcursion = pathname.startsWith("/excursion/") && pathname !== contact;
	return to === list && isOfExcursion ? "true" : undefined;
}

/**
 * The same page in the other languages, by their own names. Each link also carries the words by which
 * `islands/language-offer.ts` offers it to a visitor whose browser prefers that language: the page is the same for everybody.
 */
function LanguageList() {
	const texts = useTexts(siteFrameTexts);
	const current = useLanguage();
	const { pathname, search } = useLocation();
	return (
		<details className="group relative order-1 justify-self-end lg:order-3 lg:ml-5" data-languages>
			<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full border-[1.5px] border-edge px-3.5 py-1 text-sm font-[550] group-open:border-ocean group-open:bg-foam group-open:text-on-foam after:size-2 after:-translate-y-0.5 after:rotate-45 after:border-r-2 after:border-b-2 after:border-current hover:bg-foam hover:text-on-foam [&::-webkit-details-marker]:hidden">
				<span className="sr-only">{texts.language}: </span>
				{languageFacts[current].name}
			</summary>
			<ul className="absolute top-[calc(100%+0.4rem)] right-0 z-6 grid min-w-48 rounded-md bg-paper p-2 shadow-lift ring-1 ring-line">
				{writtenLanguages.map((language) => {
					const offer: OfferWords = siteFrameTexts[language].offer;
					return (
						<li key={language}>
							<a
								href={pathIn(language, pathname) + search}
								lang={language}
								hrefLang={language}
								aria-current={language === current ? "true" : undefined}
								data-offer={language === current ? undefined : JSON.stringify(offer)}
								className={linkClass}
							>
								{languageFacts[language].name}
							</a>
						</li>
					);
				})}
			</ul>
		</details>
	);
}

const linkClass =
	"flex min-h-11 items-center justify-between gap-6 rounded-sm px-3.5 py-1 text-sm font-[550] text-ink no-underline hover:bg-foam hover:text-on-foam aria-[current]:font-bold aria-[current]:text-ocean aria-[current]:after:h-[0.42rem] aria-[current]:after:w-[0.8rem] aria-[current]:after:-translate-y-0.5 aria-[current]:after:-rotate-45 aria-[current]:after:border-b-[0.18rem] aria-[current]:after:border-l-[0.18rem] aria-[current]:after:border-current";
