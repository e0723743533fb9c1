import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { dayLanguagesSchema } from "#app/departures/timetables/timetable.ts";
import { errorsByField } from "#app/ui/form/form.ts";
import { excursionChangeSchema, excursionCreationSchema } from "./excursion-change.ts";

const created = {
	title: "First light on the volcano",
	subtitle: "Walk above the clouds",
	comments: "",
	description: "We leave the lights of the coast behind.",
	price_adult: 64,
	price_child: 42.5,
	price_bebe: 0,
	day_languages: { 0: ["en"], 6: ["en", "de"] },
	isActive: true,
};
const updated = {
	...created,
	id: "0fe5351d-8416-4c73-9546-92c2a699246b",
	category: "adventure",
};

function errorsOf(schema: v.GenericSchema, input: unknown) {
	const result = v.safeParse(schema, input);
	return result.success ? null : errorsByField(result.issues);
}

describe("to create an excursion", () => {
	test("the spec's fields are enough, comments and languages may be missing", () => {
		expect(errorsOf(excursionCreationSchema, created)).toBeNull();
		const { comments: _, day_languages: __, ...least } = created;
		expect(errorsOf(excursionCreationSchema, least)).toBeNull();
	});

	test.each([
		["title", "Abc", "Title must be at least 4 characters long"],
		["title", "  Ab  ", "Title must be at least 4 characters long"],
		["subtitle", "Abc", "Subtitle must be at least 4 characters long"],
		["description", "123456789", "Description must be at least 10 characters long"],
		["price_adult", "64", "Adult price must be a number"],
		["price_child", Number.NaN, "Child price must be a number, 0 if it is free"],
		["price_bebe", Number.POSITIVE_INFINITY, "Baby price must be a number, 0 if it is free"],
	])("%s %j is refused: %s", (field, value, message) => {
		expect(errorsOf(excursionCreationSchema, { ...created, [field]: value })).toEqual({
			[field]: [message],
		});
	});

	test.each([
		["title", "Abcd"],
		["subtitle", "Abcd"],
		["description", "1234567890"],
	])("the shortest %s is accepted", (field, value) => {
		expect(errorsOf(excursionCreationSchema, { ...created, [field]: value })).toBeNull();
	});

	test("whether it is on sale must be said", () => {
		const { isActive: _, ...silent } = created;
		expect(errorsOf(excursionCreationSchema, silent)).toHaveProperty("isActive");
	});
});

describe("to update an excursion", () => {
	test("category and id come with it", () => {
		expect(errorsOf(excursionChangeSchema, updated)).toBeNull();
	});

	test.each([
		["price_adult", 0, "Adult price must be more than 0"],
		["price_adult", -1, "Adult price must be more than 0"],
		["price_child", -0.01, "Child price must not be negative"],
		["price_bebe", -5, "Baby price must not be negative"],
		["category", "ab", "Category must be at least 3 characters long"],
		["id", "volcano", "Id must be a UUID"],
		["title", "Abc", "Title must be at least 4 characters long"],
	])("%s %j is refused: %s", (field, value, message) => {
		expect(errorsOf(excursionChangeSchema, { ...updated, [field]: value })).toEqual({
			[field]: [message],
		});
	});

	test("children and babies may come for nothing", () => {
		const free = { ...updated, price_child: 0, price_bebe: 0, price_adult: 0.01 };
		expect(errorsOf(excursionChangeSchema, free)).toBeNull();
	});
});

describe("the map of days and languages", () => {
	test.each(["0", "3", "6"])("has a day %s", (day) => {
		expect(errorsOf(dayLanguagesSchema, { [day]: ["en"] })).toBeNull();
	});

	test.each(["7", "-1", "Monday", "00"])("has no day %s", (day) => {
		expect(errorsOf(dayLanguagesSchema, { [day]: ["en"] })).toEqual({ [day]: ["Day must be 0-6"] });
	});

	test("names languages by two characters or more", () => {
		expect(errorsOf(dayLanguagesSchema, { 1: ["en", "d"] })).toEqual({
			"1.1": ["Language must be at least 2 characters long"],
		});
	});
});
