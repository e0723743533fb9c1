import type { ReactNode } from "react";
import { Outlet, redirectDocument, useLocation } from "react-router";
import { siteConfigOf } from "#app/configuration/site-config.ts";
import { documentHandle } from "#app/islands/document.tsx";
import { Widget } from "#app/islands/widget.tsx";
import HeldBar from "#app/sales/holds/held-bar.tsx";
import { holdWaking } from "#app/sales/holds/hold-waking.ts";
import type { Route } from "./+types/layout";
import { SkipLink } from "./bare-frame.tsx";
import { errorMeta, noIndex, plainMeta } from "./meta.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
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

/** Header and footer of every public page, also of error pages. */
function SiteFrame({ children }: { children: ReactNode }) {
	return (
		<>
			<SkipLink />
			<HeldSeatsBar />
			<SiteHeader />
			<main id="main" tabIndex={-1} className="focus:outline-none">
				{children}
			</main>
			<SiteFooter />
		</>
	);
}

function HeldSeatsBar() {
	const { pathname } = useLocation();
	// the pages of a payment or a booking say this themselves
	if (/^\/(payment|booking)\//.test(pathname)) return null;
	return <Widget name="held-bar" draw={HeldBar} wakeWith={holdWaking} props={{ path: pathname }} />;
}
