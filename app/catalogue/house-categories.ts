import { type Language, languages } from "#app/messages/languages.ts";
import { excursionListTexts } from "#app/messages/texts.ts";
import { type Category, type HouseKey, houseKeys, type NamedCategory } from "./category.ts";

/** With their names in each language of the site. */
export function houseCategories(): Category[] {
	return houseKeys.map((key) => ({
		key,
		names: Object.fromEntries(languages.map((language) => [language, houseName(key, language)])),
	}));
}

/** As readers of the language know them. What the operator has not translated has its English name, or the house's. */
export function categoriesIn(categories: readonly Category[], language: Language): NamedCategory[] {
	return categories.map(({ key, names }) => {
		const house = houseKeys.find((each) => each === key && names.en === houseName(each, "en"));
		const name = names[language] ?? (house && houseName(house, language)) ?? names.en ?? key;
		return { key, name, house: house ?? null };
	});
}

/** For a sentence: "weekend" of "two weekend trips". */
export function kindIn({ name, house }: NamedCategory, language: Language): string {
	const { parts } = excursionListTexts[language];
	return house && name === houseName(house, language)
		? parts.kind[house]
		: parts.otherKind({ kind: name });
}

function houseName(key: HouseKey, language: Language): string {
	return excursionListTexts[language].categories[key];
}
