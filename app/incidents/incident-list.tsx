import type { ReactNode } from "react";
import { Link } from "react-router";
import { reviewQueueTexts } from "#app/messages/staff/office/review-queue.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate, formatInstant } from "#app/ui/format/format.ts";
import {
	type Incident,
	type IncidentAction,
	incidentActionsFor,
	incidentSentence,
	incidentStateText,
	queueLabels,
} from "./incident.ts";
import { type FailedAction, IncidentActions } from "./incident-actions.tsx";

export interface IncidentRowActions {
	timeZone: string;
	may: (act: IncidentAction) => boolean;
	failed: FailedAction | null;
}

/** Settled incidents. */
export function IncidentList({ items, timeZone }: { items: Incident[]; timeZone: string }) {
	return (
		<ul className="grid">
			{items.map((item) => (
				<li key={item.id} className="border-b border-line py-5">
					<SettledIncident item={item} timeZone={timeZone} />
				</li>
			))}
		</ul>
	);
}

/** What happened, and how it ended. */
function SettledIncident({ item, timeZone }: { item: Incident; timeZone: string }) {
	return (
		<article aria-labelledby={`incident-${item.id}`} className="grid min-w-0 content-start gap-1.5">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Badge look="grey">{queueLabels[item.kind]}</Badge>
				<span className="text-sm text-ink-soft">{formatInstant(item.createdAt, timeZone)}</span>
			</p>
			<h2 id={`incident-${item.id}`} className="font-sans text-base/normal font-[650]">
				{incidentSentence(item)}
			</h2>
			<p className="text-ink-soft">{incidentStateText(item)}</p>
			<Where item={item} />
			<Settled item={item} timeZone={timeZone} />
		</article>
	);
}

/** An open incident: what is open of it, and the actions. Its sentence stands in the row that it unfolds. */
export function OpenIncident({
	item,
	actions,
	children,
}: {
	item: Incident;
	actions: IncidentRowActions;
	/** The ways to reach its guest by hand. */
	children?: ReactNode;
}) {
	const { timeZone, may, failed } = actions;
	const acts = incidentActionsFor(item).filter(may);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 min-[45rem]:grid-cols-[minmax(0,1fr)_auto]">
			<div className="grid min-w-0 content-start gap-1.5">
				<p>{incidentStateText(item)}</p>
				{item.dueAt ? (
					<p className="font-bold text-danger">
						{reviewQueueTexts.row.evidenceDue({ moment: formatInstant(item.dueAt, timeZone) })}
					</p>
				) : null}
				<Where item={item} />
				{children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
			</div>
			{acts.length > 0 ? <IncidentActions item={item} acts={acts} failed={failed} /> : null}
		</div>
	);
}

function Where({ item: { booking, gatewayRef } }: { item: Incident }) {
	if (!booking && !gatewayRef) return null;
	return (
		<p className="text-sm text-ink-soft">
			{booking ? (
				<>
					<Link to={`/dashboard/bookings/${booking.id}`} className="inline-block py-1">
						{booking.reference}
					</Link>{" "}
					· {booking.name} · {booking.title}, {formatDate(booking.date, "short")} ·{" "}
					{reviewQueueTexts.row.bookingStatus[booking.status]}
				</>
			) : null}
			{booking && gatewayRef ? <br /> : null}
			{gatewayRef ? (
				<span className="break-all">
					{reviewQueueTexts.row.atGateway({ reference: gatewayRef })}
				</span>
			) : null}
		</p>
	);
}

function Settled({ item, timeZone }: { item: Incident; timeZone: string }) {
	if (!item.settledAt) return null;
	const name = item.settledByName;
	const moment = formatInstant(item.settledAt, timeZone);
	return (
		<p className="text-sm text-ink-soft">
			{name
				? reviewQueueTexts.row.settledBy({ name, moment })
				: reviewQueueTexts.row.settledAutomatically({ moment })}
		</p>
	);
}
