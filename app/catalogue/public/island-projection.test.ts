import { expect, test } from "vitest";
import { keepApart, project } from "./island-projection.ts";

const box = { left: 200, top: 100, right: 700, bottom: 400 };

test("north is up and east is right", () => {
	const [southWest, northEast] = project(
		[
			{ lat: 28, lng: -16.6 },
			{ lat: 28.1, lng: -16.5 },
		],
		box,
	);
	expect(northEast?.x).toBeGreaterThan(southWest?.x ?? Number.NaN);
	expect(northEast?.y).toBeLessThan(southWest?.y ?? Number.NaN);
});

test("at 60° north a degree of longitude is half as wide as one of latitude is high", () => {
	const [a, b, c] = project(
		[
			{ lat: 60, lng: 10 },
			{ lat: 60, lng: 10.1 },
			{ lat: 60.05, lng: 10 },
		],
		box,
	);
	const wide = (b?.x ?? 0) - (a?.x ?? 0);
	const high = (a?.y ?? 0) - (c?.y ?? 0);
	expect(wide / high).toBeCloseTo(1, 1);
});

test("every point lies in the box, whatever shape the route has", () => {
	const routes = [
		[
			{ lat: 28, lng: -16.9 },
			{ lat: 28.01, lng: -16.1 },
		],
		[
			{ lat: 27.6, lng: -16.5 },
			{ lat: 28.6, lng: -16.5 },
		],
		[
			{ lat: -17.7, lng: 178.1 },
			{ lat: -17.9, lng: 178.4 },
			{ lat: -17.8, lng: 177.9 },
		],
	];
	for (const { x, y } of routes.flatMap((route) => project(route, box))) {
		expect(x).toBeGreaterThanOrEqual(box.left);
		expect(x).toBeLessThanOrEqual(box.right);
		expect(y).toBeGreaterThanOrEqual(box.top);
		expect(y).toBeLessThanOrEqual(box.bottom);
	}
});

test("a single stop is in the middle of the coast, no stop is nowhere", () => {
	expect(project([{ lat: 28, lng: -16 }], box)).toEqual([{ x: 450, y: 400 }]);
	expect(project([], box)).toEqual([]);
});

test("stops of one street are drawn beside each other, the others stay where they are", () => {
	const street = [100, 101, 101, 103, 400].map((x) => ({ x, y: 50 }));
	const spread = keepApart(street, 40);
	for (const [index, a] of spread.entries()) {
		for (const b of spread.slice(index + 1)) {
			expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(38);
		}
	}
	expect(spread[4]).toEqual({ x: 400, y: 50 });
});
