import { Link } from "react-router";
import type { DifferentDay } from "#app/departures/editor/staff-excursions.server.ts";
import { differentDaysTexts as texts } from "#app/messages/staff/excursions/different-days.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDate } from "#app/ui/format/format.ts";

/** Coming departures that differ from their timetable; the calendar changes them. */
export function EditorDays({ days }: { days: readonly DifferentDay[] }) {
	return (
		<Card title={texts.title} id="days" hint={texts.hint}>
			{days.length > 0 ? (
				<ul>
					{days.map((day) => (
						<li
							key={day.departureId}
							className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3"
						>
							<Link
								to={`/dashboard/calendar?day=${day.date}`}
								className="min-h-6 min-w-36 font-bold"
							>
								<time dateTime={day.date}>{formatDate(day.date, "short")}</time>
							</Link>
							<DayState {...day} />
							<span className="text-sm text-ink-soft">{day.note}</span>
						</li>
					))}
				</ul>
			) : (
				<p className="text-sm text-ink-soft">{texts.none}</p>
			)}
		</Card>
	);
}

function DayState({ isClosed, capacity, startTime, sold }: DifferentDay) {
	const { state } = texts;
	const isOver = sold !== null && sold > 0 && (isClosed || (capacity !== null && sold > capacity));
	return (
		<span className="flex flex-wrap items-center gap-2 text-sm">
			{isClosed ? (
				<Badge look="grey">{state.closed}</Badge>
			) : capacity === null ? null : (
				<Badge>{state.seats({ count: capacity })}</Badge>
			)}
			{startTime ? <b className="font-semibold">{state.startsAt({ time: startTime })}</b> : null}
			{sold === null ? null : isOver ? (
				<b className="font-semibold text-danger">{state.tellGuests({ count: sold })}</b>
			) : (
				<span className="text-ink-soft">{state.sold({ count: sold })}</span>
			)}
		</span>
	);
}
