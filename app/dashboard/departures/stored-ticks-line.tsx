import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { forgetDayOfOthers } from "#app/bookings/boarding/day-store.ts";
import {
	useTickSender,
	useWaitingTicks,
	type WaitingTicks,
} from "#app/bookings/manifest/tick-queue.ts";
import { formatCount } from "#app/ui/format/format.ts";

const tickWords = { one: "tick", other: "ticks" };

/** Shown on every staff screen: how many ticks wait on this phone to be sent. */
export function StoredTicksLine({
	owner,
}: {
	/** The user who made the ticks; see `tickOwner`. */
	owner: string;
}) {
	useTickSender(owner);
	useEffect(() => {
		// another user's lists of the boarding app, when nobody signed out
		void forgetDayOfOthers(owner).catch(() => {});
	}, [owner]);
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
							<b>
								{formatCount(count, tickWords)} {count === 1 ? "is" : "are"}{" "}
								{ticks.isStored ? "kept on this phone" : "kept while this page is open"}, not sent
								yet.
							</b>{" "}
							<Reason problem={ticks.problem} path={pathname} />
						</p>
					) : null}
					{ticks.refused.length > 0 ? (
						<p>
							<b>{formatCount(ticks.refused.length, tickWords)} could not be taken.</b>
						</p>
					) : null}
					{elsewhere.map((departure) => (
						<Link key={departure} to={pathOf(departure)}>
							Open the manifest of {departure.split("/")[1]}
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
				<>
					You are signed out:{" "}
					<a href={`/app_login?redirectTo=${encodeURIComponent(path)}`}>sign in</a> and they are
					sent.
				</>
			);
		case "not allowed":
			return "The user who is signed in now may not send them.";
		case "no network":
		case null:
			return "We send them when the network is back.";
	}
}

function pathOf(departure: string): string {
	return `/dashboard/departures/${departure}`;
}
