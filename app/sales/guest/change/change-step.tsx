import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { lackingWith } from "#app/departures/departure.ts";
import { pickupsOn } from "#app/departures/departure-times.ts";
import { SendButton, SentForm } from "#app/islands/forms/sent-form.tsx";
import { bookingFormTexts, guestBookingTexts } from "#app/messages/texts.ts";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { firstName, peopleInWords } from "#app/sales/booking/booking-words.ts";
import type { WhatGuestMayDo } from "#app/sales/cancellation/what-guest-may-do.ts";
import { dayChoice } from "#app/sales/form/day/day-choice.ts";
import { StartChoice } from "#app/sales/form/day/start-choice.tsx";
import { lackingInWords } from "#app/sales/minimum-guests-words.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { GuestSheet, GuestSheets, GuestTrip, sheetPairClass } from "../guest-booking-sheets.tsx";
import { TooLateStep } from "../guest-booking-step.tsx";
import { ChangeCalendar, type GuestDayChoice } from "./change-calendar.tsx";
import { ChangeComparison, RefundSpans } from "./change-comparison.tsx";
import { type BookedRules, compareDays, refundLoss, refundShown } from "./day-change.ts";

interface ChangeProps {
	booking: GuestBooking;
	choice: GuestDayChoice;
	terms: WhatGuestMayDo;
	/** Milliseconds since the epoch when all of this was read. */
	readAt: number;
	rules: BookedRules;
	/** What the address or a refused form had chosen. */
	start: {
		date: string | null;
		/** "HH:MM", where the day has several departures. */
		start: string | null;
		month: string | null;
		pickupPointId: number | null;
	};
	problem: string | null;
	operator: { email: string; phone: string };
}

/** Chooses another day or stop of the same excursion and shows what changes above the button. */
export default function ChangeStep(props: ChangeProps) {
	const { booking, terms, problem } = props;
	const { change: texts } = useTexts(guestBookingTexts);
	if (!terms.mayMove && !terms.mayChangePickup) return <TooLate {...props} />;
	return (
		<GuestSheets
			title={titleOf(booking, terms, texts)}
			lead={introText(terms, texts)}
			nothing={texts.nothingYet}
			problem={problem}
		>
			<ChangeForm {...props} />
		</GuestSheets>
	);
}

type ChangeTexts = (typeof guestBookingTexts)["en"]["change"];

function titleOf(
	booking: GuestBooking,
	{ mayMove, hasOtherStops }: WhatGuestMayDo,
	{ title }: Pick<ChangeTexts, "title">,
): string {
	const name = firstName(booking.name);
	if (!mayMove) return title.stop({ name });
	return hasOtherStops ? title.dayOrStop({ name }) : title.day({ name });
}

function introText(
	{ mayMove, hasOtherStops, moveEnds, pickupEnds }: WhatGuestMayDo,
	{ lead }: Pick<ChangeTexts, "lead">,
): string {
	if (!mayMove) return lead.stop({ until: pickupEnds });
	return hasOtherStops
		? lead.dayAndStop({ dayUntil: moveEnds, stopUntil: pickupEnds })
		: lead.day({ until: moveEnds });
}

function ChangeForm({ booking, choice, terms, readAt, rules, start, operator }: ChangeProps) {
	const language = useLanguage();
	const { change: texts, untilThenAsItIs } = useTexts(guestBookingTexts);
	const localPath = useLocalPath();
	const { formatDate, formatMoney, formatTime } = useFormats();
	const { dayAt } = useTexts(bookingFormTexts).starts;
	const { seats } = choice;
	const [month, setMonth] = useState(start.month ?? (start.date ?? booking.date).slice(0, 7));
	const form = useRef<HTMLFormElement>(null);
	const { setDate, setStart, dayOfChoice, setPointId, pointId, stops } = useDayAndStop(form, {
		booking,
		choice,
		start,
	});
	const { chosenDeparture: day, chosenDate, starts } = dayOfChoice;
	const stop = stops.find((each) => each.pointId === pointId);
	const dayInWords = ({ date, startTime }: { date: string; startTime: string }) =>
		day?.date === booking.date
			? dayAt({ day: formatDate(date, "long"), time: formatTime(startTime) })
			: formatDate(date, "long");
	const changedBooking = { ...booking, ...(day ?? {}), pickup: stop ?? booking.pickup };
	const isOther = day !== null || (stop && pointId !== choice.pickupPointId);
	const days = { have: booking, take: changedBooking, now: readAt, language };
	const lacking = day && lackingWith(day.lacking, seats);
	const loss = day ? refundLoss(rules, days) : null;
	return (
		<SentForm ref={form} isKeptAt503 className={sheetPairClass}>
			{/* Enter presses a form's first button, which must not be a month's. */}
			<button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
			<GuestSheet>
				<GuestTrip
					booking={booking}
					facts={`${peopleInWords(booking, language)} · ${booking.reference}`}
				/>
				{terms.mayMove ? (
					<ChangeCalendar
						{...{ booking, choice, chosenDate, month }}
						choose={setDate}
						showMonth={setMonth}
						phone={operator.phone}
					/>
				) : null}
				{chosenDate && starts.length > 0 ? (
					<StartChoice
						date={chosenDate}
						starts={starts}
						chosenDeparture={day}
						choose={setStart}
						seats={seats}
					/>
				) : day ? (
					<input type="hidden" name="start" value={day.startTime} />
				) : null}
				{terms.hasOtherStops ? (
					<StopField
						booking={booking}
						choice={{ ...choice, stops }}
						pointId={pointId}
						choose={setPointId}
					/>
				) : (
					<input type="hidden" name="pickupPointId" value={choice.pickupPointId} />
				)}
			</GuestSheet>
			<GuestSheet>
				<div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-6">
					{isOther ? (
						<ChangeComparison rows={compareDays(rules, days)} />
					) : (
						<div>
							<h2 className="text-[1.8rem]">{texts.whatChanges}</h2>
							<p className="mt-3 text-ink-soft">
								{terms.mayMove ? texts.chooseDay : texts.chooseStop}
							</p>
						</div>
					)}
					{loss ? <RefundSpans loss={loss} /> : null}
					{lacking && day ? (
						<p className="rounded-md bg-sand px-5 py-4.5 text-on-sand">
							{lackingInWords(lacking, day, { now: readAt, timeZone: rules.timeZone }, language)}
						</p>
					) : null}
				</div>
				<p className="rounded-md bg-sand px-5 py-4.5 text-on-sand">
					{texts.priceStays({ price: formatMoney(booking.priceCents, booking.currency) })}
				</p>
				<input type="hidden" name="fingerprint" value={choice.fingerprint} />
				<input
					type="hidden"
					name="told"
					value={day ? refundShown(rules, changedBooking, readAt) : ""}
				/>
				<div className="grid gap-3">
					<SendButton
						busy={texts.changing}
						words={{ ...texts.unsent, meanwhile: untilThenAsItIs }}
						className="w-full"
					>
						{day ? texts.moveTo({ date: dayInWords(day) }) : texts.confirm}
					</SendButton>
					<ButtonAnchor href={localPath(`/booking/${booking.confirmId}`)} className="w-full">
						{day ? texts.keepDay({ date: dayInWords(booking) }) : texts.leave}
					</ButtonAnchor>
				</div>
				<p className="text-sm text-ink-soft">
					{booking.maskedEmail ? texts.newVoucher : texts.newVoucherHere}
					{terms.mayMove ? ` ${texts.oldSeats}` : ""}
				</p>
			</GuestSheet>
		</SentForm>
	);
}

/** The chosen day, if it can be booked, and the chosen stop, with the times of that day. */
function useDayAndStop(
	form: RefObject<HTMLFormElement | null>,
	{ booking, choice, start }: Pick<ChangeProps, "booking" | "choice" | "start">,
) {
	const [date, setDate] = useState(start.date);
	const [startTime, setStart] = useState(start.start);
	const [pointId, setPointId] = useState(start.pickupPointId ?? choice.pickupPointId);
	// what was chosen before the island woke; in the layout, because a choice that came before a later effect would be
	// overwritten
	useLayoutEffect(() => {
		if (!form.current) return;
		const formData = new FormData(form.current);
		setDate((previous) => String(formData.getAll("date").at(-1) ?? "") || previous);
		setStart((previous) => String(formData.get("start") ?? "") || previous);
		setPointId((previous) => Number(formData.get("pickupPointId")) || previous);
	}, [form]);
	const others = choice.departures.filter(
		({ id }) => id !== booking.departureId && !choice.dearerIds.includes(id),
	);
	const dayOfChoice = dayChoice(others, { date, start: startTime }, choice.seats);
	const day = dayOfChoice.chosenDeparture;
	const stops = pickupsOn(
		choice.stops,
		choice.stops[0]?.startTime ?? booking.startTime,
		day?.startTime ?? booking.startTime,
	);
	return { setDate, setStart, dayOfChoice, setPointId, pointId, stops };
}

function StopField({
	booking,
	choice: { stops, pickupPointId },
	pointId,
	choose,
}: {
	booking: GuestBooking;
	choice: GuestDayChoice;
	pointId: number;
	choose: (pointId: number) => void;
}) {
	const { change: texts } = useTexts(guestBookingTexts);
	const { formatTime } = useFormats();
	const isStillThere = stops.some((stop) => stop.pointId === pickupPointId);
	return (
		<SelectField
			name="pickupPointId"
			label={texts.stop}
			value={stops.some((stop) => stop.pointId === pointId) ? pointId : ""}
			onChange={(event) => choose(Number(event.target.value))}
		>
			{isStillThere ? null : (
				<option value="">
					{texts.noLongerStop({
						time: formatTime(booking.pickup.time),
						stop: booking.pickup.title,
					})}
				</option>
			)}
			{stops.map((stop) => (
				<option key={stop.pointId} value={stop.pointId} lang={langOf(stop, "title")}>
					{`${formatTime(stop.time)} · ${stop.title}`}
				</option>
			))}
		</SelectField>
	);
}

function TooLate({ booking, terms, operator }: ChangeProps) {
	const { change: texts } = useTexts(guestBookingTexts);
	return (
		<TooLateStep title={texts.tooLate} booking={booking} operator={operator}>
			{texts.settled} {terms.hasOtherStops ? texts.driverHasList : texts.noOtherStop}
		</TooLateStep>
	);
}
