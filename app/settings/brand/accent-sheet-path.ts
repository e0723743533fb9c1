/** The address of `accentSheet`. The colour is a part of it, so what is there never changes. */
export function accentSheetPath(accent: string): string {
	return `/look/${accent.slice(1)}.css`;
}
