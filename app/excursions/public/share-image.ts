interface ShareImage {
	/** A path of this site. */
	url: string;
	alt: string;
}

/**
 * The picture that a social network shows with a link to a trip. Networks show no SVG, so a JPEG of
 * 1200 × 630 pixels stands beside each poster that is drawn; an uploaded picture is shown as it is.
 */
export function shareImage({ url, alt }: ShareImage): ShareImage {
	const drawing = /^\/art\/([\w-]+)\.svg$/.exec(url)?.[1];
	return { url: drawing ? `/art/share/${drawing}.jpg` : url, alt };
}
