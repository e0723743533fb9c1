import { fieldOf, translatedNames } from "#app/catalogue/excursion-fields.ts";
import { excursionPicturesTexts } from "#app/messages/staff/excursions/excursion-pictures.ts";
import type { TranslatableText } from "#app/ui/translations/other-languages.tsx";
import type { ExcursionDraft } from "./excursion-draft.ts";
import { pictureField } from "./excursion-translations.ts";

/** The excursion's own texts in the order of the editor, then the words of its pictures. */
export function translatableTexts({ fields, pictures }: ExcursionDraft): TranslatableText[] {
	const ownTexts = translatedNames.map((field) => {
		const { label, control, rows = 3 } = fieldOf(field);
		const english = fields[field] ?? "";
		return { field, label, english, rows: control === "area" ? rows : undefined };
	});
	const ofPictures = pictures.map(({ id, url, srcSet, alt, width, height }, index) => ({
		field: pictureField(id),
		label: excursionPicturesTexts.whatPictureShows({ place: index + 1 }),
		english: alt,
		picture: (
			<img
				src={url}
				srcSet={srcSet}
				sizes="4rem"
				alt=""
				width={width}
				height={height}
				loading="lazy"
				className="size-16 flex-none rounded-md object-cover"
			/>
		),
	}));
	return [...ownTexts, ...ofPictures];
}
