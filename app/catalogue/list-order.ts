/** A row and its neighbour change places; at an end of the list nothing moves. */
export function swapNeighbours<Row>(
	rows: readonly Row[],
	index: number,
	way: "up" | "down",
): readonly Row[] {
	const upperAt = way === "up" ? index - 1 : index;
	const [upper, lower] = [rows[upperAt], rows[upperAt + 1]];
	return upper === undefined || lower === undefined
		? rows
		: rows.with(upperAt, lower).with(upperAt + 1, upper);
}
