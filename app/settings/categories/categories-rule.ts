import * as v from "valibot";
import { houseCategories } from "#app/catalogue/house-categories.ts";
import { settingCategoriesTexts as texts } from "#app/messages/staff/office/setting-categories.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import {
	type CategoryRow,
	mostCategories,
	readCategoryRows,
	writeCategories,
	writeCategoryRows,
} from "./category-setting.ts";

/** Their names in other languages follow from the English ones, while these are the house's. */
export const houseCategoriesText = writeCategoryRows(
	houseCategories().map(({ key, names }) => ({
		...{ key, names: { en: names.en ?? key }, isRetired: false },
	})),
);

/** The rows of the settings screen; "" is the house's. */
export const categoriesRule = v.pipe(
	v.string(),
	v.transform((text) => text || houseCategoriesText),
	v.check(
		(text) => problemOf(readCategoryRows(text)) === null,
		({ input }) => problemOf(readCategoryRows(input)) ?? "",
	),
	v.transform((text) => writeCategories(readCategoryRows(text))),
);

/** Why the rows can't be saved; null where they can. */
function problemOf(rows: readonly CategoryRow[]): string | null {
	const remaining = rows.filter(({ isRetired }) => !isRetired);
	if (remaining.length === 0) return texts.none;
	if (remaining.length > mostCategories) return texts.tooMany({ most: mostCategories });
	if (remaining.some(({ names }) => !names.en)) return texts.nameless;
	const names = remaining.map(({ names }) => names.en ?? "");
	const twice = names.find((name, index) => names.findIndex((each) => isSame(each, name)) < index);
	if (twice) return texts.twice({ name: twice });
	const problems = remaining.flatMap((row) => Object.values(row.names).map(problemOfName));
	return problems.find((problem) => problem !== null) ?? null;
}

function isSame(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase();
}

function problemOfName(name: string): string | null {
	const rule = lineOfText({ what: texts.quoted({ name }), most: 40 });
	const { issues } = v.safeParse(rule, name);
	return issues?.[0].message ?? null;
}
