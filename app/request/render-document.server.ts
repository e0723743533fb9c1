import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** React's silent mark of a part that failed or suspended, which shows its fallback. */
const hole = "<!--$!-->";

/**
 * A whole document as HTML (0147). @throws what a component throws, and Error where a part is
 * missing: a page with a hole must not be cached.
 */
export function renderDocument(document: ReactElement): string {
	const rendered = renderToString(document);
	if (rendered.includes(hole)) throw new Error("A part of the page was not drawn");
	return `<!DOCTYPE html>${rendered}`;
}
