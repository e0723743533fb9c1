import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { sampleValues } from "#tests/samples/excursion-samples.ts";
import { excursionChangeSchema } from "./save/excursion-change.ts";
import { mergeEdits, writeOpenedWith } from "./save/merge-edits.server.ts";
import { missingForSale } from "./save/missing-for-sale.ts";
import type { StaffExcursion } from "./staff-excursion.ts";

const id = "0fe5351d-8416-4c73-9546-92c2a699246b";
const stored: StaffExcursion = {
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

const typed = (change: Record<string, unknown>) =>
	v.parse(excursionChangeSchema, { ...stored, ...change });

/** Ana's save, after both users have opened the same version. */
const saved = (change: Partial<StaffExcursion>): StaffExcursion => ({
	...stored,
	...change,
	version: 4,
});
const opened = writeOpenedWith(stored);
const stopsAt = (...times: [point: number, time: string][]) =>
	times.map(([point_id, pickup_time]) => ({
		excursion_id: id,
		pickup_time,
		pickup_point: { title: "Hotel", point_id },
		place: "",
		isActive: true,
	}));

describe("two edits of one excursion", () => {
	test("are put together where each touched something else", () => {
		const mine = typed({
			title: "Last light",
			price_adult: 70,
			day_languages: { 2: ["en", "de"], 5: ["es"] },
			pickups: stopsAt([1, "04:30"], [2, "04:50"]),
			pictures: [{ id: 7, alt: "Sun" }],
		});
		const theirs = saved({
			subtitle: "Their own words",
			isActive: false,
			day_languages: { 2: ["en", "de"], 6: ["fr"] },
			pickups: stopsAt([1, "04:40"]),
			images: [
				...stored.images,
				...stored.images.map((image) => ({ ...image, id: 8, alt: "New" })),
			],
		});
		const { change, clashes } = mergeEdits(opened, theirs, mine);
		expect(clashes).toEqual([]);
		expect(change).toMatchObject({
			title: "Last light",
			price_adult: 70,
			subtitle: "Their own words",
			isActive: false,
			version: 4,
			day_languages: { 2: ["en", "de"], 5: ["es"], 6: ["fr"] },
			pickups: [
				{ pointId: 1, time: "04:40" },
				{ pointId: 2, time: "04:50" },
			],
			pictures: [
				{ id: 7, alt: "Sun" },
				{ id: 8, alt: "New" },
			],
		});
	});

	test("clash only in fields that both have changed, and both values are shown", () => {
		const mine = typed({
			title: "My title",
			comments: "mine",
			day_languages: { 2: ["es"] },
			pickups: [],
			pictures: [{ id: 7, alt: "The moon" }],
		});
		const theirs = saved({
			title: "Their title",
			subtitle: "Their own words",
			day_languages: { 2: ["fr"] },
			pickups: stopsAt([1, "05:00"]),
			images: stored.images.map((image) => ({ ...image, alt: "A star" })),
		});
		const { change, clashes } = mergeEdits(opened, theirs, mine);
		expect(clashes).toEqual([
			{ label: "Title", theirs: "Their title", yours: "My title" },
			{ label: "Tuesday", theirs: "French", yours: "Spanish" },
			{ label: "Pickup Hotel", theirs: "05:00", yours: "no stop" },
			{ label: "Picture", theirs: "A star", yours: "The moon" },
		]);
		expect(change).toMatchObject({
			title: "My title",
			subtitle: "Their own words",
			comments: "mine",
		});
	});

	test("that say the same do not clash", () => {
		const { clashes } = mergeEdits(
			opened,
			saved({ title: "New light" }),
			typed({ title: "New light" }),
		);
		expect(clashes).toEqual([]);
	});

	test("take all ages from the same edit, because one rule checks them together", () => {
		const { clashes } = mergeEdits(
			opened,
			saved({ adult_from_age: 5 }),
			typed({ child_from_age: 8 }),
		);
		expect(clashes).toEqual([
			{ label: "Adult age", theirs: "5", yours: "12" },
			{ label: "Child age", theirs: "2", yours: "8" },
		]);
	});

	test("count every difference as a clash when the opened values cannot be read", () => {
		const { clashes } = mergeEdits("{", saved({ title: "Their title" }), typed({}));
		expect(clashes).toEqual([{ label: "Title", theirs: "Their title", yours: "First light" }]);
	});
});

test("an excursion goes on sale with a picture and a pickup, else what is missing is named", () => {
	expect(missingForSale({ pictures: 1, openPickups: 1 })).toEqual([]);
	expect(missingForSale({ pictures: 0, openPickups: 1 })).toEqual(["a picture"]);
	expect(missingForSale({ pictures: 0, openPickups: 0 })).toHaveLength(2);
});
