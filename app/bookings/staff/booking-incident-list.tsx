import { Link } from "react-router";
import { bookingIncidentLabels } from "#app/incidents/incident.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import {
	bookingIncidentPath,
	bookingIncidentSentence,
	bookingIncidentWay,
} from "./booking-incident-text.ts";
import type { BookingIncident } from "./booking-incidents.server.ts";

/** Incidents that end when the departure or booking is corrected; each row links to it. */
export function BookingIncidentList({ matters }: { matters: BookingIncident[] }) {
	if (matters.length === 0) return null;
	return (
		<ul className="grid">
			{matters.map((matter) => (
				<li
					key={`${matter.kind} ${matter.bookingId} ${matter.excursionId} ${matter.date}`}
					className="grid gap-1.5 border-b border-line py-5"
				>
					<p>
						<Badge look={matter.kind === "hotel pays back" ? "sand" : "bad"}>
							{bookingIncidentLabels[matter.kind]}
						</Badge>
					</p>
					<h2 className="font-sans text-base/normal font-[650]">
						<Link to={bookingIncidentPath(matter)}>{bookingIncidentSentence(matter)}</Link>
					</h2>
					<p>{bookingIncidentWay(matter)}</p>
					<p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
						{matter.reference ? `${matter.reference} · ` : ""}
						{matter.title}, {formatDate(matter.date, "short")}
					</p>
				</li>
			))}
		</ul>
	);
}
