import { addressesOf, isFileKey, widthsFor } from "#app/catalogue/pictures/pictures.ts";

/** A picture of the operator's on our own origin. */
export interface BrandPicture {
	url: string;
	srcSet: string | undefined;
	/** Pixels; of art, in which any will do, a square. */
	width: number;
	height: number;
}

/** The picture whose address a setting holds: art of the site, a mark or a photo; null for any other text. */
export function brandPictureOf(address: string): BrandPicture | null {
	if (/^\/art\/[a-z-]+\.svg$/.test(address))
		return { url: address, srcSet: undefined, width: 160, height: 160 };
	const file = address.replace(/^\/images\//, "");
	if (file === address || !isFileKey(file)) return null;
	const [key = "", size = ""] = file.split("-");
	const [width = 0, height = 0] = (size.match(/\d+/g) ?? []).map(Number);
	if (height > 0) return { url: address, srcSet: undefined, width, height };
	const widths = widthsFor(width).join();
	// photos lie in frames of their own; this shape is the usual one
	return { ...addressesOf({ key, widths }), width, height: Math.round((width * 2) / 3) };
}
