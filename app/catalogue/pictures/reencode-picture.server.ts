import { logWarning } from "#app/log/log.ts";
import { widestWidth, widthsFor } from "./pictures.ts";

/** Part of a picture's key: files of one key never change, so another encoding needs new keys. */
export const encodingVersion = "webp-1";
const quality = 82;

export interface PictureSize {
	width: number;
	height: number;
}

/** A picture as it is stored: the size of its widest file, and the files, narrowest first. */
export interface EncodedPicture extends PictureSize {
	files: { width: number; bytes: Bytes }[];
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Pixels as the file's head tells them, which is all that is read; null when it can't be read. */
export async function sizeOfPicture(
	encoder: ImagesBinding,
	bytes: Bytes,
): Promise<PictureSize | null> {
	try {
		const picture = await encoder.info(new Blob([bytes]).stream());
		// an SVG has no size
		return "width" in picture ? { width: picture.width, height: picture.height } : null;
	} catch (error) {
		logWarning("picture", error);
		return null;
	}
}

/**
 * WebP in a few widths; null when the picture cannot be decoded. The original is decoded once, for the widest; the
 * others are made from that. Of an animation the first frame is used.
 */
export async function reencodePicture(
	encoder: ImagesBinding,
	original: Bytes,
): Promise<EncodedPicture | null> {
	try {
		const widest = await encode(encoder, original, widestWidth);
		// the camera's orientation is applied now, so width and height are what a viewer sees
		const size = await sizeOfPicture(encoder, widest);
		if (!size) return null;
		const files: EncodedPicture["files"] = [];
		for (const width of widthsFor(size.width))
			files.push({
				width,
				bytes: width === size.width ? widest : await encode(encoder, widest, width),
			});
		return { ...size, files };
	} catch (error) {
		logWarning("picture", error);
		return null;
	}
}

/** A PNG of at most 320 × 160 pixels, twice as many as a header shows; null when the picture cannot be decoded. */
export async function reencodeMark(
	encoder: ImagesBinding,
	original: Bytes,
): Promise<(PictureSize & { bytes: Bytes }) | null> {
	try {
		const output = await encoder
			.input(new Blob([original]).stream())
			.transform({ width: 320, height: 160, fit: "scale-down" })
			.output({ format: "image/png", anim: false });
		const bytes = new Uint8Array(await output.response().arrayBuffer());
		const size = await sizeOfPicture(encoder, bytes);
		return size && { ...size, bytes };
	} catch (error) {
		logWarning("picture", error);
		return null;
	}
}

/** A smaller picture keeps its width. */
async function encode(encoder: ImagesBinding, picture: Bytes, width: number): Promise<Bytes> {
	const output = await encoder
		.input(new Blob([picture]).stream())
		.transform({ width, fit: "scale-down" })
		.output({ format: "image/webp", quality, anim: false });
	return new Uint8Array(await output.response().arrayBuffer());
}
