import { Link } from "react-router";
import {
	bookingIncidentPath,
	bookingIncidentSentence,
} from "#app/bookings/staff/booking-incident-text.ts";
import { incidentSentence, kindLabels } from "#app/incidents/incident.ts";
import { formatDate } from "#app/ui/format/format.ts";
import type { HotelIncident, SalesOverview } from "./sales.server.ts";

/** The first incidents of the review queue and their number; a partner sees those of its own guests. */
export function SalesIncidents({ sales: { attention } }: { sales: SalesOverview }) {
	const { departures, incidents, ownHotels, openCount } = attention;
	const shown = departures.length + incidents.length;
	return (
		<section aria-labelledby="attention" className="rounded-lg bg-sand px-6 py-5 text-on-sand">
			<h2 id="attention" className="mb-1.5 text-[1.35rem]">
				Needs attention{openCount > 0 ? ` (${openCount})` : ""}
			</h2>
			{shown + ownHotels.length === 0 ? (
				<p>Nothing: money, mails and departures are all in order.</p>
			) : null}
			<ul className="[overflow-wrap:anywhere]">
				{departures.map((incident) => (
					<Line
						key={`${incident.kind} ${incident.bookingId} ${incident.excursionId} ${incident.date}`}
						to={bookingIncidentPath(incident)}
						link={bookingIncidentSentence(incident)}
					>
						{incident.title}, {formatDate(incident.date, "short")}
						{incident.reference ? `, ${incident.reference}` : ""}
					</Line>
				))}
				{incidents.map((incident) => (
					<Line key={incident.id} to="/dashboard/attention" link={kindLabels[incident.kind]}>
						{incidentSentence(incident)}
						{incident.booking ? ` ${incident.booking.reference}` : ""}
					</Line>
				))}
				{ownHotels.map((incident) => (
					<Line
						key={`${incident.kind} ${incident.bookingId}`}
						to={`/dashboard/bookings/${incident.bookingId}`}
						link={ownHotelSentence(incident)}
					>
						{incident.title}, {formatDate(incident.date, "short")}, {incident.reference}
					</Line>
				))}
			</ul>
			{openCount > shown ? (
				<p className="pt-1">
					<Link to="/dashboard/attention">{`See all ${openCount}`}</Link>
				</p>
			) : null}
		</section>
	);
}

function Line({ to, link, children }: { to: string; link: string; children: React.ReactNode }) {
	return (
		<li className="py-1">
			<Link to={to} className="inline-block py-0.5">
				{link}
			</Link>{" "}
			· {children}
		</li>
	);
}

function ownHotelSentence({ kind, detail }: HotelIncident): string {
	return kind === "refund due"
		? `Money to pay back (${detail})`
		: `A mail could not be delivered: ${detail}`;
}
