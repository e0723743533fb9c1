import { Children } from "react";
import { Link } from "react-router";
import { queueLabels } from "#app/incidents/incident.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { queueEntryTexts } from "#app/messages/staff/office/queue-entry.ts";
import { formatDate } from "#app/ui/format/format.ts";
import {
	dueInWords,
	type QueueEntry,
	queueEntryKey,
	queuePath,
	queueSentence,
} from "./queue-entry.ts";

const { glance } = queueEntryTexts;

/** The first entries of the review queue and the number of all, beside the day. */
export function QueueSummary({
	entries,
	openCount,
	now,
	none,
	children,
}: {
	entries: readonly QueueEntry[];
	openCount: number;
	/** Local date and time, as in `QueueEntry.due`. */
	now: string;
	/** What stands there without an entry. */
	none: string;
	/** More entries, as list items: a hotel's user has some of another kind. */
	children?: React.ReactNode;
}) {
	return (
		<section aria-labelledby="attention" className="rounded-lg bg-sand px-6 py-5 text-on-sand">
			<h2 id="attention" className="mb-1.5 text-[1.35rem]">
				{openCount > 0 ? glance.titleCounted({ open: openCount }) : officeTexts.screens.attention}
			</h2>
			{entries.length === 0 && Children.toArray(children).length === 0 ? <p>{none}</p> : null}
			<ul className="[overflow-wrap:anywhere]">
				{entries.map((entry) => (
					<li
						key={queueEntryKey(entry)}
						className="grid justify-items-start border-t-2 border-dotted border-dune py-2"
					>
						<Link to={queuePath(entry)} className="inline-block py-0.5 font-semibold">
							{entry.incident ? queueLabels[entry.kind] : queueSentence(entry)}
						</Link>
						{entry.kind === "departure" ? null : (
							<span className="text-sm">
								{aboutInWords(entry)}{" "}
								<span className={`font-bold ${entry.due > now ? "text-few" : "text-danger"}`}>
									{dueInWords(entry.due, now)}
								</span>
							</span>
						)}
					</li>
				))}
				{children}
			</ul>
			{openCount > entries.length ? (
				<p className="pt-1">
					<Link to="/dashboard/attention">{glance.seeAll({ open: openCount })}</Link>
				</p>
			) : null}
		</section>
	);
}

function aboutInWords(entry: QueueEntry): string {
	const { kind, incident, title, date, reference } = entry;
	if (incident)
		return [queueSentence(entry), incident.booking?.reference ?? ""].filter(Boolean).join(" ");
	if (kind === "message") return queueLabels[kind];
	return [title, formatDate(date, "short"), reference].filter(Boolean).join(", ");
}
