import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** Of a part that failed or was not there in time: React says nothing, and leaves its fallback. */
const hole = "<!--$!-->";

/**
 * A whole document as HTML (0147).
 *
 * @throws what a part throws; and Error where a part is missing, before a page with a hole is kept for everybody.
 */
export function renderDocument(document: ReactElement): string {
	const rendered = renderToString(document);
	if (rendered.includes(hole)) throw new Error("A part of the page was not drawn");
	return `<!DOCTYPE html>${rendered}`;
}
