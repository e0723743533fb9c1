import { type SubmitEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { GuestFieldWords } from "#app/bookings/booking-form-fields.ts";
import type { HeldSeats } from "#app/bookings/holds/held-seats.ts";
import { newFormKey } from "#app/crypto/form-key.ts";
import { calendarMonth, monthToShow } from "#app/excursions/calendar/calendar-month.ts";
import type { Departure } from "#app/excursions/calendar/departure.ts";
import type { Excursion } from "#app/excursions/excursion.ts";
import { seatsOf } from "#app/excursions/excursion.ts";
import { type People, totalCents } from "#app/excursions/party-price.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { useFocusOnChange } from "#app/ui/focus-on-change.ts";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { wholeNumber } from "#app/ui/form/whole-number.ts";
import type { bookingProblems } from "./booking-check.ts";
import { hasTypedForm, keepTypedForm } from "./keep-typed.ts";
import { keepSentFormKey, sentFormKey, sentFormOver } from "./sent-form-key.ts";
import { unavailableDay } from "./unavailable-day.ts";

/** What the booking form needs of an excursion: its props are a part of the page. */
type BookableExcursion = Pick<
	Excursion,
	"id" | "title" | "capacity" | "startTime" | "prices" | "ages" | "pickups"
>;

export interface OnSale {
	excursion: BookableExcursion;
	departures: Departure[];
}

export function bookableOf(onSale: { excursion: Excursion; departures: Departure[] }): OnSale {
	const { id, title, capacity, startTime, prices, ages, pickups } = onSale.excursion;
	return {
		excursion: { id, title, capacity, startTime, prices, ages, pickups },
		departures: onSale.departures,
	};
}

/** The server's answer to a booking that it refused. */
export interface RefusedBooking {
	errors: FormErrors;
	typed: TypedValues;
	/** What is on sale now, if it may differ from the page. */
	onSale: OnSale | null;
	/** The booking is possible after passing Turnstile. */
	asksBotCheck?: boolean;
	/** Turnstile's site key, when the check is required. */
	siteKey?: string;
}

/** The visitor's start: from the address, or from what was typed before. */
export interface BookingStart {
	month?: string | null | undefined;
	date?: string | null | undefined;
	people?: string | null | undefined;
}

export type BookingForm = ReturnType<typeof useBookingForm>;

/** Fields that are validated together: changing one may correct the other. */
const relatives: Record<string, string[]> = {
	adults: ["adults", "children", "bebe", "date", "price"],
	children: ["adults", "children", "bebe", "date", "price"],
	bebe: ["adults", "children", "bebe", "date", "price"],
	date: ["date", "price"],
	email: ["email", "cemail"],
};

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
	// an answer is newer than the page; it stays valid when a later answer brings no catalogue
	const [onSale, setOnSale] = useState(refused?.onSale ?? loaded);
	const [newestLoaded, setNewestLoaded] = useState(loaded);
	// a page that was loaded again is newer than any earlier answer
	if (newestLoaded !== loaded) {
		setNewestLoaded(loaded);
		setOnSale(loaded);
	}
	const { excursion, departures } = onSale;
	const typed = refused?.typed ?? {};
	const form = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const [date, setDate] = useState(typed.date ?? start.date ?? null);
	const [month, setMonth] = useState(typed.month ?? start.month);
	const [counts, setCounts] = useState({
		adults: typed.adults ?? partyOf(start.people, excursion.capacity),
		children: typed.children ?? "0",
		bebe: typed.bebe ?? "0",
	});
	const [errors, setErrors] = useState<FormErrors>(refused?.errors ?? {});
	const [attempts, setAttempts] = useState(0);
	const [answers, setAnswers] = useState(0);
	const drawn = useRef(refused);
	const key = useFormKey(held?.confirmId);

	// what was typed before React attached its listeners, or restored by the browser; in the layout, because a press
	// that came before a later effect would be overwritten
	useLayoutEffect(() => {
		if (!form.current) return;
		const data = new FormData(form.current);
		const text = (name: string) => String(data.getAll(name).at(-1) ?? "");
		setDate((known) => text("date") || known);
		setCounts({ adults: text("adults"), children: text("children"), bebe: text("bebe") });
	}, []);

	// content of a form that led to a payment page and back, or of a live hold
	const isKnown = useRef(refused !== undefined);
	// a choice is newer than what was typed before, also when it comes while that is read
	const hasDay = useRef(Boolean(start.date));
	const hasParty = useRef(false);
	useEffect(() => {
		if (isKnown.current || !(held || hasTypedForm(excursion.id))) return;
		isKnown.current = true;
		import("./restore-typed.ts").then(
			({ restoreTypedForm, typedPeople, fillEmptyFields }) => {
				const known = restoreTypedForm(excursion.id, held);
				if (!known || !form.current) return;
				if (!hasDay.current) setDate((own) => known.date ?? own);
				if (!hasParty.current) setCounts((own) => ({ ...own, ...typedPeople(known) }));
				fillEmptyFields(form.current, known);
			},
			() => {},
		);
	}, [excursion.id, held]);

	useEffect(() => {
		if (!refused) return;
		setErrors(refused.errors);
		if (refused.onSale) setOnSale(refused.onSale);
		// the first answer is in the page that the server rendered
		if (refused === drawn.current) return;
		setAttempts((count) => count + 1);
		setAnswers((count) => count + 1);
	}, [refused]);

	// each refused attempt moves the focus to the summary
	useFocusOnChange(summary, attempts + 1);

	const people: People = {
		adults: wholeNumber(counts.adults),
		children: wholeNumber(counts.children),
		bebe: wholeNumber(counts.bebe),
	};
	const chosen = departures.find((each) => each.date === date && each.state === "open") ?? null;
	const isOwnDay = date !== null && date === held?.date;
	// a refused form explains its day in its own message
	const unavailable =
		chosen || isOwnDay || errors.date ? null : unavailableDay(departures, date, seatsOf(people));
	const daysMonth = (unavailable?.next?.date ?? date)?.slice(0, 7);
	const shown = monthToShow(departures, month ?? daysMonth);

	// loaded when the guest comes to the fields about himself; until then only the server checks
	const language = useLanguage();
	const check = useRef<typeof bookingProblems | null>(null);
	const loadRules = useCallback(() => {
		import("./booking-check.ts").then(
			(rules) => {
				check.current = rules.bookingProblems;
			},
			() => {},
		);
	}, []);
	useEffect(() => {
		if (refused || form.current?.contains(document.activeElement)) loadRules();
	}, [refused, loadRules]);

	/** Null before the rules are known. */
	function problems(): FormErrors | null {
		return (
			check.current?.(new FormData(form.current ?? undefined), onSale, { currency, language }) ??
			null
		);
	}

	/** Validates a field again on each change once it had an error; other fields only on submit. */
	function recheck(field: string) {
		const touched = (relatives[field] ?? [field]).filter((name) => errors[name]);
		if (touched.length === 0) return;
		const found = problems();
		if (!found) return;
		setErrors((known) => {
			const rest = { ...known };
			for (const name of touched) {
				const messages = found[name];
				if (messages) rest[name] = messages;
				else delete rest[name];
			}
			return rest;
		});
	}
	// state changes reach the form's fields only after the next render
	const changed = useRef<string>(null);
	useEffect(() => {
		if (changed.current) recheck(changed.current);
		changed.current = null;
	});

	return {
		form,
		summary,
		excursion,
		departures,
		typed,
		errors,
		fields,
		loadRules,
		key,
		held,
		/** Turnstile's check; each answer needs a new one, because a token is valid once. */
		turnstileCheck: refused?.siteKey ? { siteKey: refused.siteKey, number: answers } : null,
		/** False until its island is awake: then only sending the form keeps what was typed. */
		isAwake: key !== null,
		counts,
		people,
		seats: seatsOf(people),
		totalCents: totalCents(excursion.prices, people),
		chosen,
		/** The requested day, if it cannot be booked. */
		unavailable,
		month: shown ? calendarMonth(departures, shown) : null,
		showMonth: setMonth,
		setCount(name: keyof People, value: string) {
			hasParty.current = true;
			setCounts((known) => ({ ...known, [name]: value }));
			changed.current = name;
		},
		choose(value: string) {
			hasDay.current = true;
			setDate(value);
			changed.current = "date";
		},
		recheck,
		/** Stops a form that the server would refuse, and shows the errors. */
		onSubmit(event: SubmitEvent) {
			const found = problems() ?? {};
			setErrors(found);
			if (Object.keys(found).length === 0) {
				if (form.current) keepTypedForm(excursion.id, form.current);
				if (key) keepSentFormKey(key);
				return;
			}
			event.preventDefault();
			setAttempts((count) => count + 1);
		},
	};
}

/** "3" from the finder; two by default, and no more than the capacity. */
function partyOf(people: string | null | undefined, capacity: number): string {
	const asked = wholeNumber(people ?? "");
	return asked > 0 ? String(Math.min(asked, capacity)) : "2";
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
		const onPageShow = (event: PageTransitionEvent) => {
			if (event.persisted) renew();
		};
		addEventListener("pageshow", onPageShow);
		addEventListener(sentFormOver, renew);
		return () => {
			removeEventListener("pageshow", onPageShow);
			removeEventListener(sentFormOver, renew);
		};
	}, [heldId]);
	return key;
}
