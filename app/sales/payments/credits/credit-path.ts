/** The page on which a guest pays with a credit. */
export function creditPath(confirmId: string): string {
	return `/booking/${confirmId}/credit`;
}
