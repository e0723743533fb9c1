import { describe, expect, test } from "vitest";
import { numberOf } from "#app/catalogue/excursion-field-kinds.ts";
import { excursionInputOf } from "./excursion-form.ts";
import { englishTexts, pictureField, pictureOf } from "./excursion-translations.ts";

function form(fields: [string, string][]): FormData {
	const formData = new FormData();
	for (const [name, value] of fields) formData.append(name, value);
	return formData;
}

describe("the editor's form", () => {
	test("has prices with comma or point, and an empty one is no zero", () => {
		expect(numberOf("64,50")).toBe(64.5);
		expect(numberOf(" 64.5 ")).toBe(64.5);
		expect(numberOf("")).toBeNaN();
		expect(numberOf("free")).toBeNaN();
	});

	test("opens just the days that have a tick", () => {
		const read = excursionInputOf(
			form([
				["day_languages[2]", "en"],
				["day_languages[2]", "de"],
				["day_languages[0]", "es"],
				["day_languages", "1"],
			]),
		);
		expect(read.day_languages).toEqual({ 0: ["es"], 2: ["en", "de"] });
	});

	test("keeps time and point of a row together, drops removed rows and the empty one", () => {
		const read = excursionInputOf(
			form([
				["id", "x"],
				["pickups", "1"],
				["pickup_point", "1"],
				["pickup_title", "One"],
				["pickup_time", "04:30"],
				["pickup_point", "2"],
				["pickup_title", "Two"],
				["pickup_time", "04:40"],
				["pickup_title", ""],
				["pickup_time", ""],
				["pickup_point", ""],
				["remove_pickup", "1"],
			]),
		);
		expect(read.pickups).toEqual([
			{ excursion_id: "x", pickup_time: "04:40", pickup_point: { title: "Two", point_id: 2 } },
		]);
	});

	test("moves the picture whose arrow was pressed, and leaves out removed ones", () => {
		const pictures: [string, string][] = [
			["pictures", "1"],
			["picture", "7"],
			["picture_alt", "seven"],
			["picture", "8"],
			["picture_alt", "eight"],
			["picture", "9"],
			["picture_alt", "nine"],
		];
		const ids = (more: [string, string][]) =>
			(excursionInputOf(form([...pictures, ...more])).pictures as { id: number }[]).map(
				({ id }) => id,
			);
		expect(ids([])).toEqual([7, 8, 9]);
		expect(ids([["move", "left:9"]])).toEqual([7, 9, 8]);
		expect(ids([["move", "right:7"]])).toEqual([8, 7, 9]);
		expect(ids([["move", "left:7"]])).toEqual([7, 8, 9]);
		expect(ids([["move", "left:77"]])).toEqual([7, 8, 9]);
		expect(ids([["remove_picture", "8"]])).toEqual([7, 9]);
	});

	test("without a field, a box or a section says nothing of it", () => {
		expect(excursionInputOf(form([]))).toEqual({});
	});
});

test("the words of a picture are a text of their own among those of the excursion", () => {
	const english = englishTexts({ title: "First light", pictures: [{ id: 12, alt: "Walkers" }] });
	expect(english).toEqual({ title: "First light", "picture-12": "Walkers" });
	expect(pictureOf(pictureField(12))).toBe(12);
	for (const field of ["title", "picture-", "picture-1x", "picture--1", "a picture-1"])
		expect(pictureOf(field)).toBeNull();
});
