interface ShareImage {
	/** A path of this site. */
	url: string;
	alt: string;
}

/**
 * The picture for social networks, which do not show SVG: for a drawn poster a JPEG of 1200 × 630 pixels, for an
 * uploaded picture the picture itself.
 */
export function shareImage({ url, alt }: ShareImage): ShareImage {
	const drawing = /^\/art\/([\w-]+)\.svg$/.exec(url)?.[1];
	return { url: drawing ? `/art/share/${drawing}.jpg` : url, alt };
}
