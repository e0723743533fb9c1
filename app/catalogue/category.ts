import type { Language } from "#app/messages/languages.ts";
import { capital } from "#app/messages/phrase.ts";

/** How the operator sorts excursions: a setting. */
export interface Category {
	/** What an excursion has of it: it stays the same whatever the category is called. */
	key: string;
	/** What the operator has typed: English always, others where they have said something. */
	names: Partial<Record<Language, string>>;
}

/** The categories that there are until the operator has others: each has words and a drawing of its own. */
export const houseKeys = ["daily", "weekend", "adventure"] as const;
export type HouseKey = (typeof houseKeys)[number];

/** A category as readers of one language know it. */
export interface NamedCategory {
	key: string;
	name: string;
	/** Where it is one of the house, and still called so: the house's words and drawing fit. */
	house: HouseKey | null;
}

/** A category that the settings do not have, such as an old one, is called by its own text. */
export function namedCategory(categories: readonly NamedCategory[], key: string): NamedCategory {
	const listed = categories.find((each) => each.key === key);
	return listed ?? { key, name: capital(key), house: null };
}

/** Those of the settings, and behind them the one of an excursion or an address that has another. */
export function withCategory(categories: readonly NamedCategory[], key: string): NamedCategory[] {
	const isListed = key === "" || categories.some((each) => each.key === key);
	return isListed ? [...categories] : [...categories, namedCategory(categories, key)];
}
