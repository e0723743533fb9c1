/** Parts of the record that few bookings have, or few readers see. */
import { Link } from "react-router";
import { answersTexts } from "#app/messages/staff/bookings/answers.ts";
import { eraseBookingTexts as eraseTexts } from "#app/messages/staff/bookings/erase-booking.ts";
import { weatherListTexts } from "#app/messages/staff/departures/weather-list.ts";
import { Fold } from "#app/ui/fold.tsx";
import { formatDate, formatInstant } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { ShownRecord } from "./shown-record.ts";

/** What the guests answered to the questions of their excursion; nothing where it asks nothing. */
export function RecordAnswers({
	record: { shownAnswers, consents, asksQuestions },
	mayAnswer,
	timeZone,
}: {
	record: Pick<ShownRecord, "shownAnswers" | "consents" | "asksQuestions">;
	mayAnswer: boolean;
	timeZone: string;
}) {
	if (!asksQuestions && shownAnswers.length === 0) return null;
	return (
		<Sheet id="answers" title={answersTexts.title}>
			{shownAnswers.length === 0 ? <p>{answersTexts.none}</p> : null}
			<dl className="grid grid-cols-[minmax(0,1fr)] gap-3">
				{shownAnswers.map(({ title, words, missing }) => (
					<div key={title} className="min-w-0 wrap-anywhere">
						<dt className="text-sm text-ink-soft">{title}</dt>
						<dd className="font-[550]">
							{words}
							{missing > 0 ? (
								<b className="text-few"> {answersTexts.missing({ count: missing })}</b>
							) : null}
							{consents
								.filter((consent) => consent.title === title)
								.map(({ wording, answeredAt, guest }) => (
									<span key={guest} className="block text-sm text-ink-soft">
										{answersTexts.agreedTo({
											version: wording,
											at: formatInstant(answeredAt, timeZone),
										})}
									</span>
								))}
						</dd>
					</div>
				))}
			</dl>
			{mayAnswer && asksQuestions ? (
				<p className="text-sm">
					<Link to="answers">{answersTexts.change}</Link>
				</p>
			) : null}
		</Sheet>
	);
}

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

/** For a guest who asks staff for their data, or to have them deleted. */
export function PersonalData({ record }: { record: ShownRecord }) {
	return (
		<Fold title={eraseTexts.heading}>
			<p className="text-sm text-ink-soft">{eraseTexts.text}</p>
			<p className="flex flex-wrap gap-x-6">
				<a
					className="inline-block py-2.5 font-semibold"
					href={`/dashboard/bookings/${record.id}/data.json`}
				>
					{eraseTexts.take}
				</a>
				<Link className="inline-block py-2.5 font-semibold" to="erase">
					{eraseTexts.erase}
				</Link>
			</p>
		</Fold>
	);
}
