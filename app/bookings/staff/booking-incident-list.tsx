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
export function BookingIncidentList({ incidents }: { incidents: BookingIncident[] }) {
	if (incidents.length === 0) return null;
	return (
		<ul className="grid">
			{incidents.map((incident) => (
				<li
					key={`${incident.kind} ${incident.bookingId} ${incident.excursionId} ${incident.date}`}
					className="grid gap-1.5 border-b border-line py-5"
				>
					<p>
						<Badge look={incident.bookingId ? "sand" : "bad"}>
							{bookingIncidentLabels[incident.kind]}
						</Badge>
					</p>
					<h2 className="font-sans text-base/normal font-[650]">
						<Link to={bookingIncidentPath(incident)}>{bookingIncidentSentence(incident)}</Link>
					</h2>
					<p>{bookingIncidentWay(incident)}</p>
					<p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
						{incident.reference ? `${incident.reference} · ` : ""}
						{incident.title}, {formatDate(incident.date, "short")}
					</p>
				</li>
			))}
		</ul>
	);
}
