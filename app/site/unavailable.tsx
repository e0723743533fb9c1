import { href, isRouteErrorResponse, useLocation } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { MessageScreen } from "#app/ui/error-screen.tsx";

/**
 * Shown while the database is down and the page cache has no copy. Rendered by the server alone and sent without
 * scripts, so everything on it is a link.
 */
export function Unavailable({ error }: { error: unknown }) {
	const { operator } = useSiteConfig();
	const { pathname, search } = useLocation();
	const here = pathname + search;
	const list = href("/excursion/excursions");
	return (
		<MessageScreen picture="/art/caves.svg">
			<h1 className="text-[min(clamp(2.4rem,1.7rem+3vw,4rem),14vw)]">
				This page has to wait for a few minutes
			</h1>
			<p className="text-lg/normal text-ink-soft">
				Our booking system does not answer at the moment, so we can’t show days, prices and free
				seats. Nothing that you have booked is lost.
			</p>
			<a className={buttonClass("next")} href={here}>
				Try again
			</a>
			<p>
				To book at once, or to ask something, call{" "}
				<a className="font-semibold whitespace-nowrap" href={`tel:${operator.phone}`}>
					{operator.phone}
				</a>
				{here === list ? null : (
					<>
						{" "}
						or look at <a href={list}>the excursions as we last saw them</a>
					</>
				)}
				.
			</p>
			<details className="group w-full">
				<summary className="min-h-11 py-2.5 font-semibold">
					<span className="group-open:hidden">Show Error</span>
					<span className="hidden group-open:inline">Hide Error</span>
				</summary>
				<pre className="rounded-md bg-sand p-4 font-sans text-sm whitespace-pre-wrap">
					{isRouteErrorResponse(error) && typeof error.data === "string"
						? error.data
						: "503 Service Unavailable"}
				</pre>
			</details>
		</MessageScreen>
	);
}

export function isUnavailable(error: unknown): boolean {
	return isRouteErrorResponse(error) && error.status === 503;
}
