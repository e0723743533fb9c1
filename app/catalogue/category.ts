import type { Language } from "#app/messages/languages.ts";
import { capital } from "#app/messages/phrase.ts";
import { categoriesTexts } from "#app/messages/staff/excursions/categories.ts";
import { departuresTexts } from "#app/messages/texts.ts";

export const categories = ["daily", "weekend", "adventure"] as const;
export type Category = (typeof categories)[number];

/** False for a category that staff added. */
export function isCategory(category: string): category is Category {
	return categories.some((each) => each === category);
}

/** "Adventure"; a category that staff added has the name that they gave it in every language. */
export function categoryName(category: string, language: Language): string {
	return isCategory(category) ? departuresTexts[language].category[category] : capital(category);
}

/** The same for staff, whose screens do not load it in guests' languages. */
export function staffCategoryName(category: string): string {
	return isCategory(category) ? categoriesTexts.category[category] : capital(category);
}
