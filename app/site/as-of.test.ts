import { expect, test } from "vitest";
import { ago } from "./as-of.tsx";

test("places are dated as one says it", () => {
	expect(ago(0, "17:48")).toBe("a minute ago");
	expect(ago(1, "17:48")).toBe("a minute ago");
	expect(ago(7, "17:48")).toBe("7 minutes ago");
});

test("an old page, or a clock that runs wrong, gets the time itself", () => {
	expect(ago(60, "17:48")).toBe("17:48");
	expect(ago(-5, "17:48")).toBe("17:48");
});
