import type { Visitor } from "./visitor.ts";

const versionField = /name="version" value="(\d+)"/;

/** The version that a page's form carries; empty for none. */
export function versionIn(html: string): string {
	return versionField.exec(html)?.[1] ?? "";
}

/** The same of the form at an address, as somebody opens it. */
export async function openedVersion(visitor: Visitor, path: string): Promise<string> {
	return versionIn(await (await visitor.get(path)).text());
}
