import { afterEach, expect, test, vi } from "vitest";
import { hasStore } from "./has-boarding-store.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
	["has the store", async () => [{ name: "other" }, { name: "island-boarding" }], true],
	["has none", async () => [{ name: "other" }], false],
	["refuses to tell", () => Promise.reject(new Error("private window")), true],
	["cannot tell", undefined, true],
])("a browser that %s", async (_words, databases, expected) => {
	vi.stubGlobal("indexedDB", { databases });
	expect(await hasStore()).toBe(expected);
});
