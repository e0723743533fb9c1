import type { ReactNode } from "react";
import { ImpersonationBanner } from "#app/dashboard/users/impersonation-banner.tsx";
import { staffFrameTexts } from "#app/messages/staff/office/staff-frame.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { type FrameUser, StaffHeader } from "./staff-header.tsx";
import type { StaffLink } from "./staff-links.ts";

export function StaffFrame({
	user,
	links,
	maySell,
	children,
}: {
	/** Null when the user could not be read. */
	user: FrameUser | null;
	links: readonly StaffLink[];
	maySell: boolean;
	children: ReactNode;
}) {
	return (
		// what sticks to the foot of a screen stands above a phone's menu
		<div className="text-[1rem] max-[44.99rem]:[--menu-height:calc(3.5625rem+env(safe-area-inset-bottom))]">
			<a
				href="#main"
				className="absolute -top-20 left-4 z-20 bg-ink px-4 py-3 text-paper focus:top-4"
			>
				{staffFrameTexts.skip}
			</a>
			{user?.isImpersonated ? <ImpersonationBanner name={user.name} /> : null}
			<StaffHeader user={user} links={links} maySell={maySell} />
			<main
				id="main"
				className="mx-auto grid w-[min(100%-2rem,72rem)] grid-cols-[minmax(0,1fr)] wrap-break-word max-[44.99rem]:wrap-anywhere gap-7 pt-7 pb-28 min-[45rem]:pb-16 print:w-full print:p-0"
			>
				{children}
			</main>
			<RefusedNotice />
		</div>
	);
}
