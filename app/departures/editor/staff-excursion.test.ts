import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { sampleValues } from "#tests/samples/excursion-samples.ts";
import { newerExcursion } from "./newer-excursion.ts";
import { excursionChangeSchema } from "./save/excursion-change.ts";
import type { StaffExcursion } from "./staff-excursion.ts";
import { missingForSale } from "./staff-excursion.ts";

const id = "0fe5351d-8416-4c73-9546-92c2a699246b";
const storedExcursion: StaffExcursion = {
	...sampleValues,
	id,
	title: "First light",
	comments: "",
	adult_from_age: 12,
	child_from_age: 2,
	isActive: true,
	day_languages: { 2: ["en", "de"] },
	texts: [],
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

const parsedChange = (change: Record<string, unknown>) =>
	v.parse(excursionChangeSchema, { ...storedExcursion, ...change });

/** Ana's save, after both users have opened the same version. */
const savedExcursion = (change: Partial<StaffExcursion>): StaffExcursion => ({
	...storedExcursion,
	...change,
	version: 4,
});
const stopsAt = (...times: [point: number, time: string][]) =>
	times.map(([point_id, pickup_time]) => ({
		excursion_id: id,
		pickup_time,
		pickup_point: { title: "Hotel", point_id },
		place: "",
		isActive: true,
	}));
const points = [
	{ id: 1, title: "Hotel", place: "", isActive: true },
	{ id: 2, title: "Harbour", place: "", isActive: true },
];
const refusal = (mine: Record<string, unknown>, theirs: Partial<StaffExcursion>) =>
	newerExcursion(
		parsedChange(mine),
		{ excursion: savedExcursion(theirs), points, timetables: [], differentDays: [], history: [] },
		"Atlantic/Canary",
	);

describe("an edit that somebody else was faster than", () => {
	test("names what is stored now beside each part that says something else", () => {
		const errors = refusal(
			{
				title: "My title",
				price_adult: 70,
				isActive: false,
				day_languages: { 2: ["es"] },
				pickups: stopsAt([1, "04:30"]),
				pictures: [{ id: 7, alt: "The moon" }],
				texts: { de: { title: "Mein Titel", "picture-7": "Der Mond" } },
			},
			{
				title: "Their title",
				day_languages: { 2: ["fr"], 5: ["en", "de"] },
				pickups: stopsAt([1, "05:00"], [2, "05:10"]),
			},
		);
		expect(errors).toEqual({
			"": [expect.stringContaining("Somebody saved this on")],
			title: ["Title, stored now: Their title"],
			price_adult: [`Adult price, stored now: ${sampleValues.price_adult}`],
			isActive: ["On sale, stored now: yes"],
			day_languages: [
				"Days and languages, stored now: Tuesday: French; Friday: English and German",
			],
			pickups: ["Pickups, stored now: 05:00 Hotel; 05:10 Harbour"],
			pictures: ["Pictures, stored now: Sun"],
			"texts.de.title": ["Title in German, stored now: nothing"],
			"texts.de.picture-7": ["Picture in German, stored now: nothing"],
		});
	});

	test("is not refused when it says what is stored, also with a picture that was uploaded meanwhile", () => {
		const uploaded = storedExcursion.images.map((image) => ({ ...image, id: 8, alt: "New" }));
		const images = [...storedExcursion.images, ...uploaded];
		const pictures = [{ id: 7, alt: "Sun" }];
		expect(refusal({ pictures, title: "New light" }, { images, title: "New light" })).toBeNull();
	});
});

test("an excursion goes on sale with a picture and a pickup, else what is missing is named", () => {
	expect(missingForSale({ pictures: 1, openPickups: 1 })).toEqual([]);
	expect(missingForSale({ pictures: 0, openPickups: 1 })).toEqual(["a picture"]);
	expect(missingForSale({ pictures: 0, openPickups: 0 })).toHaveLength(2);
});
