import type { Category } from "#app/catalogue/category.ts";
import { settingLanguages } from "#app/settings/setting.ts";

/** A category as the settings screen has it; one that was just added has no key yet. */
export interface CategoryRow extends Category {
	/** Goes with the next save. */
	isRetired: boolean;
}

/** More would fill the home page and the filters. */
export const mostCategories = 12;

/** Before the key of a category that goes. */
const retiredMark = "-";
/** The specification wants 3 characters, the column of an excursion has 60. */
const keyLength = { least: 3, most: 60 };

/** Reads the setting: a line for each category, "weekend|Weekend|es=Fin de semana". */
export function readCategoryRows(text: string): CategoryRow[] {
	return text
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map(readRow);
}

function readRow(line: string): CategoryRow {
	const [start = "", english = "", ...others] = line.split("|").map((part) => part.trim());
	const isRetired = start.startsWith(retiredMark);
	const translations = settingLanguages.flatMap((language) => {
		const part = others.find((each) => each.startsWith(`${language}=`)) ?? "";
		const name = part.slice(language.length + 1).trim();
		return name ? [[language, name]] : [];
	});
	return {
		key: isRetired ? start.slice(retiredMark.length) : start,
		names: { ...(english && { en: english }), ...Object.fromEntries(translations) },
		isRetired,
	};
}

export function writeCategoryRows(rows: readonly CategoryRow[]): string {
	return rows.map(writeRow).join("\n");
}

function writeRow({ key, names, isRetired }: CategoryRow): string {
	const translations = settingLanguages.flatMap((language) => {
		const name = withoutBar(names[language] ?? "");
		return name ? [`${language}=${name}`] : [];
	});
	const start = isRetired ? retiredMark + key : key;
	return [start, withoutBar(names.en ?? ""), ...translations].join("|");
}

/** The bar and the end of a line stand between the parts of the setting. */
function withoutBar(name: string): string {
	return name.replaceAll(/[|\r\n]+/g, " ").trim();
}

/** The categories that hold. */
export function readCategories(text: string): Category[] {
	return readCategoryRows(text)
		.filter(({ key, names, isRetired }) => isKey(key) && names.en && !isRetired)
		.map(({ key, names }) => ({ key, names }));
}

/** The setting that a form asks for: without what is retired, and with a key for what is new. */
export function writeCategories(rows: readonly CategoryRow[]): string {
	const remaining = rows.filter(({ isRetired }) => !isRetired);
	const keys = remaining.map(({ key }) => key).filter(isKey);
	const withKeys = remaining.map((row) => {
		if (isKey(row.key)) return row;
		const key = keyOfName(row.names.en ?? "", keys);
		keys.push(key);
		return { ...row, key };
	});
	return writeCategoryRows(withKeys);
}

/** Attack: a key that was sent by hand would stand in the addresses of pages. */
function isKey(key: string): boolean {
	const { least, most } = keyLength;
	return /^[a-z\d]+(?:-[a-z\d]+)*$/.test(key) && key.length >= least && key.length <= most;
}

/** "Día de ballenas" → "dia-de-ballenas" */
function keyOfName(name: string, otherKeys: readonly string[]): string {
	const words = name.normalize("NFD").toLowerCase().replaceAll(/\p{M}/gu, "");
	const slug = (words.match(/[a-z\d]+/g) ?? []).join("-");
	const key = slug.length < keyLength.least ? ["category", slug].filter(Boolean).join("-") : slug;
	const numbered = otherKeys.map((_, index) => `${key}-${index + 2}`);
	return [key, ...numbered].find((each) => !otherKeys.includes(each)) ?? key;
}
