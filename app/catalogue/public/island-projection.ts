export interface Coordinates {
	lat: number;
	lng: number;
}

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/**
 * Projects coordinates into a box of a drawing, north up and in proportion. On one island an equirectangular
 * projection, scaled by the cosine of the latitude, errs by less than a line's width. Points are centred and
 * stand on the lower edge, where the coast road is.
 * @returns x and y in units of the box, in the order of the points.
 */
export function project(points: readonly Coordinates[], box: Box): { x: number; y: number }[] {
	if (points.length === 0) return [];
	const middle = points.reduce((sum, point) => sum + point.lat, 0) / points.length;
	const shrink = Math.cos((middle * Math.PI) / 180);
	const east = points.map((point) => point.lng * shrink);
	const north = points.map((point) => point.lat);
	const width = Math.max(...east) - Math.min(...east);
	const height = Math.max(...north) - Math.min(...north);
	// one point, or all at one location: nothing to scale
	const scale = Math.min(
		width > 0 ? (box.right - box.left) / width : Number.POSITIVE_INFINITY,
		height > 0 ? (box.bottom - box.top) / height : Number.POSITIVE_INFINITY,
	);
	const spread = Number.isFinite(scale) ? scale : 0;
	const left = (box.left + box.right - width * spread) / 2;
	return points.map((_, index) => ({
		x: round(left + ((east[index] ?? 0) - Math.min(...east)) * spread),
		y: round(box.bottom - ((north[index] ?? 0) - Math.min(...north)) * spread),
	}));
}

/** Moves overlapping points just far enough apart to be readable. */
export function keepApart(
	points: readonly { x: number; y: number }[],
	distance: number,
): { x: number; y: number }[] {
	const spread = points.map((point) => ({ ...point }));
	// each round moves the pairs that are too close; a chain of seven needs several rounds
	for (let turn = 0; turn < 40; turn += 1) {
		for (const [index, a] of spread.entries()) {
			for (const b of spread.slice(index + 1)) pushApart(a, b, distance);
		}
	}
	return spread.map(({ x, y }) => ({ x: round(x), y: round(y) }));
}

function pushApart(a: { x: number; y: number }, b: { x: number; y: number }, distance: number) {
	const gap = Math.hypot(b.x - a.x, b.y - a.y);
	if (gap >= distance) return;
	// points at the same location separate along the coast
	const [dx, dy] = gap > 0 ? [(b.x - a.x) / gap, (b.y - a.y) / gap] : [1, 0];
	const push = (distance - gap) / 2;
	a.x -= dx * push;
	a.y -= dy * push;
	b.x += dx * push;
	b.y += dy * push;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
