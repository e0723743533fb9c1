import type { ReactNode } from "react";
import { Link } from "react-router";
import { queueLabels } from "#app/incidents/incident.ts";
import { IncidentRow, type IncidentRowActions } from "#app/incidents/incident-list.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import {
	dueInWords,
	type QueueEntry,
	queueEntryKey,
	queuePath,
	queueSentence,
	queueWay,
} from "./queue-entry.ts";

/** The review queue: each entry with its hour, and the way out where it stands. */
export function ReviewQueueList({
	entries,
	now,
	actions,
	messageOf,
}: {
	entries: readonly QueueEntry[];
	/** Local date and time, as in `QueueEntry.due`. */
	now: string;
	actions: IncidentRowActions;
	messageOf: (id: number) => ReactNode;
}) {
	return (
		<ol className="grid">
			{entries.map((entry) => (
				<li key={queueEntryKey(entry)} className="border-b border-line py-5">
					<p className={`pb-1 text-sm font-bold ${entry.due > now ? "text-few" : "text-danger"}`}>
						{dueInWords(entry, now)}
					</p>
					{entry.incident ? (
						<IncidentRow item={entry.incident} actions={actions} />
					) : entry.messageId ? (
						messageOf(entry.messageId)
					) : (
						<DerivedRow entry={entry} />
					)}
				</li>
			))}
		</ol>
	);
}

/** What ends when the departure or booking is corrected, to which it links. */
function DerivedRow({ entry }: { entry: QueueEntry }) {
	return (
		<article className="grid gap-1.5">
			<p>
				<Badge look={entry.bookingId ? "sand" : "bad"}>{queueLabels[entry.kind]}</Badge>
			</p>
			<h2 className="font-sans text-base/normal font-[650]">
				<Link to={queuePath(entry)}>{queueSentence(entry)}</Link>
			</h2>
			<p>{queueWay(entry)}</p>
			<p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
				{entry.reference ? `${entry.reference} · ` : ""}
				{entry.title}, {formatDate(entry.date, "short")}
			</p>
		</article>
	);
}
