import { excursionPicturesTexts } from "#app/messages/staff/excursions/excursion-pictures.ts";

/** Also checked in the browser, before an upload. */
export const maximumPictureBytes = 20 * 1024 * 1024;
export const maximumPictures = 20;

export function tooLarge(bytes: number): string {
	return excursionPicturesTexts.refused.tooLarge({
		size: Math.ceil(bytes / 1_048_576),
		most: maximumPictureBytes / 1_048_576,
	});
}
