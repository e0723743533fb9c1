import { Link } from "react-router";
import { queueEntryTexts } from "#app/messages/staff/office/queue-entry.ts";
import { formatDate } from "#app/ui/format/format.ts";
import type { HotelIncident } from "./sales.server.ts";

/** What waits for the guests of a partner's own hotels, as list items. */
export function OwnHotelLines({ incidents }: { incidents: readonly HotelIncident[] }) {
	return incidents.map((incident) => (
		<li key={`${incident.kind} ${incident.bookingId}`} className="py-1">
			<Link to={`/dashboard/bookings/${incident.bookingId}`} className="inline-block py-0.5">
				{sentenceOf(incident)}
			</Link>{" "}
			· {incident.title}, {formatDate(incident.date, "short")}, {incident.reference}
		</li>
	));
}

function sentenceOf({ kind, detail }: HotelIncident): string {
	const { glance } = queueEntryTexts;
	return kind === "refund due"
		? glance.moneyToPayBack({ detail })
		: glance.mailNotDelivered({ detail });
}
