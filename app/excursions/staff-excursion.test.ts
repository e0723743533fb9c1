import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { excursionChangeSchema, missingForSale } from "./excursion-change.ts";
import { daysInWords, differencesOf, type StaffExcursion } from "./staff-excursion.ts";

const id = "0fe5351d-8416-4c73-9546-92c2a699246b";
const stored: StaffExcursion = {
	id,
	title: "First light",
	subtitle: "Above the clouds",
	description: "We leave early in the morning.",
	comments: "",
	category: "adventure",
	price_adult: 64,
	price_child: 42,
	price_bebe: 0,
	capacity: 12,
	start_time: "04:30",
	duration_minutes: 360,
	cutoff_hours: 10,
	adult_from_age: 12,
	child_from_age: 2,
	minimum_age: 0,
	effort: "",
	included: "",
	not_included: "",
	what_to_bring: "",
	activity_place: "",
	activity_time: "",
	isActive: true,
	day_languages: { 2: ["en", "de"] },
	version: 3,
	images: [
		{
			id: 7,
			key: "art/x.svg",
			url: "/art/x.svg",
			srcSet: undefined,
			alt: "Sun",
			width: 9,
			height: 9,
		},
	],
	pickups: [
		{
			excursion_id: id,
			pickup_time: "04:30",
			pickup_point: { title: "Hotel", point_id: 1 },
			place: "",
			isActive: true,
		},
	],
	createdAt: 0,
	updatedAt: 0,
};

const typed = (change: Record<string, unknown>) =>
	v.parse(excursionChangeSchema, { ...stored, ...change });

describe("what two editors see differently", () => {
	test("is nothing when both say the same", () => {
		expect(differencesOf(stored, typed({ pictures: [{ id: 7, alt: "Sun" }] }))).toEqual([]);
	});

	test("is told field by field, with days, pickups and pictures in words", () => {
		const change = typed({
			title: "Last light",
			price_adult: 70,
			isActive: false,
			day_languages: { 0: ["es"] },
			pickups: [
				{ excursion_id: id, pickup_time: "05:00", pickup_point: { title: "Hotel", point_id: 1 } },
			],
			pictures: [{ id: 7, alt: "The moon" }],
		});
		expect(differencesOf(stored, change)).toEqual([
			{ label: "Title", theirs: "First light", yours: "Last light" },
			{ label: "Adult price", theirs: "64", yours: "70" },
			{ label: "On sale", theirs: "yes", yours: "no" },
			{ label: "Days and languages", theirs: "Tue English, German", yours: "Sun Spanish" },
			{ label: "Pickups", theirs: "04:30 Hotel", yours: "05:00 Hotel" },
			{ label: "Pictures", theirs: "Sun", yours: "The moon" },
		]);
	});

	test("days without any tick are no day", () => {
		expect(daysInWords({})).toBe("On no day");
	});
});

test("an excursion goes on sale with a picture and a pickup, and is told what it lacks", () => {
	expect(missingForSale({ pictures: 1, openPickups: 1 })).toEqual([]);
	expect(missingForSale({ pictures: 0, openPickups: 1 })).toEqual(["a picture"]);
	expect(missingForSale({ pictures: 0, openPickups: 0 })).toHaveLength(2);
});
