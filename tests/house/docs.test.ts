import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

// decisions describe the day on which they were made, so their paths may be gone
const pages = ["README.md", ...globSync("docs/*.md")];

/** Files and folders that a page names: links to files, and paths in backquotes. */
function pathsIn(page: string): string[] {
	const text = readFileSync(page, "utf8");
	const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = ""]) =>
		join(dirname(page), path),
	);
	const named = [
		...text.matchAll(/`((?:app|tests|scripts|docs|drill|bench|workers|public)\/[^`\s]+)`/g),
	]
		.map(([, path = ""]) => path)
		// a pattern or a placeholder names no file
		.filter((path) => !/[{}*<>…]/.test(path));
	return [...links, ...named];
}

test("every path that the README and the docs name exists", () => {
	const named = pages.flatMap((page) => pathsIn(page).map((path) => ({ page, path })));
	expect(named.length).toBeGreaterThan(30);
	expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});
