import { useEffect, useRef } from "react";
import { Form, Link, useLocation } from "react-router";
import { forgetDay } from "#app/bookings/boarding/day-store.ts";
import { OpenCount } from "#app/dashboard/incidents/open-count.tsx";
import { miniButton } from "./staff-head.tsx";
import type { StaffLink } from "./staff-links.ts";

export interface FrameUser {
	name: string;
	role: string;
	/** An admin acts as this user. */
	isImpersonated?: boolean;
}

const item =
	"inline-block border-b-3 border-transparent pt-2.5 pb-1.5 text-ink no-underline transition-colors duration-160 hover:border-dune aria-[current=page]:border-ocean";

export function StaffHeader({
	user,
	links,
	maySell,
}: {
	user: FrameUser | null;
	links: readonly StaffLink[];
	maySell: boolean;
}) {
	const nav = useRef<HTMLElement>(null);
	const { pathname } = useLocation();
	const open = currentLink(links, pathname);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the current link changes with the address
	useEffect(() => {
		// on a phone the menu scrolls sideways: the current link must be in view
		const list = nav.current?.querySelector("ul");
		const current = list?.querySelector<HTMLElement>("[aria-current]");
		if (!list || !current) return;
		const show = () => {
			list.scrollLeft = current.offsetLeft - list.offsetLeft - 24;
		};
		// links become wider when the incident count or the font arrives
		const widths = new ResizeObserver(show);
		for (const way of list.children) widths.observe(way);
		return () => widths.disconnect();
	}, [pathname]);
	return (
		<header className="flex flex-wrap items-center gap-x-4 border-b border-line bg-paper px-[clamp(1rem,3vw,2.5rem)] pt-1.5 min-[45rem]:gap-x-8 min-[45rem]:pb-1.5 print:hidden">
			<Link
				to="/dashboard"
				className="inline-flex min-h-11 items-center gap-2.5 font-display text-[1.3rem]/none tracking-[-0.02em] text-ink no-underline"
			>
				<img src="/art/mark.svg" alt="" width={32} height={32} />
				Staff
			</Link>
			{links.length > 0 ? (
				<nav
					ref={nav}
					aria-label="Staff"
					className="order-3 w-full min-w-0 min-[45rem]:order-none min-[45rem]:w-auto"
				>
					<ul className="relative flex gap-x-6 overflow-x-auto min-[45rem]:gap-x-4.5 text-sm font-[550] whitespace-nowrap min-[45rem]:flex-wrap min-[45rem]:overflow-visible">
						{links.map((link) => (
							<li key={link.to}>
								<Link
									to={link.to}
									aria-current={link === open ? "page" : undefined}
									prefetch={link.isDocument ? "none" : "intent"}
									reloadDocument={link.isDocument ?? false}
									className={item}
								>
									{link.label}
									{link.countFrom ? <OpenCount from={link.countFrom} /> : null}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			) : null}
			{maySell ? (
				<Link to="/dashboard/bookings/new" prefetch="intent" className={`${miniButton} ml-auto`}>
					New booking
				</Link>
			) : null}
			{user ? (
				<SignedInUser
					user={user}
					className={
						maySell
							? "max-[44.99rem]:order-2 max-[44.99rem]:w-full max-[44.99rem]:justify-between"
							: "ml-auto"
					}
				/>
			) : null}
		</header>
	);
}

/** The current menu link: links to the screen itself come before links that only list it in `leadsTo`. */
function currentLink(links: readonly StaffLink[], pathname: string): StaffLink | undefined {
	const isWithin = (way: string) =>
		// every path begins with "/dashboard", so the overview needs an exact match
		way === "/dashboard"
			? /^\/dashboard\/?$/.test(pathname)
			: pathname === way || pathname.startsWith(`${way}/`);
	return (
		links.find(({ to }) => isWithin(to)) ?? links.find(({ leadsTo }) => leadsTo?.some(isWithin))
	);
}

function SignedInUser({ user: { name, role }, className }: { user: FrameUser; className: string }) {
	return (
		<div className={`flex flex-wrap items-center gap-x-4 text-sm ${className}`}>
			<Link to="/dashboard/account" className="inline-block py-1.5">
				{name}
				{role === "user" ? "" : `, ${role.split(",").join(", ")}`}
			</Link>
			<Form
				method="post"
				action="/dashboard/sign-out"
				onSubmit={() => void forgetDay().catch(() => {})}
			>
				<button
					type="submit"
					className="py-1.5 font-[550] text-ocean underline underline-offset-[0.22em]"
				>
					Sign out
				</button>
			</Form>
		</div>
	);
}
