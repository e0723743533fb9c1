import { typedPrice } from "#app/catalogue/prices/typed-price.ts";
import { EditorWeek } from "#app/departures/editor/editor-week.tsx";
import { SaleFields } from "#app/departures/sale-fields.tsx";
import { timetableTexts } from "#app/messages/staff/excursions/timetable.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { BookedDeparture, Timetable } from "./timetable.ts";

const texts = timetableTexts.form;

interface BookedNotice {
	closedDepartures: BookedDeparture[];
	keptDepartures: BookedDeparture[];
	/** Sent along by the next save. */
	seenDepartures: string;
}

export function TimetableForm({
	isFirst,
	values,
	days,
	errors,
	bookedNotice,
	children,
}: {
	/** Its start, seats and days are fields of the excursion. */
	isFirst: boolean;
	values: TypedValues;
	days: Timetable["days"];
	errors: FormErrors | null;
	/** Departures with guests that staff have to see before it is saved. */
	bookedNotice: BookedNotice | null;
	/** The save bar; null for users who may only read. */
	children: React.ReactNode;
}) {
	const unsaved = useUnsaved();
	const field = typedFields(values, errors);
	return (
		<StaffForm unsaved={unsaved} errors={errors} version={values.version} bar={children}>
			{bookedNotice ? <BookedDepartures {...bookedNotice} /> : null}
			<Card
				title={isFirst ? texts.first({ start: values.startTime ?? "" }) : timetableTexts.title}
				hint={isFirst ? texts.firstHint : undefined}
			>
				<div className="grid gap-4 md:grid-cols-2">
					{isFirst ? null : (
						<>
							<TextField
								{...field("startTime")}
								type="time"
								required
								label={texts.start}
								hint={texts.startHint}
							/>
							<TextField {...field("capacity")} label={texts.seats} inputMode="numeric" required />
						</>
					)}
					<TextField
						{...field("firstDay")}
						type="date"
						label={texts.firstDay}
						hint={texts.firstDayHint}
					/>
					<TextField
						{...field("lastDay")}
						type="date"
						label={texts.lastDay}
						hint={texts.lastDayHint}
					/>
					<TextField
						{...field("minimumGuests")}
						label={texts.minimum}
						hint={texts.minimumHint}
						inputMode="numeric"
					/>
					<TextField {...field("decideHours")} label={texts.decide} inputMode="numeric" />
					<SaleFields field={field} />
				</div>
			</Card>
			{isFirst ? null : <EditorWeek days={days} errors={weekErrors(errors)} />}
		</StaffForm>
	);
}

/** The grid shows the errors of `day_languages`, as in the excursion's editor. */
function weekErrors(errors: FormErrors | null): FormErrors {
	const [dayError] = Object.entries(errors ?? {}).filter(([name]) => name.startsWith("days"));
	return dayError ? { day_languages: dayError[1] } : {};
}

function BookedDepartures({ closedDepartures, keptDepartures, seenDepartures }: BookedNotice) {
	const lists = [
		{ lead: timetableTexts.booked.closed, departures: closedDepartures },
		{ lead: timetableTexts.booked.kept, departures: keptDepartures },
	];
	return (
		<Notice look="bad">
			<input type="hidden" name="seen" value={seenDepartures} />
			{lists.map(({ lead, departures }) =>
				departures.length > 0 ? (
					<div key={lead}>
						<p>{lead}</p>
						<ul className="list-disc pl-5">
							{departures.map(({ id, date, startTime, guests }) => (
								<li key={id}>
									{timetableTexts.booked.departure({
										date: formatDate(date, "short"),
										start: startTime,
										guests,
									})}
								</li>
							))}
						</ul>
					</div>
				) : null,
			)}
			<p>{timetableTexts.booked.once}</p>
		</Notice>
	);
}

export function timetableFormOf(timetable: Omit<Timetable, "position" | "days">): TypedValues {
	return {
		startTime: timetable.startTime,
		capacity: String(timetable.capacity),
		firstDay: timetable.firstDay ?? "",
		lastDay: timetable.lastDay ?? "",
		minimumGuests: String(timetable.minimumGuests),
		decideHours: String(timetable.decideHours),
		sells: timetable.sells,
		wholePriceCents: typedPrice(timetable.wholePriceCents),
	};
}
