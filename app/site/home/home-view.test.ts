import { expect, test } from "vitest";
import type { Excursion } from "#app/catalogue/excursion.ts";
import type { Departure } from "#app/departures/departure.ts";
import { sampleDeparture } from "#tests/samples/departure-samples.ts";
import { publicExcursion } from "#tests/samples/excursion-samples.ts";
import { policyWith } from "#tests/samples/policy-samples.ts";
import { homeView } from "./home-view.ts";

const clock = {
	now: Date.parse("2027-06-03T12:00:00Z"),
	timeZone: "Atlantic/Canary",
	language: "en",
} as const;

const pickup = { pointId: 1, title: "Hotel", place: "door", time: "07:30", lat: 28, lng: -14 };
const activity = { place: "At the crater", time: "09:00" };

function homeOf(changes: Partial<Excursion>, departures: Departure[] = []) {
	const excursion = publicExcursion({ pickups: [pickup], activity, ...changes });
	return homeView([{ excursion, departures }], clock, policyWith());
}

test.each([
	["08:00", 360, "14:00"],
	["18:00", 359, "23:59"],
	["18:00", 360, undefined],
	["08:00", 33 * 60, undefined],
	["08:00", 28 * 60, undefined],
])(
	"a trip from %s for %i minutes is back at %s, and is an example only if that is the same day",
	(startTime, durationMinutes, back) => {
		expect(homeOf({ startTime, durationMinutes }).example?.backTime).toBe(back);
	},
);

test("a promise stands on a fact, and is left out without one", () => {
	expect(homeView([], clock, policyWith())).toMatchObject({ promises: [], pickupPlaces: 0 });
	const headings = (changes: Partial<Excursion>) =>
		homeOf(changes).promises.map(({ heading }) => heading);
	expect(headings({ category: "adventure", capacity: 40 })).toEqual([]);
	expect(headings({ dayLanguages: { 1: ["en"] } })).toEqual([]);
	expect(homeOf({ dayLanguages: { 1: ["en"], 2: ["de", "en"] } }).promises).toEqual([
		{
			...{ figure: "2", heading: "Languages of our guides" },
			text: "German and English. Each departure tells which of them its guide speaks.",
		},
	]);
});

test("the promise of small groups names the largest adventure departure", () => {
	const figureOf = (category: string) =>
		homeOf({ category, capacity: 6 }, [sampleDeparture()]).promises.map(({ figure }) => figure);
	expect(figureOf("adventure")).toContain("12");
	expect(figureOf("daily")).not.toContain("12");
});
