import { afterEach, expect, test, vi } from "vitest";
import { problemOf, problemWords } from "./camera-problem.ts";
import { makeCodeReader } from "./code-reader.ts";

test.each([
	["NotAllowedError", "refused"],
	["SecurityError", "refused"],
	["NotFoundError", "missing"],
	["OverconstrainedError", "missing"],
	["NotReadableError", "busy"],
	["AbortError", "busy"],
])("a camera that ends in %s is %s", (name, problem) => {
	expect(problemOf(new DOMException("", name))).toBe(problem);
});

test("each problem has words of its own, and says that the reference can be typed", () => {
	const words = Object.values(problemWords);
	expect(new Set(words.map(({ title }) => title)).size).toBe(words.length);
	for (const { help } of words) expect(help).toMatch(/type the reference/i);
});

const wasm = vi.hoisted(() => ({ makeWasmReader: vi.fn(async () => async () => "ours") }));
vi.mock("./wasm-code-reader.client.ts", () => wasm);

afterEach(() => {
	vi.unstubAllGlobals();
	wasm.makeWasmReader.mockClear();
});

function browserThatReads(formats: string[]) {
	class Detector {
		static getSupportedFormats = async () => formats;
		detect = async () => [{ rawValue: "its own" }];
	}
	vi.stubGlobal("BarcodeDetector", Detector);
}

test.each([
	["reads QR codes", () => browserThatReads(["qr_code"]), "its own"],
	["reads other codes only", () => browserThatReads(["ean_13"]), "ours"],
	["has no reader", () => vi.stubGlobal("BarcodeDetector", undefined), "ours"],
])("a browser that %s uses the right reader, and loads no second one", async (_, set, read) => {
	set();
	const reader = await makeCodeReader();
	expect(await reader(Object.create(null))).toBe(read);
	expect(wasm.makeWasmReader).toHaveBeenCalledTimes(read === "ours" ? 1 : 0);
});
