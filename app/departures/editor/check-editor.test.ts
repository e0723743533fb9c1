import { describe, expect, test } from "vitest";
import { checkEditor } from "./check-editor.ts";
import { excursionChangeSchema } from "./save/excursion-change.ts";

const whole: [string, string][] = [
	["id", "0fe5351d-8416-4c73-9546-92c2a699246b"],
	["version", "3"],
	["isActive", "off"],
	["title", "First light"],
	["subtitle", "Above the clouds"],
	["description", "We leave early in the morning."],
	["comments", ""],
	["category", "adventure"],
	["price_adult", "64"],
	["price_child", "42"],
	["price_bebe", "0"],
	["capacity", "12"],
	["start_time", "04:30"],
	["duration_minutes", "360"],
	["cutoff_hours", "10"],
	["adult_from_age", "12"],
	["child_from_age", "2"],
	["minimum_age", "0"],
	["effort", ""],
	["included", ""],
	["not_included", ""],
	["what_to_bring", ""],
	["good_to_know", ""],
	["activity_place", "Harbour"],
	["activity_time", "05:30"],
	["picture", "7"],
	["picture_alt", "Sun"],
	["picture", "8"],
	["picture_alt", "Stars"],
	["pictures", "1"],
	["day_languages[2]", "en"],
	["day_languages", "1"],
	["pickup_point", "1"],
	["pickup_title", "Hotel Los Dragos"],
	["pickup_time", "04:30"],
	["pickup_point", "2"],
	["pickup_title", "Old harbour"],
	["pickup_time", "04:40"],
	["pickups", "1"],
];

/** The editor's form with changed fields: a value replaces the last field of its name, `undefined` removes all. */
function check(change: Record<string, string | undefined> = {}) {
	const form = new FormData();
	const last = new Map(whole.map(([name], index) => [name, index]));
	for (const [index, [name, value]] of whole.entries()) {
		const isChanged = Object.hasOwn(change, name);
		if (isChanged && change[name] === undefined) continue;
		form.append(name, isChanged && last.get(name) === index ? (change[name] ?? "") : value);
	}
	return checkEditor(excursionChangeSchema, form);
}
const errorsOf = (change: Record<string, string | undefined>) =>
	Object.values(check(change).errors ?? {}).flat();

const numbers = ["", "free", "0.001", "-1", "99999999", "Infinity"];
const names: Record<string, { message: RegExp; wrong: string[] }> = {
	price_adult: { message: /^Adult price /, wrong: [...numbers, "0"] },
	price_child: { message: /^Child price /, wrong: numbers },
	price_bebe: { message: /^Baby price /, wrong: numbers },
	capacity: { message: /^Seats /, wrong: numbers },
	duration_minutes: { message: /^Duration /, wrong: numbers },
	cutoff_hours: { message: /^Hours before the start /, wrong: numbers },
	adult_from_age: { message: /^Adult(?: age|s) /, wrong: [...numbers, "1"] },
	child_from_age: { message: /^(?:Child age|Adults) /, wrong: numbers },
	minimum_age: { message: /^Minimum age /, wrong: numbers },
	start_time: { message: /^Start /, wrong: ["", "25:00", "4:30"] },
	activity_time: { message: /ime of the activity /, wrong: ["", "25:00", "noon"] },
	title: { message: /^Title /, wrong: ["", "Abc", "\u0007 bell", "x".repeat(3000)] },
	subtitle: { message: /^Subtitle /, wrong: ["", "Abc", "x".repeat(300)] },
	description: { message: /^Description /, wrong: ["", "Short", "x".repeat(11_000)] },
	category: { message: /^Category /, wrong: ["", "ab"] },
	comments: { message: /^Notes /, wrong: ["\u0007", "x".repeat(3000)] },
	effort: { message: /^Effort /, wrong: ["\u0007", "x".repeat(300)] },
	included: { message: /^Included /, wrong: ["\u0007", "x".repeat(3000)] },
	not_included: { message: /^Not included /, wrong: ["\u0007", "x".repeat(3000)] },
	what_to_bring: { message: /^What to bring /, wrong: ["\u0007", "x".repeat(3000)] },
	good_to_know: { message: /^Good to know /, wrong: ["\u0007", "x".repeat(3000)] },
	activity_place: { message: /lace .*of the activity /, wrong: ["", "\u0007", "x".repeat(300)] },
	"day_languages[2]": { message: /^Tuesday: Language /, wrong: ["x", "x".repeat(50)] },
	pickup_time: { message: /^Old harbour: Pickup time /, wrong: ["", "25:00"] },
	picture_alt: { message: /^Picture 2: /, wrong: ["", "ab", "x".repeat(400)] },
};

describe("the editor's form", () => {
	test("passes as it is", () => {
		expect(check().errors).toBeNull();
	});

	test.each(Object.entries(names))(
		"names its field %s in every error",
		(name, { message: label, wrong }) => {
			for (const value of wrong) {
				const errors = errorsOf({ [name]: value });
				expect([value, errors]).toEqual([value, expect.arrayContaining([expect.any(String)])]);
				for (const error of errors) expect(error).toMatch(label);
			}
		},
	);

	test.each([
		["title", "Title is missing"],
		["subtitle", "Subtitle is missing"],
		["description", "Description is missing"],
		["category", "Category is missing"],
		["price_adult", "Adult price must be a number"],
		["isActive", "On sale: yes or no is missing"],
	])("without its field %s is refused by name", (name, message) => {
		expect(errorsOf({ [name]: undefined })).toEqual([message]);
	});

	test.each([
		["day_languages", ["day_languages[2]"], "Days and languages"],
		["pickups", ["pickup_point", "pickup_title", "pickup_time"], "Pickups"],
		["pictures", ["picture", "picture_alt"], "Pictures"],
	])(
		"without its section %s leaves it as it is, and with a part of it is refused",
		(end, fields, name) => {
			const without = (left: string[]) => Object.fromEntries(left.map((each) => [each, undefined]));
			const { values } = check(without([end, ...fields]));
			expect(values).toHaveProperty("title");
			expect(values).not.toHaveProperty(end);
			expect(errorsOf(without([end]))).toEqual([
				`${name} did not arrive whole. They are shown as they are stored: load the page again and change them once more`,
			]);
		},
	);

	test("with a section's end field alone empties the section", () => {
		const { values } = check({
			"day_languages[2]": undefined,
			pickup_point: undefined,
			pickup_title: undefined,
			pickup_time: undefined,
		});
		expect(values).toMatchObject({ day_languages: {}, pickups: [] });
	});

	test("without notes for staff keeps them", () => {
		expect(check({ comments: undefined }).values?.comments).toBeUndefined();
	});
});
