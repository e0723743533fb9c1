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
		<header className="wrap relative z-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-4.5 lg:flex lg:gap-x-8 print:hidden">
			<Logo />
			<LanguageList />
			<nav aria-label={texts.mainNavigation} className="order-2 col-span-full lg:ml-auto">
				<ul className="flex flex-wrap gap-x-[clamp(1rem,2.4vw,2rem)] text-sm font-[550]">
					{items.map(({ name, to, isCurrent }) => (
						<li key={to}>
							<a href={localPath(to)} aria-current={isCurrent(pathname)} className={itemClass}>
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

const items: {
	name: "excursions" | "howItWorks" | "contact";
	to: string;
	isCurrent(pathname: string): "page" | "true" | undefined;
}[] = [
	{
		name: "excursions",
		to: list,
		isCurrent(pathname) {
			if (pathname === list) return "page";
			// an excursion's page belongs to the list
			return pathname.startsWith("/excursion/") && pathname !== contact ? "true" : undefined;
		},
	},
	{ name: "howItWorks", to: "/#how", isCurrent: () => undefined },
	{
		name: "contact",
		to: contact,
		isCurrent: (pathname) => (pathname === contact ? "page" : undefined),
	},
];
