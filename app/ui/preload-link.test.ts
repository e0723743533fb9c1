import { expect, test } from "vitest";
import { isNear } from "./preload-link.tsx";

const link = { left: 200, right: 300, top: 200, bottom: 240 };

test("a pointer within 100 pixels of a link preloads it", () => {
	expect(isNear(link, 250, 220)).toBe(true);
	expect(isNear(link, 100, 220)).toBe(true);
	expect(isNear(link, 400, 340)).toBe(true);
});

test("a pointer farther away does not preload", () => {
	expect(isNear(link, 99, 220)).toBe(false);
	expect(isNear(link, 401, 220)).toBe(false);
	expect(isNear(link, 250, 99)).toBe(false);
	expect(isNear(link, 250, 341)).toBe(false);
});
