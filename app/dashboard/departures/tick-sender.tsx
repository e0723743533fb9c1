import { Link, useLocation } from "react-router";
import { RichText } from "#app/messages/rich-text.tsx";
import { ticksTexts } from "#app/messages/staff/departures/ticks.ts";
import type { ServerProblem } from "#app/operations/boarding/ask-server.ts";
import {
	useOfflineQueue,
	useOfflineSender,
	useRefused,
	useWaiting,
} from "#app/operations/boarding/offline/offline-queue.ts";

const texts = ticksTexts.waiting;

/** Sends what this phone keeps; a line says how many ticks wait. */
export function TickSender({
	owner,
}: {
	/** The user who made them; see `operationOwner`. */
	owner: string;
}) {
	useOfflineSender(owner);
	const { pathname } = useLocation();
	const { isStored, problem } = useOfflineQueue();
	const waiting = useWaiting("tick");
	const refused = useRefused("tick");
	const departures = new Set([...waiting, ...refused].map(({ departureId }) => departureId));
	const elsewhere = [...departures].filter((each) => pathOf(each) !== pathname);
	return (
		// while empty it is outside the grid, which would add a gap for it
		<div
			role="status"
			className={departures.size > 0 ? "sticky top-0 z-10 -mt-7 print:hidden" : "absolute"}
		>
			{departures.size > 0 ? (
				<div className="grid gap-1 rounded-b-md border-2 border-t-0 border-dune bg-sand px-4 py-2.5 text-sm text-ink shadow-lift">
					{waiting.length > 0 ? (
						<p>
							<b>{(isStored ? texts.keptOnPhone : texts.keptInPage)({ count: waiting.length })}</b>{" "}
							<Reason problem={problem} path={pathname} />
						</p>
					) : null}
					{refused.length > 0 ? (
						<p>
							<b>{texts.refused({ count: refused.length })}</b>
						</p>
					) : null}
					{elsewhere.map((departureId) => (
						<Link key={departureId} to={pathOf(departureId)}>
							{texts.openManifest}
						</Link>
					))}
				</div>
			) : null}
		</div>
	);
}

function Reason({ problem, path }: { problem: ServerProblem | null; path: string }) {
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

function pathOf(departureId: number): string {
	return `/dashboard/departures/${departureId}`;
}
