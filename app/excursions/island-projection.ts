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
 * Puts coordinates into a box of a drawing, north up and in true proportion: over one island
 * the plate carrée, shrunk by the cosine of its latitude, errs by less than a line's width.
 * Points are centred across the box and rest on its lower edge, where the coast road runs.
 *
 * @returns x and y in the units of the box, in the order of the points.
 */
export function project(points: readonly Coordinates[], box: Box): { x: number; y: number }[] {
	if (points.length === 0) return [];
	const middle = points.reduce((sum, point) => sum + point.lat, 0) / points.length;
	const shrink = Math.cos((middle * Math.PI) / 180);
	const east = points.map((point) => point.lng * shrink);
	const north = points.map((point) => point.lat);
	const width = Math.max(...east) - Math.min(...east);
	const height = Math.max(...north) - Math.min(...north);
	// one stop, or all at one place: nothing to spread
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

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
