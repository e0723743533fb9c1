import { globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob, normalize } from "node:path";
import { expect, test } from "vitest";

/** Globs of files that the public style sheet leaves out. */
const leftOut = [...readFileSync("app/app.css", "utf8").matchAll(/^@source not "\.\/([^"]+)";$/gm)]
	.map(([, pattern = ""]) => `app/${pattern}`)
	.map((pattern) => (/\.tsx?$|\}$/.test(pattern) ? pattern : `${pattern}/**`));

const routes = [
	...readFileSync("app/routes.ts", "utf8").matchAll(/"([\w-]+(?:\/[\w-]+)+\.tsx?)"/g),
].map(([, path = ""]) => `app/${path}`);

/** All files that these import, directly or indirectly. */
function reachedFrom(files: readonly string[]): Set<string> {
	const reached = new Set(files);
	for (const file of reached) {
		for (const [, target = ""] of readFileSync(file, "utf8").matchAll(
			/\b(?:from|import)\s*\(?\s*"([^"]+\.tsx)"/g,
		)) {
			const path = target.startsWith("#")
				? target.slice(1)
				: normalize(join(dirname(file), target));
			reached.add(path);
		}
	}
	return reached;
}

test("the visitors' style sheet leaves out no file that a page of visitors or totems draws with", () => {
	const visitors = routes.filter((path) => !path.startsWith("app/dashboard/"));
	const drawnFiles = [...reachedFrom([...visitors, "app/root.tsx"])];
	expect(drawnFiles.length).toBeGreaterThan(50);
	// the totem's folder has its own style sheet
	const missing = drawnFiles.filter(
		(path) =>
			!path.startsWith("app/totem/") && leftOut.some((pattern) => matchesGlob(path, pattern)),
	);
	expect(missing).toEqual([]);
});

test("each pattern that the visitors' style sheet leaves out names a file", () => {
	expect(leftOut.length).toBeGreaterThan(5);
	expect(leftOut.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});
