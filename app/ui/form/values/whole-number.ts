/** Text that is not a whole number counts as 0 until it is corrected. */
export function wholeNumber(text: string): number {
	return /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
}
