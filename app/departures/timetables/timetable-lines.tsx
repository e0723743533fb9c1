import { Link } from "react-router";
import { timetableTexts as texts } from "#app/messages/staff/excursions/timetable.ts";
import { Card } from "#app/ui/card.tsx";
import { formatDate, formatList, formatMoney, weekdayName } from "#app/ui/format/format.ts";
import { newDeparturePath } from "../departure.ts";
import type { Timetable } from "./timetable.ts";

/** Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** The timetables of an excursion in its editor, each with a link to its own form. */
export function TimetableLines({
	excursionId,
	timetables,
	currency,
	mayUpdate,
}: {
	excursionId: string;
	timetables: readonly Timetable[];
	currency: string;
	mayUpdate: boolean;
}) {
	const address = (position: number) =>
		`/dashboard/excursion/${excursionId}/timetables/${position}`;
	const next = Math.max(-1, ...timetables.map(({ position }) => position)) + 1;
	return (
		<Card title={texts.title} id="timetables" hint={texts.hint}>
			<ul>
				{timetables.map((timetable) => (
					<li
						key={timetable.position}
						className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3"
					>
						<span>{timetableInWords(timetable, currency)}</span>
						{mayUpdate ? (
							<Link
								to={address(timetable.position)}
								aria-label={texts.editOf({ start: timetable.startTime })}
								className="min-h-6 py-1 font-semibold"
							>
								{texts.edit}
							</Link>
						) : null}
					</li>
				))}
			</ul>
			{mayUpdate ? (
				<p className="flex flex-wrap gap-x-6">
					<Link to={address(next)} className="inline-block py-1 font-semibold">
						{texts.another}
					</Link>
					<Link to={newDeparturePath(excursionId)} className="inline-block py-1 font-semibold">
						{texts.oneDeparture}
					</Link>
				</p>
			) : null}
		</Card>
	);
}

function timetableInWords(timetable: Timetable, currency: string): string {
	const { startTime, capacity, days, firstDay, lastDay, minimumGuests, decideHours } = timetable;
	const running = week.filter((day) => (days[day]?.length ?? 0) > 0);
	const names =
		running.length === 7
			? texts.daily
			: running.length === 0
				? texts.never
				: formatList(running.map((day) => weekdayName(day)));
	return [
		texts.line({ start: startTime, seats: capacity, days: names }),
		...(firstDay ? [texts.from({ date: formatDate(firstDay, "full") })] : []),
		...(lastDay ? [texts.until({ date: formatDate(lastDay, "full") })] : []),
		...(minimumGuests > 0 ? [texts.runsWith({ guests: minimumGuests, hours: decideHours })] : []),
		...wholeInWords(timetable, currency),
	].join(" · ");
}

function wholeInWords({ sells, wholePriceCents }: Timetable, currency: string): string[] {
	if (wholePriceCents === null) return [];
	const price = formatMoney(wholePriceCents, currency);
	return [sells === "whole" ? texts.wholeOnly({ price }) : texts.seatsOrWhole({ price })];
}
