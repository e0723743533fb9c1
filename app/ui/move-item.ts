/** Moves one item by `step`; at the edge nothing changes. */
export function moveBy<Item>(items: readonly Item[], from: number, step: number): Item[] {
	return moveTo(items, from, from + step);
}

export function moveTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
	const item = items[from];
	if (item === undefined || from < 0 || to < 0 || to >= items.length) return [...items];
	return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
