import { expect, test } from "vitest";
import type { Excursion } from "#app/catalogue/excursion.ts";
import { categoriesIn, houseCategories } from "#app/catalogue/house-categories.ts";
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
	const categories = categoriesIn(houseCategories(), clock.language);
	return homeView([{ excursion, departures }], clock, { policy: policyWith(), categories });
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
	const nothingSaid = { policy: policyWith(), categories: [] };
	expect(homeView([], clock, nothingSaid)).toMatchObject({ promises: [], pickupPlaces: 0 });
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

test("the panels are the kinds on sale in the operator's order; one of their own has a picture of its trips", () => {
	const pictures = [{ url: "/art/whales.svg", alt: "Whales", width: 960, height: 960 }];
	const trips = ["golf", "daily", "whales"].map((category) => ({
		excursion: publicExcursion({ category, pictures }),
		departures: [],
	}));
	const categories = categoriesIn(
		[
			{ key: "whales", names: { en: "Whales" } },
			{ key: "weekend", names: { en: "Weekend" } },
			{ key: "daily", names: { en: "Daily" } },
		],
		"en",
	);
	const { kinds, finder } = homeView(trips, clock, { policy: policyWith(), categories });
	expect(kinds.map(({ name, house }) => [name, house])).toEqual([
		["Whales", null],
		["Daily", "daily"],
		["Golf", null],
	]);
	expect(kinds.map(({ poster }) => poster !== null)).toEqual([true, false, true]);
	expect(finder.categories.map(({ label }) => label)).toEqual(["Whales", "Daily", "Golf"]);
});
