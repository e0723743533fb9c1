import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");

test("the worker can reach its bucket, its picture encoder and its limits, and nothing else of the operator's account", () => {
	const settings = read("wrangler.toml");
	const bindings = [...settings.matchAll(/^\[\[?([\w.]+)\]\]?$/gm)].map(([, name]) => name);
	expect(new Set(bindings)).toEqual(
		new Set([
			"assets",
			"cache",
			"images",
			"limits",
			"observability",
			"observability.logs",
			"observability.traces",
			"r2_buckets",
			"ratelimits",
			"triggers",
		]),
	);
	// secrets are no variables of this file
	expect(settings).not.toMatch(/^\[vars\]|SECRET|TOKEN|_KEY/m);
});

test("logs go to the platform's store, apart from the worker", () => {
	expect(read("wrangler.toml")).toMatch(/^\[observability\]\nenabled = true$/m);
});

test("the compiler is strict, and the linter refuses comparisons that convert", () => {
	expect(read("tsconfig.json")).toMatch(/"strict": true[\s\S]*"noUncheckedIndexedAccess": true/);
	// its recommended rules have noDoubleEquals
	expect(read("biome.json")).toContain('"preset": "recommended"');
	expect(read("biome.json")).not.toContain("noDoubleEquals");
});
