import { href, useLocation } from "react-router";
import { Mark } from "./mark.tsx";

export function SiteHeader() {
	const { pathname } = useLocation();
	return (
		<header className="wrap relative z-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4.5 print:hidden">
			<Mark />
			<nav aria-label="Main">
				<ul className="flex flex-wrap gap-x-[clamp(1rem,2.4vw,2rem)] text-sm font-[550]">
					{items.map(({ name, to, isCurrent }) => (
						<li key={to}>
							<a href={to} aria-current={isCurrent(pathname)} className={itemClass}>
								{name}
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
	name: string;
	to: string;
	isCurrent(pathname: string): "page" | "true" | undefined;
}[] = [
	{
		name: "Excursions",
		to: list,
		isCurrent(pathname) {
			if (pathname === list) return "page";
			// an excursion's page belongs to the list
			return pathname.startsWith("/excursion/") && pathname !== contact ? "true" : undefined;
		},
	},
	{ name: "How it works", to: "/#how", isCurrent: () => undefined },
	{
		name: "Contact",
		to: contact,
		isCurrent: (pathname) => (pathname === contact ? "page" : undefined),
	},
];
