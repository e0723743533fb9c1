import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const pages = ["README.md", ...globSync("docs/{,decisions/}*.md")];

const folders = "app,tests,scripts,docs,drill,bench,workers,public,migrations,.ci";
const files = [...globSync(`{${folders}}/**/*.*`), ...globSync("*.*")].map((path) => `/${path}`);

/** Whether a path from the root exists, or its end does: a page about one folder may leave out where that stands. */
function exists(path: string): boolean {
	return existsSync(path) || files.some((file) => file.endsWith(`/${path}`));
}

/** Files and folders that a page names: links to files, and paths and names of files in backquotes. */
function pathsIn(page: string): string[] {
	const text = readFileSync(page, "utf8");
	const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = ""]) =>
		join(dirname(page), path),
	);
	const mentionedPaths = [
		...text.matchAll(
			/`((?:app|tests|scripts|docs|drill|bench|workers|public)\/[^`\s]+|[\w./$-]+\.(?:tsx?|m?js|sql))`/g,
		),
	]
		.map(([, path = ""]) => path)
		// a pattern or a placeholder names no file
		.filter((path) => !/[{}*<>…]|\bnouns?\b/.test(path));
	return [...links, ...mentionedPaths];
}

test("every path that the README and the docs name exists", () => {
	const mentions = pages.flatMap((page) => pathsIn(page).map((path) => ({ page, path })));
	expect(mentions.length).toBeGreaterThan(30);
	expect(mentions.filter(({ path }) => !exists(path))).toEqual([]);
});

test("the list of decisions names every page, and ten where to begin", () => {
	const list = readFileSync("docs/decisions/README.md", "utf8");
	const pages = globSync("docs/decisions/*.md").map((path) => basename(path));
	const listedPages = [...list.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, page]) => page);
	expect(listedPages.toSorted()).toEqual(pages.filter((page) => page !== "README.md").toSorted());
	expect(list.match(/^- \*\*/gm)?.length).toBe(10);
});
