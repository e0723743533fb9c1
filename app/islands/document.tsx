import { applicationScript, scripts } from "virtual:widgets";
import { createContext, useContext } from "react";
import { useMatches } from "react-router";
import { useLanguage } from "#app/messages/use-language.tsx";

/**
 * `export const handle = documentHandle` makes a route's pages documents: drawn by the server, without the router's
 * scripts, alive only in their widgets (docs/widgets.md).
 */
export const documentHandle = { document: "public" } as const;

/** The same for a page of one guest: it is loaded anew when the browser brings it back from the history. */
export const ownDocumentHandle = { document: "own" } as const;

/** What kind of document a page with these matches is; null for a page of an application. */
export function documentKind(matches: readonly { handle?: unknown }[]): "public" | "own" | null {
	const handles = matches.map(({ handle }) => handle);
	if (handles.includes(ownDocumentHandle)) return "own";
	return handles.includes(documentHandle) ? "public" : null;
}

export function useIsDocument(): boolean {
	return documentKind(useMatches()) !== null;
}

/**
 * The small script of a page. An application has one for the presses before its own scripts run. In a document it is
 * "async", because a browser jumps to the errors in a page only when no other script is awaited. Only the server knows
 * its address.
 */
export function WakingScript() {
	const kind = documentKind(useMatches());
	const language = useLanguage();
	if (!useContext(HasScripts)) return null;
	return (
		<script
			type="module"
			async={kind !== null}
			src={kind ? scripts[language]?.entry : applicationScript}
			data-page={kind}
			suppressHydrationWarning
		/>
	);
}

/** False while the server draws a page that works by links and forms alone, because the database does not answer. */
export const HasScripts = createContext(true);
