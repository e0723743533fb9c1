import { Form, Link, useLocation } from "react-router";
import { FirmMark } from "#app/configuration/firm-mark.tsx";
import { useOpenCount } from "#app/dashboard/incidents/open-count.tsx";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { staffFrameTexts } from "#app/messages/staff/office/staff-frame.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { miniButton } from "./staff-head.tsx";
import { currentLink, type StaffLink } from "./staff-links.ts";
import { StaffMenu, ThumbBar } from "./staff-menu.tsx";

export interface FrameUser {
	name: string;
	/** As staff read them; "" for a user without any. */
	roles: string;
	/** An admin acts as this user. */
	isImpersonated?: boolean;
}

export function StaffHeader({
	user,
	links,
	maySell,
}: {
	user: FrameUser | null;
	links: readonly StaffLink[];
	maySell: boolean;
}) {
	const { pathname } = useLocation();
	const openCount = useOpenCount(links.find(({ countFrom }) => countFrom)?.countFrom);
	const menu = { links, current: currentLink(links, pathname), openCount };
	return (
		<header className="relative z-10 flex flex-wrap items-center gap-x-4 border-b border-line bg-paper px-[clamp(1rem,3vw,2.5rem)] py-1.5 min-[45rem]:gap-x-6 print:hidden">
			<Link
				to="/dashboard"
				className="inline-flex min-h-11 items-center gap-2.5 font-display text-[1.3rem]/none tracking-[-0.02em] text-ink no-underline"
			>
				<FirmMark className="h-8 max-w-24" />
				{officeTexts.staff}
			</Link>
			{links.length > 0 ? <StaffMenu {...menu} /> : null}
			{maySell ? (
				<Link
					to="/dashboard/bookings/new"
					prefetch="intent"
					className={`${miniButton} ml-auto max-[44.99rem]:hidden`}
				>
					{officeTexts.screens.newBooking}
				</Link>
			) : null}
			{user ? (
				<SignedInUser user={user} className={maySell ? "max-[44.99rem]:ml-auto" : "ml-auto"} />
			) : null}
			<ThumbBar {...menu} maySell={maySell} />
		</header>
	);
}

function SignedInUser({
	user: { name, roles },
	className,
}: {
	user: FrameUser;
	className: string;
}) {
	return (
		<div className={`flex min-w-0 items-center gap-x-4 text-sm ${className}`}>
			<Link
				to="/dashboard/account"
				className="inline-block max-w-[44vw] truncate py-2.5 min-[45rem]:max-w-40 xl:max-w-64"
			>
				{roles ? staffFrameTexts.nameAndRoles({ name, roles }) : name}
			</Link>
			<LanguageSwitch />
			{/* guests' names leave this phone by the screen of the sign-in, which comes when the server has answered */}
			<Form method="post" action="/dashboard/sign-out">
				<button
					type="submit"
					className="min-h-11 font-[550] whitespace-nowrap text-ocean underline underline-offset-[0.22em]"
				>
					{staffFrameTexts.signOut}
				</button>
			</Form>
		</div>
	);
}
