export function median(values: readonly number[]): number {
	return quantile(values, 0.5);
}

/** @param share 0 is the smallest value, 1 the largest; interpolates linearly. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	const place = (sorted.length - 1) * share;
	const below = sorted[Math.floor(place)];
	const above = sorted[Math.ceil(place)];
	if (below === undefined || above === undefined) return Number.NaN;
	return below + (above - below) * (place - Math.floor(place));
}

/** `value` divided by `base`; NaN when not comparable. */
export function ratio(value: number, base: number): number {
	return base > 0 ? value / base : Number.NaN;
}
