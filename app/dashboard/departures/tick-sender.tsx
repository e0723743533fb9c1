import { Link, useLocation } from "react-router";
import { RichText } from "#app/messages/rich-text.tsx";
import { ticksTexts } from "#app/messages/staff/departures/ticks.ts";
import {
	useTickSender,
	useWaitingTicks,
	type WaitingTicks,
} from "#app/operations/boarding/ticks/tick-queue.ts";

const texts = ticksTexts.waiting;

/** Sends the ticks of this phone; a line says how many wait. */
export function TickSender({
	owner,
}: {
	/** The user who made the ticks; see `tickOwner`. */
	owner: string;
}) {
	useTickSender(owner);
	const { pathname } = useLocation();
	const ticks = useWaitingTicks();
	const count = [...ticks.waiting.values()].reduce((sum, each) => sum + each, 0);
	const departures = new Set([
		...ticks.waiting.keys(),
		...ticks.refused.map(({ departure }) => departure),
	]);
	const elsewhere = [...departures].filter((each) => pathOf(each) !== pathname);
	return (
		// while empty it is outside the grid, which would add a gap for it
		<div
			role="status"
			className={departures.size > 0 ? "sticky top-0 z-10 -mt-7 print:hidden" : "absolute"}
		>
			{departures.size > 0 ? (
				<div className="grid gap-1 rounded-b-md border-2 border-t-0 border-dune bg-sand px-4 py-2.5 text-sm text-ink shadow-lift">
					{count > 0 ? (
						<p>
							<b>{(ticks.isStored ? texts.keptOnPhone : texts.keptInPage)({ count })}</b>{" "}
							<Reason problem={ticks.problem} path={pathname} />
						</p>
					) : null}
					{ticks.refused.length > 0 ? (
						<p>
							<b>{texts.refused({ count: ticks.refused.length })}</b>
						</p>
					) : null}
					{elsewhere.map((departure) => (
						<Link key={departure} to={pathOf(departure)}>
							{texts.openManifest({ date: departure.split("/")[1] ?? "" })}
						</Link>
					))}
				</div>
			) : null}
		</div>
	);
}

function Reason({ problem, path }: { problem: WaitingTicks["problem"]; path: string }) {
	switch (problem) {
		case "signed out":
			return (
				<RichText
					text={texts.signedOut}
					parts={{
						link: (words) => (
							<a href={`/app_login?redirectTo=${encodeURIComponent(path)}`}>{words}</a>
						),
					}}
				/>
			);
		case "not allowed":
			return texts.notAllowed;
		case "no network":
		case null:
			return texts.noNetwork;
	}
}

function pathOf(departure: string): string {
	return `/dashboard/departures/${departure}`;
}
