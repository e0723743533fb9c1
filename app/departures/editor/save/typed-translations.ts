import { translatedNames } from "#app/catalogue/excursion-fields.ts";
import type { TypedTranslation } from "#app/database/translations.server.ts";
import { typedTexts } from "#app/ui/translations/translations.ts";
import { englishTexts, pictureOf } from "../excursion-translations.ts";
import type { ExcursionChange } from "./excursion-change.ts";

/** The texts of other languages as rows, each with the English text beside which it was written. */
export function typedTranslations(change: ExcursionChange) {
	const english = englishTexts(change);
	const ownTexts: TypedTranslation[] = [];
	const ofPictures: TypedTranslation[] = [];
	for (const { field, ...text } of typedTexts(change)) {
		const row = { ...text, english: english[field] ?? null };
		const picture = pictureOf(field);
		if (picture !== null) ofPictures.push({ ...row, owner: picture, field: "alt" });
		else if (translatedNames.some((name) => name === field))
			ownTexts.push({ ...row, owner: change.id, field });
	}
	return { own: ownTexts, ofPictures };
}
