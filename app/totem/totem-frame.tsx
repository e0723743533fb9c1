import type { ReactNode } from "react";
import { Link, useMatches } from "react-router";
import type { TotemHotel } from "#app/hotels/totem.ts";
import { totemButton } from "./totem-button.ts";
import { useTotem } from "./totem-status.ts";

/** Who sells, the one decision, and the way back: the same three places on every screen. */
export function TotemFrame({ children }: { children: ReactNode }) {
	const { hotel } = useTotem();
	return (
		<div className="totem grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden">
			<header className="relative z-2 flex items-center justify-between gap-6 px-8 py-[1.2rem] landscape:py-4">
				<span className="-ml-1 inline-flex items-center gap-2.5 rounded-full bg-page py-1 pr-5 pl-1 font-display text-[1.4rem]/none tracking-[-0.02em]">
					<img src="/art/mark.svg" alt="" width="72" height="72" className="size-12" />
					Island Excursions
				</span>
				{hotel ? (
					<span className="rounded-full bg-foam px-[1.1rem] py-2 text-[0.95rem] font-[650] text-abyss">
						{whereWeAre(hotel)}
					</span>
				) : null}
			</header>
			<main
				id="main"
				tabIndex={-1}
				className="grid min-h-0 content-start gap-6 overflow-y-auto px-8 pb-4 focus:outline-none landscape:grid-cols-[44fr_56fr] landscape:content-stretch landscape:gap-0 landscape:overflow-visible landscape:px-0 landscape:pb-0"
			>
				{children}
			</main>
			<TotemFoot />
		</div>
	);
}

/** "Hotel Los Dragos, pickup: main door" */
function whereWeAre({ name, stop }: TotemHotel): string {
	const [spot] = stop?.place.split(",") ?? [];
	return spot ? `${name}, pickup: ${spot}` : name;
}

function TotemFoot() {
	const { hotel, startAgain } = useTotem();
	const back = useBackAddress(hotel);
	return (
		<footer className="relative flex items-center justify-between gap-6 border-t-2 border-dotted border-dune bg-page px-8 pt-[1.1rem] pb-[1.4rem] landscape:pt-3.5 landscape:pb-4">
			{back ? (
				<Link to={back} replace className={totemButton("quiet")}>
					<span aria-hidden="true">‹</span> Back
				</Link>
			) : (
				<span className="min-w-[3.4rem]" />
			)}
			<TotemNotice />
			<button type="button" onClick={startAgain} className={totemButton("quiet")}>
				Start again
			</button>
		</footer>
	);
}

/** Said once, where it disturbs nobody and is in sight from everywhere. */
function TotemNotice() {
	const { hotel, status } = useTotem();
	const text = !status.isOnline
		? "No network just now. You can look around; booking comes back by itself."
		: hotel && status.isEnrolled === false
			? `This screen is not enrolled. Bookings are not made in the name of ${hotel.name}.`
			: "";
	return (
		<p
			role="status"
			className={`max-w-[34rem] text-center text-[0.95rem]/snug font-[650] ${text ? "rounded-md bg-sand px-5 py-2 text-[#5c3202]" : ""}`}
		>
			{text}
		</p>
	);
}

/** One step up, not the browser's history: that one has no steps. */
function useBackAddress(hotel: TotemHotel | null): string | null {
	const deepest = useMatches().at(-1);
	if (!hotel || !deepest) return null;
	const home = `/totem/${hotel.id}/`;
	if (deepest.params.excursionId) return `${home}excursions`;
	return deepest.pathname.replace(/\/$/, "") === home.replace(/\/$/, "") ? null : home;
}
