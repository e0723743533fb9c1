import { Outlet, redirectDocument } from "react-router";
import { siteConfigOf } from "#app/configuration/site-config.ts";
import { documentHandle } from "#app/islands/document.tsx";
import type { Route } from "./+types/layout";
import { SiteFrame } from "./frame.tsx";
import { errorMeta, noIndex, plainMeta } from "./meta.ts";
import { PageError } from "./unavailable.tsx";

/**
 * A router has no way to draw a document, so it is told to load it. It asks for one where an application leads to a
 * public page, and where a page was opened before the site was made of documents.
 */
const loadAsDocument: Route.MiddlewareFunction = ({ request, url }) => {
	const isData = new URL(request.url).pathname.endsWith(".data");
	// a form is answered first, so that nothing typed is lost
	if (!isData || request.method !== "GET") return;
	// Attack: an address that begins with two slashes names another site.
	throw redirectDocument(url.pathname.replace(/^\/+/, "/") + url.search);
};

export const middleware = [loadAsDocument];

/** Every page of the site is a document. */
export const handle = documentHandle;

/** Default title, which a page's own `meta` replaces. */
export const meta: Route.MetaFunction = ({ matches, error }) =>
	error ? errorMeta(error, siteConfigOf(matches)) : [...plainMeta(siteConfigOf(matches)), noIndex];

export default function SiteLayout() {
	return (
		<SiteFrame>
			<Outlet />
		</SiteFrame>
	);
}

/** Errors keep header and footer, so that visitors can go on or call. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<SiteFrame>
			<PageError error={error} />
		</SiteFrame>
	);
}
