import { expect, test } from "vitest";
import type { Departure } from "#app/departures/departure.ts";
import { publicExcursion } from "#tests/samples/excursion-samples.ts";
import { wholeOffer } from "./whole-offer.ts";

const usual = publicExcursion();
const excursion = { ...usual, priceSets: [{ ...usual.prices, wholeCents: 48_000 }] };
const departure = (changes: Partial<Departure>): Departure => ({
	...{ id: 1, date: "2027-06-05", startTime: "09:00", languages: ["en"], lacking: null },
	...{ capacity: 8, left: 8, state: "open", sells: "both", priceSet: 0 },
	...changes,
});

test.each<[string, Partial<Departure>, isWanted: boolean, offer: string | null]>([
	["an empty one that sells both", {}, false, "both"],
	["one that is sold whole", { sells: "whole" }, false, "only"],
	["one with a guest", { left: 7 }, false, null],
	["one with a guest, after the whole was chosen", { left: 7 }, true, "gone"],
])("of %s the form says", (_, changes, isWanted, offer) => {
	const chosenDay = departure(changes);
	const answer = wholeOffer({ excursion, departures: [chosenDay] }, chosenDay, isWanted);
	expect(answer?.offer ?? null).toBe(offer);
	if (answer) expect(answer).toMatchObject({ cents: 48_000, people: 8 });
});

test("without a day the form offers what any open day does", () => {
	const { id: _, sells: __, priceSet: ___, ...seats } = departure({});
	const onlySeats: Departure = { id: 2, ...seats };
	const whole = departure({ sells: "whole" });
	expect(wholeOffer({ excursion, departures: [onlySeats] }, null, false)).toBeNull();
	expect(wholeOffer({ excursion, departures: [onlySeats, whole] }, null, false)?.offer).toBe(
		"both",
	);
	expect(wholeOffer({ excursion, departures: [whole] }, null, false)?.offer).toBe("only");
});
