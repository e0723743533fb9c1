import * as v from "valibot";
import { expect, test } from "vitest";
import { categoriesRule, houseCategoriesText } from "./categories-rule.ts";
import { takeCategories } from "./category-form.ts";
import { readCategories, readCategoryRows, writeCategoryRows } from "./category-setting.ts";

function settingOf(text: string): string | string[] {
	const result = v.safeParse(categoriesRule, text);
	return result.success ? result.output : result.issues.map(({ message }) => message);
}

test.each([
	["daily|Daily", [{ key: "daily", names: { en: "Daily" } }]],
	[
		" sea | At sea |es=En el mar| de = |fr=En mer\n\nweekend|Weekend\n",
		[
			{ key: "sea", names: { en: "At sea", es: "En el mar", fr: "En mer" } },
			{ key: "weekend", names: { en: "Weekend" } },
		],
	],
	// a key that is none, no name, one that goes, another language than the site's
	["No key|Sea\nsea|\n-daily|Daily\ngolf|Golf|nl=Golfen", [{ key: "golf", names: { en: "Golf" } }]],
	["", []],
])("the setting %j is read", (text, categories) => {
	expect(readCategories(text)).toEqual(categories);
});

test("rows are written as they are read, whatever was typed", () => {
	const text = "sea|At sea|de=Auf See|es=En el mar\n-daily|Daily\n|Golf";
	expect(writeCategoryRows(readCategoryRows(text))).toBe(text);
	const names = { en: "Sun|sea\nfun", it: "Sole|mare" };
	expect(writeCategoryRows([{ key: "sea", names, isRetired: false }])).toBe(
		"sea|Sun sea fun|it=Sole mare",
	);
});

test.each([
	["", houseCategoriesText],
	["daily|Day trips\n-weekend|Weekend", "daily|Day trips"],
	["daily|Daily\n|Día de ballenas", "daily|Daily\ndia-de-ballenas|Día de ballenas"],
	// too short for the specification, in letters that no address has, and a second one of that key
	["|4x", "category-4x|4x"],
	["|Θάλασσα", "category|Θάλασσα"],
	["sea|Diving\n|Sea", "sea|Diving\nsea-2|Sea"],
	["|Sea!\n|Sea?", "sea|Sea!\nsea-2|Sea?"],
	// a name that was retired comes back with its key
	["-sea|Sea\n|Sea", "sea|Sea"],
	["<script>|Sea", "sea|Sea"],
])("of %j is saved %j", (text, categories) => {
	expect(settingOf(text)).toBe(categories);
	expect(readCategories(String(settingOf(text))).every(({ key }) => key.length >= 3)).toBe(true);
});

test.each([
	["-daily|Daily", "One category at least must stay"],
	[
		Array.from({ length: 13 }, (_, index) => `|Sea ${index}`).join("\n"),
		"There can be 12 categories at most",
	],
	["daily||es=Diario", "Each category needs a name in English"],
	["daily|Daily\n|DAILY", "Two categories are called “DAILY”"],
	[`daily|Daily|es=${"x".repeat(41)}`, `“${"x".repeat(41)}” must be at most 40 characters long`],
])("%j is refused", (text, message) => {
	expect(settingOf(text)).toEqual([message]);
});

function settingOfForm(fields: Record<string, string>): string {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	takeCategories(form);
	return String(form.get("CATEGORIES"));
}

const rows = {
	...{ category_1: "weekend", category_1_en: "Weekend", category_1_es: "" },
	...{ category_0: "daily", category_0_en: "Daily", category_0_es: "De día" },
	...{ category_2: "", category_2_en: "" },
};

test.each([
	["in the order of the form, without the empty row", {}, "weekend|Weekend\ndaily|Daily|es=De día"],
	[
		"with what was added",
		{ category_2_en: "Golf" },
		"weekend|Weekend\ndaily|Daily|es=De día\n|Golf",
	],
	["with what goes", { category_1_retired: "1" }, "-weekend|Weekend\ndaily|Daily|es=De día"],
	["moved without scripts", { category_move: "up:0" }, "daily|Daily|es=De día\nweekend|Weekend"],
	["moved down", { category_move: "down:1" }, "daily|Daily|es=De día\nweekend|Weekend"],
	[
		"never moved over the edge",
		{ category_move: "up:1" },
		"weekend|Weekend\ndaily|Daily|es=De día",
	],
	[
		"never moved by a wrong press",
		{ category_move: "up:77" },
		"weekend|Weekend\ndaily|Daily|es=De día",
	],
])("the form's rows come %s", (_, changes, text) => {
	expect(settingOfForm({ ...rows, ...changes })).toBe(text);
});

test("a program may send the setting itself", () => {
	expect(settingOfForm({ CATEGORIES: "daily|Daily" })).toBe("daily|Daily");
});
