import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { seatsOf } from "#app/catalogue/excursion.ts";
import { type ChosenExtra, chosenExtras } from "#app/catalogue/extras/extra.ts";
import { chosenFares } from "#app/catalogue/fares/fare.ts";
import { priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import { cheapestPrices, doPricesDiffer, pricesOf } from "#app/catalogue/prices/price-sets.ts";
import type { Party, People } from "#app/catalogue/prices/prices.ts";
import { centsOff } from "#app/catalogue/prices/reduction.ts";
import { newFormKey } from "#app/crypto/form-key.ts";
import { type Departure, largestGroup } from "#app/departures/departure.ts";
import { calendarMonth, monthOfDay, monthToShow } from "#app/departures/offer/calendar-month.ts";
import type { GuestFieldWords } from "#app/sales/booking/booking-form-fields.ts";
import type { AppliedCode } from "#app/sales/codes/code.ts";
import type { HeldSeats } from "#app/sales/holds/held-seats.server.ts";
import { useFocusOnChange } from "#app/ui/focus-on-change.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { wholeNumber } from "#app/ui/form/values/whole-number.ts";
import { dayChoice } from "./day/day-choice.ts";
import { unavailableDay } from "./day/unavailable-day.ts";
import { keepSentFormKey, keepTypedForm, sentFormKey, sentFormOver } from "./kept-form.ts";
import type { OnSale, RefusedBooking } from "./on-sale.ts";
import { type WholeOffer, wholeOffer } from "./party/whole-offer.ts";
import { useFieldProblems } from "./use-field-problems.ts";
import { type Counts, useTypedBefore } from "./use-restored-form.ts";
import { useTypedCode } from "./use-typed-code.ts";

/** What the page's address asks for. */
export type BookingStart = Record<"month" | "date" | "start" | "people", string | null | undefined>;

export type BookingForm = ReturnType<typeof useBookingForm>;

/**
 * State and rules of the booking form, shared by the panel and the phone's bar. Its first state is
 * also the whole form without JavaScript.
 */
export function useBookingForm(
	loaded: OnSale,
	{
		currency,
		fields,
		start,
		refused,
		held,
	}: {
		currency: string;
		fields: readonly GuestFieldWords[];
		start: BookingStart;
		refused: RefusedBooking | undefined;
		held: HeldSeats | undefined;
	},
) {
	const onSale = useNewestOnSale(loaded, refused);
	const { excursion, departures } = onSale;
	const typedValues = refused?.typedValues ?? {};
	const form = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const [date, setDate] = useState(typedValues.date ?? start.date ?? null);
	const [startTime, setStartTime] = useState(typedValues.start || (start.start ?? null));
	const [month, setMonth] = useState(typedValues.month ?? start.month);
	const [wantsWhole, setWantsWhole] = useState(typedValues.isWhole === "1");
	const [counts, setCounts] = useState(firstCounts(typedValues, start.people, onSale));
	const [choices, setChoices] = useState(typedValues);
	const checked = useFieldProblems(form, onSale, currency, refused);
	const { errors, setErrors, problems, loadRules, recheck, changed: lastChanged } = checked;
	const code = useTypedCode(refused);
	const { attempts, answers, addAttempt } = useRefusals(refused);
	const key = useFormKey(held?.confirmId);

	const decided = useRef({ all: refused !== undefined, day: Boolean(start.date), party: false });
	useTypedBefore(form, { excursionId: excursion.id, held }, decided, {
		...{ setDate, setStartTime },
		...{ setCounts, setChoices, setWantsWhole },
	});

	// each refused attempt moves the focus to the summary
	useFocusOnChange(summary, attempts + 1);

	const choice = dayChoice(departures, { date, start: startTime });
	const whole = wholeOffer(onSale, choice.chosenDeparture, wantsWhole);
	const isWhole = whole?.offer === "only" || (whole?.offer === "both" && wantsWhole);
	const party = { ...peopleOf(counts), isWhole };
	const people = { ...party, fares: chosenFares(excursion.fares, party, choices) };
	// a refused form explains its day in its own message
	const extras = chosenExtras(excursion.extras, people, choices);
	const explains = !choice.chosenDate && date !== held?.date && !errors.date;
	const days = shownDays(departures, { date, month, explains, seats: seatsOf(people) });

	return {
		form,
		summary,
		...onSale,
		currency,
		typedValues,
		errors,
		fields,
		loadRules,
		key,
		held,
		/** Turnstile's check; each answer needs a new one, because a token is valid once. */
		turnstileCheck: refused?.siteKey ? { siteKey: refused.siteKey, number: answers } : null,
		/** False until its widget is awake: then only sending the form keeps what was typed. */
		isAwake: key !== null,
		counts,
		...{ people, choices, extras },
		seats: seatsOf(people),
		...{ whole, isWhole },
		chooseWhole(isChosen: boolean) {
			setWantsWhole(isChosen);
			lastChanged.current = "isWhole";
		},
		...shownPrice(excursion, choice.chosenDeparture, { people, whole, extras, code: code.applied }),
		code,
		...choice,
		...days,
		showMonth: setMonth,
		setCount(name: keyof People, value: string) {
			decided.current.party = true;
			setCounts((counts) => ({ ...counts, [name]: value }));
			lastChanged.current = name;
		},
		/** How many of an extra or a fare. */
		setChoice(field: string, value: string) {
			setChoices((counts) => ({ ...counts, [field]: value }));
			lastChanged.current = field;
		},
		choose(value: string) {
			decided.current.day = true;
			setDate(value);
			lastChanged.current = "date";
		},
		chooseStart(value: string) {
			decided.current.day = true;
			setStartTime(value);
			lastChanged.current = "start";
		},
		recheck,
		/** Stops a form that the server would refuse, and shows the errors. */
		onSubmit(event: SubmitEvent) {
			if (code.isCheck(event)) return;
			const foundProblems = problems() ?? {};
			setErrors(foundProblems);
			if (Object.keys(foundProblems).length === 0) {
				if (form.current) keepTypedForm(excursion.id, form.current);
				if (key) keepSentFormKey(key);
				return;
			}
			event.preventDefault();
			addAttempt();
		},
	};
}

/** The requested day, where it cannot be booked and nothing else says so, and the month of the calendar. */
function shownDays(
	departures: OnSale["departures"],
	{
		date,
		month,
		explains,
		seats,
	}: { date: string | null; month: string | null | undefined; explains: boolean; seats: number },
) {
	const unavailable = explains ? unavailableDay(departures, date, seats) : null;
	const dayToShow = unavailable?.next?.date ?? date;
	const shownMonth = monthToShow(
		departures,
		month ?? (dayToShow && monthOfDay(departures, dayToShow)),
	);
	return { unavailable, month: shownMonth ? calendarMonth(departures, shownMonth) : null };
}

/** What each guest and the party costs on the chosen departure, or from. */
function shownPrice(
	excursion: OnSale["excursion"],
	departure: Departure | null,
	{
		people,
		whole,
		extras,
		code,
	}: {
		people: Party;
		whole: WholeOffer | null;
		extras: readonly ChosenExtra[];
		code: AppliedCode | null;
	},
) {
	const usual = departure ? pricesOf(excursion, departure) : cheapestPrices(excursion);
	const prices = whole ? { ...usual, wholeCents: whole.cents } : usual;
	const lines = priceOf(prices, people, extras);
	const codeCents = 0 - centsOff(code?.reduction, lines);
	return {
		prices,
		/** Days cost differently, and none is chosen. */
		isFromPrice: !departure && (people.isWhole || doPricesDiffer(excursion)),
		totalCents: totalOf(lines) + codeCents,
		/** What the code takes off; 0 or below. */
		codeCents,
	};
}

/** How often the form was refused, by the browser's rules too, and how often the server answered. */
function useRefusals(refused: RefusedBooking | undefined) {
	const [attempts, setAttempts] = useState(0);
	const [answers, setAnswers] = useState(0);
	const drawnRefusal = useRef(refused);
	useEffect(() => {
		// the first answer is in the page that the server rendered
		if (!refused || refused === drawnRefusal.current) return;
		setAttempts((count) => count + 1);
		setAnswers((count) => count + 1);
	}, [refused]);
	return { attempts, answers, addAttempt: () => setAttempts((count) => count + 1) };
}

/** What is on sale as the page or the newest answer says it; an answer without a catalogue leaves the one before valid. */
function useNewestOnSale(loaded: OnSale, refused: RefusedBooking | undefined): OnSale {
	const [onSale, setOnSale] = useState(refused?.onSale ?? loaded);
	const [newestLoaded, setNewestLoaded] = useState(loaded);
	// a page that was loaded again is newer than any earlier answer
	if (newestLoaded !== loaded) {
		setNewestLoaded(loaded);
		setOnSale(loaded);
	}
	useEffect(() => {
		if (refused?.onSale) setOnSale(refused.onSale);
	}, [refused]);
	return onSale;
}

/** Who comes, as the fields say it; what is no number is nobody. */
function peopleOf({ adults, children, bebe }: Counts): People {
	return {
		adults: wholeNumber(adults),
		children: wholeNumber(children),
		bebe: wholeNumber(bebe),
	};
}

function firstCounts(
	typedValues: TypedValues,
	people: BookingStart["people"],
	onSale: OnSale,
): Counts {
	return {
		adults: typedValues.adults ?? partyOf(people, onSale),
		children: typedValues.children ?? "0",
		bebe: typedValues.bebe ?? "0",
	};
}

/** "3" from the finder; two by default, and no more than fit on any day. */
function partyOf(people: BookingStart["people"], { excursion, departures }: OnSale): string {
	const requestedPeople = wholeNumber(people ?? "");
	if (requestedPeople === 0) return "2";
	return String(Math.min(requestedPeople, largestGroup(excursion.capacity, departures)));
}

/**
 * One key for each form, so that a double click is one booking. Made in the browser, because a
 * cached page would give everybody the same key. A page that is reloaded or restored from the
 * history keeps the key that this tab has sent. A new key follows when the form's seats are paid,
 * released or expired.
 */
function useFormKey(heldId: string | undefined): string | null {
	const [key, setKey] = useState<string | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when a hold has ended its key is not used again
	useEffect(() => {
		const renew = () => setKey(sentFormKey() ?? newFormKey());
		renew();
		const end = new AbortController();
		const { signal } = end;
		addEventListener("pageshow", ({ persisted }) => persisted && renew(), { signal });
		addEventListener(sentFormOver, renew, { signal });
		return () => end.abort();
	}, [heldId]);
	return key;
}
