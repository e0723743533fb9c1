import { expect, test } from "vitest";
import { moveBy, moveTo } from "./move-item.ts";

test("an item moves to any place and never over the edge", () => {
	expect(moveTo(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
	expect(moveTo(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
	expect(moveBy(["a", "b"], 1, 1)).toEqual(["a", "b"]);
	expect(moveBy(["a", "b"], -1, 1)).toEqual(["a", "b"]);
});
