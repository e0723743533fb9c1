import { Link } from "react-router";
import { weatherListTexts } from "#app/messages/staff/departures/weather-list.ts";
import { formatDate, formatInstant } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { ShownRecord } from "./shown-record.ts";

/** The weather called off the booking's departure: until when its guest chooses, and where staff choose instead. */
export function WeatherOfRecord({
	record: { id, weather },
	mayChoose,
	timeZone,
}: {
	record: ShownRecord;
	mayChoose: boolean;
	timeZone: string;
}) {
	if (!weather) return null;
	const { title, choose, record: texts } = weatherListTexts;
	return (
		<Sheet id="weather" title={title}>
			<p>
				{weather.choice === null
					? texts.choosing({ until: formatInstant(weather.until, timeZone) })
					: texts.taken({ date: formatDate(weather.date, "long") })}
			</p>
			{mayChoose && weather.choice === null ? (
				<p>
					<Link to={`/dashboard/bookings/${id}/weather`}>{choose}</Link>
				</p>
			) : null}
		</Sheet>
	);
}
