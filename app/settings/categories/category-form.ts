import { defaultLanguage } from "#app/messages/languages.ts";
import { settingLanguages } from "#app/settings/setting.ts";
import { moveBy } from "#app/ui/move-item.ts";
import { type CategoryRow, writeCategoryRows } from "./category-setting.ts";

/** A row's field of its key; those of its names and of its end begin like it. */
export function categoryField(row: number | string, part?: string): string {
	return ["category", row, part].filter((each) => each !== undefined).join("_");
}

/** A press on "up" or "down", which a browser with scripts answers by itself. */
export const moveField = "category_move";

/** Puts the rows of the form into its field of the setting, so that a refused save has them still. */
export function takeCategories(form: FormData): void {
	const numbers = [...form.keys()].flatMap((name) => /^category_(\d+)$/.exec(name)?.[1] ?? []);
	// a program may send the setting itself
	if (numbers.length === 0) return;
	const [way, number = ""] = textOf(form, moveField).split(":");
	const order = moveBy(numbers, numbers.indexOf(number), way === "up" ? -1 : 1);
	const rows = order
		.map((each) => rowOf(form, each))
		.filter(({ key, names }) => key !== "" || Object.keys(names).length > 0);
	form.set("CATEGORIES", writeCategoryRows(rows));
}

function rowOf(form: FormData, number: string): CategoryRow {
	const names = [defaultLanguage, ...settingLanguages].flatMap((language) => {
		const name = textOf(form, categoryField(number, language));
		return name ? [[language, name]] : [];
	});
	return {
		key: textOf(form, categoryField(number)),
		names: Object.fromEntries(names),
		isRetired: form.has(categoryField(number, "retired")),
	};
}

function textOf(form: FormData, name: string): string {
	return String(form.get(name) ?? "").trim();
}
