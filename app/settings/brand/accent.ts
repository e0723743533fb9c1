/** Contrast that WCAG 2.2 AA asks of text (1.4.3) and of what is no text but must be seen (1.4.11). */
const leastOfText = 4.5;
const leastOfShapes = 3;
const white = "#ffffff";
/** `--color-paper` of the dark look, the lightest ground there that an accent lies on. */
export const darkPaper = "#152b39";

export function isColour(text: string): boolean {
	return /^#[\da-f]{6}$/.test(text);
}

/** WCAG 2.2, "contrast ratio"; 1 to 21. @param colour like "#0b5fa5", as `other` is. */
export function contrastBetween(colour: string, other: string): number {
	const [light = 0, dark = 0] = [luminanceOf(colour), luminanceOf(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

/** True where white words on it can be read; against sand and paper of the light look it is always dark enough then. */
export function isAccent(colour: string): boolean {
	return isColour(colour) && contrastBetween(colour, white) >= leastOfText;
}

/** Why a colour can't be the accent; null where it can, or is no colour at all. */
export function accentProblem(colour: string) {
	if (!isColour(colour) || isAccent(colour)) return null;
	return {
		// down: 4.49 must not read as what is asked for
		ratio: Math.floor(contrastBetween(colour, white) * 10) / 10,
		least: leastOfText,
		nearest: firstOf((part) => mix(colour, "#000000", part), isAccent),
	};
}

/** The accent on dark ground, lightened until it is seen there; white words on it can still be read. */
export function darkAccentOf(accent: string): string {
	return firstOf(
		(part) => mix(accent, white, part),
		(colour) => contrastBetween(colour, darkPaper) >= leastOfShapes,
	);
}

/** The style sheet that puts the operator's accent in the place of the house's in `look.css`. */
export function accentSheet(accent: string): string {
	const dark = darkAccentOf(accent);
	return `:root{${tokens(accent)}}
@media screen and (prefers-color-scheme:dark){:root:not(:has(.totem)){${tokens(dark)}}}
`;
}

function tokens(accent: string): string {
	return `--color-accent:${accent};--color-accent-deep:${mix(accent, "#000000", 0.2)}`;
}

function firstOf(colourAt: (part: number) => string, isRight: (colour: string) => boolean): string {
	const parts = Array.from({ length: 201 }, (_, index) => index / 200);
	return colourAt(parts.find((part) => isRight(colourAt(part))) ?? 1);
}

function mix(colour: string, other: string, part: number): string {
	const others = channelsOf(other);
	const mixed = channelsOf(colour).map((channel, index) =>
		Math.round(channel + ((others[index] ?? 0) - channel) * part),
	);
	return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** WCAG 2.2, "relative luminance"; 0 to 1. */
function luminanceOf(colour: string): number {
	const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
		const share = channel / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, 0 to 255. */
function channelsOf(colour: string): number[] {
	return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
