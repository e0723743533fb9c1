import { imageSize } from "image-size";
import { logWarning } from "#app/log/log.ts";
import { widthsFor } from "./pictures.ts";

/** Part of a picture's key: files of one key never change, so another encoding needs new keys. */
export const encodingVersion = "webp-1";
const quality = 82;

export interface EncodedPicture {
	width: number;
	height: number;
	bytes: Uint8Array;
}

/**
 * WebP in a few widths, narrowest first; null when the picture cannot be decoded. The original is decoded once,
 * for the widest; the others are made from that. Of an animation the first frame is used.
 */
export async function reencodePicture(
	encoder: ImagesBinding,
	original: Uint8Array<ArrayBuffer>,
	originalWidth: number,
): Promise<EncodedPicture[] | null> {
	const widths = widthsFor(originalWidth).reverse();
	const files: EncodedPicture[] = [];
	let source = original;
	try {
		for (const width of widths) {
			const output = await encoder
				.input(new Blob([source]).stream())
				.transform({ width, fit: "scale-down" })
				.output({ format: "image/webp", quality, anim: false });
			const bytes = new Uint8Array(await output.response().arrayBuffer());
			const size = imageSize(bytes);
			files.unshift({ width: size.width, height: size.height, bytes });
			if (source === original) source = bytes;
		}
		return files;
	} catch (error) {
		logWarning("picture", error);
		return null;
	}
}
