import type { BrandPicture } from "#app/settings/brand/brand-picture.ts";

/** An icon of the web app manifest (W3C Web Application Manifest, section 4.1). */
interface AppIcon {
	src: string;
	sizes: string;
	type: string;
	purpose: "any";
}

interface IconLink {
	rel: "icon" | "apple-touch-icon";
	href: string;
	sizes?: string;
	type?: string;
}

/** Pixels from which Chrome offers to install an app. */
const leastAppIcon = 144;

const houseIcons: IconLink[] = [
	{ rel: "icon", href: "/favicon.ico", sizes: "32x32" },
	{ rel: "icon", href: "/art/mark.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

const houseAppIcons: AppIcon[] = [
	{ src: "/art/mark.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
	{ src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png", purpose: "any" },
];

/** Icons of the browser's tab: the uploaded mark; the house's for who has none. */
export function tabIcons(mark: BrandPicture | null): IconLink[] {
	if (!isUploaded(mark)) return houseIcons;
	return [
		{ rel: "icon", href: mark.url, type: "image/png" },
		// iOS would stretch another shape
		...(isSquare(mark) ? [{ rel: "apple-touch-icon" as const, href: mark.url }] : []),
	];
}

/** Icons of an installed app: browsers refuse a manifest without a square icon of some size, so the house's stand in. */
export function appIcons(mark: BrandPicture | null): AppIcon[] {
	if (!isUploaded(mark) || !isSquare(mark) || mark.width < leastAppIcon) return houseAppIcons;
	const sizes = `${mark.width}x${mark.height}`;
	return [{ src: mark.url, sizes, type: "image/png", purpose: "any" }];
}

function isUploaded(mark: BrandPicture | null): mark is BrandPicture {
	return mark?.url.startsWith("/images/") ?? false;
}

function isSquare({ width, height }: BrandPicture): boolean {
	return width === height;
}
