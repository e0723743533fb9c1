import { pictureKey } from "#app/catalogue/pictures/pictures.server.ts";
import {
	fileKey,
	markKey,
	type PictureRefusal,
	refusalOfFile,
	refusalOfSize,
} from "#app/catalogue/pictures/pictures.ts";
import {
	reencodeMark,
	reencodePicture,
	sizeOfPicture,
} from "#app/catalogue/pictures/reencode-picture.server.ts";
import { pictureRefusalsTexts } from "#app/messages/staff/excursions/picture-refusals.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { fileOf, type PictureSetting, removalOf } from "./picture-field.tsx";

interface BrandPictureStore {
	bucket: R2Bucket;
	encoder: ImagesBinding;
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Stores the pictures that were chosen, and puts their addresses into the form, so that a save refused for another field
 * has them still. Files of a mark that was replaced stay: mails show them for years.
 * @returns why some can't be used, by field; null where all can.
 */
export async function takeBrandPictures(
	store: BrandPictureStore,
	form: FormData,
): Promise<FormErrors | null> {
	const errors: FormErrors = {};
	for (const name of ["BRAND_MARK", "HOME_PICTURE"] as const) {
		if (form.getAll(removalOf(name)).includes("on")) form.set(name, "");
		const file = form.get(fileOf(name));
		if (!(file instanceof File) || file.size === 0) continue;
		const answer = await storeBrandPicture(store, name, new Uint8Array(await file.arrayBuffer()));
		if ("address" in answer) form.set(name, answer.address);
		else errors[name] = [answer.message];
	}
	return Object.keys(errors).length > 0 ? errors : null;
}

/** Attack: as for an excursion's pictures, a file is told by its content and encoded anew, which drops all but its pixels. */
async function storeBrandPicture(
	{ bucket, encoder }: BrandPictureStore,
	name: PictureSetting,
	bytes: Bytes,
): Promise<{ address: string } | Pick<PictureRefusal, "message">> {
	const broken = { message: pictureRefusalsTexts.broken };
	const refusal = refusalOfFile(bytes);
	if (refusal) return refusal;
	const size = await sizeOfPicture(encoder, bytes);
	if (!size) return broken;
	const leastSide = name === "BRAND_MARK" ? 64 : undefined;
	const sizeRefusal = refusalOfSize(size, leastSide);
	if (sizeRefusal) return sizeRefusal;
	const files = await filesOf(encoder, name, bytes);
	for (const file of files)
		await bucket.put(file.key, file.bytes, { httpMetadata: { contentType: file.contentType } });
	const widest = files.at(-1);
	return widest ? { address: `/images/${widest.key}` } : broken;
}

/** The widest is last; none where the picture can't be decoded. */
async function filesOf(encoder: ImagesBinding, name: PictureSetting, bytes: Bytes) {
	const key = await pictureKey(name, bytes);
	if (name === "BRAND_MARK") {
		const mark = await reencodeMark(encoder, bytes);
		return mark ? [{ key: markKey(key, mark), bytes: mark.bytes, contentType: "image/png" }] : [];
	}
	const photo = await reencodePicture(encoder, bytes);
	return (photo?.files ?? []).map((file) => ({
		...{ key: fileKey(key, file.width), bytes: file.bytes, contentType: "image/webp" },
	}));
}
