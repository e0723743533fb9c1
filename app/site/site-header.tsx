import { href, useLocation } from "react-router";
import { siteFrameTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { LanguageList } from "./language-list.tsx";
import { Logo } from "./logo.tsx";

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
						<li key={to}>
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

const items = [
	{ name: "excursions", to: list },
	{ name: "howItWorks", to: "/#how" },
	{ name: "contact", to: contact },
	{ name: "myBooking", to: href("/booking") },
] as const;

function currentIn(pathname: string, to: string): "page" | "true" | undefined {
	if (pathname === to) return "page";
	// an excursion's page belongs to the list
	const isOfExcursion = pathname.startsWith("/excursion/") && pathname !== contact;
	return to === list && isOfExcursion ? "true" : undefined;
}
