import { Link, useLocation } from "react-router";
import { OpenCount } from "#app/dashboard/incidents/open-count.tsx";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { staffFrameTexts } from "#app/messages/staff/office/staff-frame.ts";
import { isSaleScreen, type StaffLink, thumbLinks } from "./staff-links.ts";

interface Menu {
	links: readonly StaffLink[];
	/** The link of the screen that is shown. */
	current: StaffLink | undefined;
	/** Number of open entries, by the link's `countFrom`. */
	openCount: number;
}

const item =
	"inline-block border-b-3 border-transparent pt-2.5 pb-1.5 text-ink no-underline transition-colors duration-160 hover:border-dune aria-[current=page]:border-ocean";

/** The menu on one line of a wide screen; what the day needs seldom stands behind "More". */
export function StaffMenu({ links, current, openCount }: Menu) {
	const seldom = links.filter(({ isSeldom }) => isSeldom);
	const daily = links.filter(({ isSeldom, isOfPhone }) => !isSeldom && !isOfPhone);
	return (
		<nav aria-label={officeTexts.staff} className="min-w-0 max-[44.99rem]:hidden">
			<ul className="flex flex-wrap gap-x-4.5 text-sm font-[550] whitespace-nowrap">
				{daily.map((link) => (
					<li key={link.to}>
						<MenuLink link={link} isCurrent={link === current} className={item}>
							{link.countFrom ? <OpenCount open={openCount} /> : null}
						</MenuLink>
					</li>
				))}
				{seldom.length > 0 ? (
					<li>
						<More
							links={seldom}
							current={current}
							className={item}
							panelClassName="top-full left-0 mt-1"
						/>
					</li>
				) : null}
			</ul>
		</nav>
	);
}

const word =
	"grid min-h-14 w-full place-items-center border-t-3 border-transparent px-1 text-center text-xs font-[650] text-ink no-underline aria-[current=page]:border-ocean";

/** On a phone: five words under the thumb. A screen that sells has a bar of its own there. */
export function ThumbBar({ links, current, openCount, maySell }: Menu & { maySell: boolean }) {
	const { pathname } = useLocation();
	if (links.length === 0 || (maySell && isSaleScreen(pathname))) return null;
	const [first, second, third] = thumbLinks(links);
	const rest = links.filter((link) => link !== first && link !== second && link !== third);
	const way = (link: StaffLink | undefined) =>
		link ? (
			<li key={link.to} className="min-w-0 flex-1">
				<MenuLink link={link} isCurrent={link === current} className={word} />
			</li>
		) : null;
	return (
		<nav
			aria-label={officeTexts.staff}
			className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] min-[45rem]:hidden print:hidden"
		>
			<ul className="flex">
				{way(first)}
				{way(second)}
				{maySell ? (
					<li className="grid min-w-0 flex-1 place-items-center">
						<Link
							to="/dashboard/bookings/new"
							className="grid min-h-11 w-full place-items-center rounded-full bg-ink px-1.5 text-center text-xs/tight font-[650] text-paper no-underline"
						>
							{staffFrameTexts.sell}
						</Link>
					</li>
				) : null}
				{way(third)}
				{rest.length > 0 ? (
					<li className="min-w-0 flex-1">
						<More
							links={rest}
							current={current}
							openCount={openCount}
							className={word}
							panelClassName="right-2 bottom-full mb-2"
						/>
					</li>
				) : null}
			</ul>
		</nav>
	);
}

function More({
	links,
	current,
	openCount = 0,
	className,
	panelClassName,
}: {
	links: readonly StaffLink[];
	current: StaffLink | undefined;
	openCount?: number;
	className: string;
	panelClassName: string;
}) {
	const { key } = useLocation();
	const isHere = current !== undefined && links.includes(current);
	const hasCount = links.some(({ countFrom }) => countFrom);
	return (
		// a new key closes it when a link was followed
		<details
			key={key}
			className="relative"
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				event.currentTarget.open = false;
				event.currentTarget.querySelector("summary")?.focus();
			}}
		>
			<summary
				aria-current={isHere ? "page" : undefined}
				className={`${className} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
			>
				<span>
					{staffFrameTexts.more}
					<span aria-hidden="true" className="pl-1 text-[0.7em]">
						▾
					</span>
					{isHere ? (
						<span className="sr-only">{staffFrameTexts.here({ screen: current.label })}</span>
					) : null}
					{hasCount ? <OpenCount open={openCount} /> : null}
				</span>
			</summary>
			<ul
				className={`absolute z-20 grid w-56 rounded-lg border border-line bg-paper px-4 py-2 shadow-lift ${panelClassName}`}
			>
				{links.map((link) => (
					<li key={link.to}>
						<MenuLink
							link={link}
							isCurrent={link === current}
							className="flex min-h-11 items-center text-base font-[550] text-ink no-underline hover:underline aria-[current=page]:text-ocean aria-[current=page]:underline"
						>
							{link.countFrom ? <OpenCount open={openCount} /> : null}
						</MenuLink>
					</li>
				))}
			</ul>
		</details>
	);
}

function MenuLink({
	link,
	isCurrent,
	className,
	children,
}: {
	link: StaffLink;
	isCurrent: boolean;
	className: string;
	children?: React.ReactNode;
}) {
	return (
		<Link
			to={link.to}
			aria-current={isCurrent ? "page" : undefined}
			prefetch={link.isDocument ? "none" : "intent"}
			reloadDocument={link.isDocument ?? false}
			className={className}
		>
			{link.label}
			{children}
		</Link>
	);
}
