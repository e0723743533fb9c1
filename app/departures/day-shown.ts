/** What a list shows of a date, as its form says it: "0:20" is open with 20 seats. SQL: `dayShownOf`. */
export function dayShown({
	isClosed,
	capacity,
}: {
	isClosed: boolean;
	capacity: number | null;
}): string {
	return `${Number(isClosed)}:${capacity ?? ""}`;
}

/** A date that is like every other; a start of its own does not count. */
export const usualDay = dayShown({ isClosed: false, capacity: null });
