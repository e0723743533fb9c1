/** The id of a row in an address or a field. Ids begin at 1: what is no id is 0, which matches no row. */
export function rowIdOf(text = ""): number {
	return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
