import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

export interface ParsedFile {
	path: string;
	code: string;
	/** By https://github.com/estree/estree. */
	tree: unknown;
}

const parsedFiles = new Map<string, ParsedFile>();

/** Files of the repository, each read and parsed once for all tests of the house. @param patterns globs from the root */
export function filesOf(patterns: string | string[]): ParsedFile[] {
	return globSync(patterns).sort().map(parsedFile);
}

function parsedFile(path: string): ParsedFile {
	const file = parsedFiles.get(path) ?? lazilyParsed(path, readFileSync(path, "utf8"));
	parsedFiles.set(path, file);
	return file;
}

/** Many tests read the words of every file, and the trees of some. */
export function lazilyParsed(path: string, code: string): ParsedFile {
	let tree: unknown;
	return {
		path,
		code,
		get tree() {
			tree ??= parseSync(path, code).program;
			return tree;
		},
	};
}
