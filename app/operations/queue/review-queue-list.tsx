import type { ReactNode } from "react";
import { Link } from "react-router";
import { incidentKinds, queueLabels } from "#app/incidents/incident.ts";
import { type IncidentRowActions, OpenIncident } from "#app/incidents/incident-list.tsx";
import { queueEntryTexts } from "#app/messages/staff/office/queue-entry.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import {
	dueInWords,
	isAboutMoney,
	type QueueEntry,
	queueEntryKey,
	queuePath,
	queueSentence,
} from "./queue-entry.ts";

interface QueueListProps {
	entries: readonly QueueEntry[];
	/** Local date and time, as in `QueueEntry.due`. */
	now: string;
	actions: IncidentRowActions;
	/** The message that could not be changed. */
	failedMessage: number | undefined;
	messageOf: (id: number) => ReactNode;
	/** The ways to reach the guest of an incident by hand; null where that is not asked. */
	callOf: (itemId: number) => ReactNode;
}

/** The review queue: one line an entry, money first; what has actions unfolds them. */
export function ReviewQueueList(props: QueueListProps) {
	const { money, rest } = queueEntryTexts.groups;
	const isRest = (entry: QueueEntry) => !isAboutMoney(entry);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4 [overflow-wrap:anywhere]">
			<Group id="money" words={money} {...props} entries={props.entries.filter(isAboutMoney)} />
			<Group id="rest" words={rest} {...props} entries={props.entries.filter(isRest)} />
		</div>
	);
}

function Group({
	id,
	words: { title, way },
	entries,
	...rest
}: QueueListProps & { id: string; words: { title: string; way: string } }) {
	if (entries.length === 0) return null;
	const hasDerived = entries.some(({ incident, messageId }) => !incident && !messageId);
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="text-[1.35rem]">
				{title}
			</h2>
			{hasDerived ? <p className="pb-1 text-sm text-ink-soft">{way}</p> : null}
			<ol className="border-t border-line">
				{entries.map((entry) => (
					<li key={queueEntryKey(entry)} className="border-b border-line">
						<Row entry={entry} {...rest} />
					</li>
				))}
			</ol>
		</section>
	);
}

function Row({
	entry,
	now,
	actions,
	failedMessage,
	messageOf,
	callOf,
}: Omit<QueueListProps, "entries"> & { entry: QueueEntry }) {
	const { incident, messageId } = entry;
	if (!incident && !messageId) return <LinkedRow entry={entry} now={now} />;
	const id = incident ? `incident-${incident.id}` : `entry-of-message-${messageId}`;
	const hasFailed = incident ? actions.failed?.itemId === incident.id : failedMessage === messageId;
	return (
		<article aria-labelledby={id}>
			<details className="group/entry" open={hasFailed || undefined}>
				<summary
					id={id}
					className={`${rowClass} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
				>
					<span className="flex min-w-0 items-baseline gap-2.5">
						{incident ? (
							<Badge look={incidentKinds[incident.kind].look}>{queueLabels[incident.kind]}</Badge>
						) : null}
						<span className="min-w-0 font-[650] not-group-open/entry:truncate">
							{queueSentence(entry)}
						</span>
					</span>
					<About entry={entry} now={now} words={incident?.booking?.reference ?? ""} />
				</summary>
				<div className="pt-1 pb-5">
					{incident ? (
						<OpenIncident item={incident} actions={actions}>
							{callOf(incident.id)}
						</OpenIncident>
					) : null}
					{messageId ? messageOf(messageId) : null}
				</div>
			</details>
		</article>
	);
}

const rowClass =
	"grid min-h-11 grid-cols-[minmax(0,1fr)] content-center gap-x-6 py-1 text-[0.95rem]/snug min-[45rem]:grid-cols-[minmax(0,1fr)_auto] min-[45rem]:items-center";

/** What ends when the departure or booking is corrected, to which it links. */
function LinkedRow({ entry, now }: { entry: QueueEntry; now: string }) {
	const { bookingId, reference, title, date } = entry;
	const isDeparture = entry.kind === "departure";
	return (
		<div className={rowClass}>
			<Link to={queuePath(entry)} prefetch="intent" className="inline-block py-0.5 font-[650]">
				{queueSentence(entry)}
			</Link>
			{isDeparture ? null : (
				<About
					entry={entry}
					now={now}
					words={bookingId ? `${reference} · ${title}, ${formatDate(date, "short")}` : ""}
				/>
			)}
		</div>
	);
}

function About({ entry: { due }, now, words }: { entry: QueueEntry; now: string; words: string }) {
	return (
		<span className="text-sm/snug text-ink-soft">
			{words ? `${words} · ` : ""}
			<span className={`font-bold whitespace-nowrap ${due > now ? "text-few" : "text-danger"}`}>
				{dueInWords(due, now)}
			</span>
		</span>
	);
}
