import { applicationScript, scripts } from "virtual:islands";
import { useContext } from "react";
import { useMatches } from "react-router";
import { useLanguage } from "#app/messages/use-language.tsx";
import { HasScripts } from "./has-scripts.ts";

/**
 * `export const handle = documentHandle` makes a route's pages documents: drawn by the server, without the router's
 * scripts, alive only in their islands (docs/islands.md).
 */
export const documentHandle = { isDocument: true } as const;

/** The same for a page of one guest: it is loaded anew when the browser brings it back from the history. */
export const ownDocumentHandle = { ...documentHandle, isOfOneGuest: true } as const;

/** True for matches of a page that is a document. */
export function isDocument(matches: readonly { handle?: unknown }[]): boolean {
	return matches.some(({ handle }) => has(handle, "isDocument"));
}

/** True for matches of a document that belongs to one guest. */
export function isOwnDocument(matches: readonly { handle?: unknown }[]): boolean {
	return matches.some(({ handle }) => has(handle, "isOfOneGuest"));
}

export function useIsDocument(): boolean {
	return isDocument(useMatches());
}

/**
 * The small script of a page. An application has one for the presses before its own scripts run. In a document it is
 * "async", because a browser jumps to the errors in a page only when no other script is awaited. Only the server knows
 * its address.
 */
export function WakingScript() {
	const matches = useMatches();
	const isAsync = isDocument(matches);
	const language = useLanguage();
	if (!useContext(HasScripts)) return null;
	return (
		<script
			type="module"
			async={isAsync}
			src={isAsync ? scripts[language]?.entry : applicationScript}
			data-page={isOwnDocument(matches) ? "own" : isAsync ? "public" : undefined}
			suppressHydrationWarning
		/>
	);
}

function has(handle: unknown, mark: string): boolean {
	return typeof handle === "object" && handle !== null && mark in handle;
}
