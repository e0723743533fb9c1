import { useState } from "react";
import { pickupLabel, seatsOf } from "#app/catalogue/excursion.ts";
import { choicesIn } from "#app/catalogue/extras/choice-field.ts";
import { chosenExtras } from "#app/catalogue/extras/extra.ts";
import { chosenFares } from "#app/catalogue/fares/fare.ts";
import { priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import { reducedBy } from "#app/catalogue/prices/reduction.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { type AppliedCode, codeOffIn, isTyped } from "#app/sales/codes/code.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { wholeNumber } from "#app/ui/form/values/whole-number.ts";
import { type PayWay, payWays, type SaleSource, saleSources, tooMany } from "./sale.ts";
import type { SaleTrip } from "./sale-trips.server.ts";

function agreedCents(text: string): number | null {
	const amount = Number(text.trim().replace(",", "."));
	return text.trim() === "" || !Number.isFinite(amount) ? null : Math.round(amount * 100);
}

export type SaleState = ReturnType<typeof useSale>;

/** What is chosen in the form of a sale so far, and what follows from it. */
export function useSale(
	trips: readonly SaleTrip[],
	typedValues: TypedValues,
	{
		startingAt,
		chosenTrip,
		code: newestCode,
	}: { startingAt: string; chosenTrip: SaleTrip | null; code: AppliedCode | null },
) {
	const [departure, setDeparture] = useState(typedValues.departure ?? startingAt);
	const [counts, setCounts] = useState({
		adults: typedValues.adults ?? "2",
		children: typedValues.children ?? "0",
		bebe: typedValues.bebe ?? "0",
	});
	const [choices, setChoices] = useState(() => {
		const { extras, fares } = choicesIn(typedValues);
		return { ...extras, ...fares };
	});
	const [isPrivate, setPrivate] = useState(typedValues.isWhole === "on");
	const [source, setSource] = useState<SaleSource>(
		saleSources.find((each) => each === typedValues.source) ?? "phone",
	);
	const [pay, setPay] = useState<PayWay>(
		payWays.find((each) => each === typedValues.pay) ?? "link-qr",
	);
	const [pickup, setPickup] = useState(typedValues.pickup ?? "");
	const [agreed, setAgreed] = useState(typedValues.agreed ?? "");
	const [typedCode, setCode] = useState(typedValues.code ?? "");
	const [email, setEmail] = useState(typedValues.email ?? "");
	const [takenMoney, setTaken] = useState<string | null>(typedValues.taken ?? null);
	// another week is shown: the chosen departure is remembered from the week before, or as a refusal has found it
	const [loadedTrips, setKnown] = useState<SaleTrip[]>([]);
	const isChosen = ({ days }: SaleTrip) => days.some(({ id }) => String(id) === departure);
	const shownTrip =
		trips.find(isChosen) ?? (chosenTrip && isChosen(chosenTrip) ? chosenTrip : undefined);
	const remembered = loadedTrips.find(isChosen);
	const trip = shownTrip ?? remembered ?? null;
	if (shownTrip && shownTrip !== remembered) setKnown([shownTrip]);
	const day = trip?.days.find(({ id }) => String(id) === departure) ?? null;
	const party = {
		isWhole: day?.sells === "whole" || isPrivate,
		adults: wholeNumber(counts.adults),
		children: wholeNumber(counts.children),
		bebe: wholeNumber(counts.bebe),
	};
	const people = { ...party, fares: chosenFares(trip?.excursion.fares, party, choices) };
	const otherCents = agreedCents(agreed);
	const excursion = trip ? excursionOn(trip.excursion, day) : null;
	const code = newestCode && isTyped(newestCode, typedCode) ? newestCode : null;
	const extras = chosenExtras(excursion?.extras, people, choices);
	const listLines = excursion ? priceOf(excursion.prices, people, extras) : [];
	const lines = reducedBy(code?.reduction, listLines);
	const listCents = totalOf(lines);
	const priceCents = pay === "free" ? 0 : (otherCents ?? listCents);
	const pickups = excursion?.pickups ?? [];
	const stop = pickups.find(({ pointId }) => String(pointId) === pickup) ?? pickups[0] ?? null;
	return {
		departure,
		setDeparture,
		excursion,
		day,
		counts,
		setCount: (name: keyof People, value: string) => setCounts({ ...counts, [name]: value }),
		people,
		extras,
		/** How many of an extra or a fare. */
		setChoice: (name: string, value: string) => setChoices((now) => ({ ...now, [name]: value })),
		/** Of a departure with guests there is no private sale. */
		mayBePrivate: day !== null && day.takenSeats === 0,
		setPrivate,
		seats: seatsOf(people),
		over: day ? tooMany(day, people) : 0,
		source,
		setSource,
		pay,
		setPay,
		pickups: pickups.map((each) => ({ id: String(each.pointId), label: pickupLabel(each) })),
		stop,
		setPickup,
		agreed,
		setAgreed,
		setCode,
		codeOff: codeOffIn(code?.code, lines),
		email,
		setEmail,
		/** Follows the price until somebody types another amount. */
		taken: takenMoney ?? (priceCents / 100).toFixed(2).replace(".00", ""),
		setTaken,
		listCents,
		priceCents,
	};
}
