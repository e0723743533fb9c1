import { isRouteErrorResponse, Link, useLocation } from "react-router";
import * as v from "valibot";
import { useSiteConfig } from "#app/configuration/site-config.ts";

const withMessage = v.object({ message: v.string() });

export function StaffError({ error }: { error: unknown }) {
	const status = isRouteErrorResponse(error) ? error.status : 500;
	if (status === 403) return <Forbidden message={messageOf(error)} />;
	if (status === 404) return <NotFound message={messageOf(error)} />;
	return <ServerError message={messageOf(error)} />;
}

const heading = "text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]";
const code = "font-display text-lg/none text-sea lining-nums";

function Forbidden({ message }: { message: string }) {
	const { operator } = useSiteConfig();
	return (
		<section className="grid justify-items-start gap-4">
			<p className={code}>403</p>
			<h1 className={heading}>This door is not yours</h1>
			<p className="font-semibold">{message}</p>
			<p className="text-ink-soft">
				Nothing was changed. If you need this for your work, ask whoever manages your team for
				another role, or write to <a href={`mailto:${operator.email}`}>{operator.email}</a>.
			</p>
			<Link to="/dashboard">Back to the overview</Link>
		</section>
	);
}

function NotFound({ message }: { message: string }) {
	return (
		<section className="grid justify-items-start gap-4">
			<p className={code}>404</p>
			<h1 className={heading}>Page not found</h1>
			<p className="text-ink-soft">
				{message || "Sorry, we couldn’t find the page you’re looking for."}
			</p>
			<Link to="/dashboard">Back to the overview</Link>
		</section>
	);
}

function ServerError({ message }: { message: string }) {
	const { pathname, search } = useLocation();
	return (
		<section className="grid justify-items-start gap-4">
			<h1 className={heading}>Something went wrong!</h1>
			<p className="text-ink-soft">
				What you see in the lists is still as it was. Please try once more in a moment.
			</p>
			{/* a full page load, because the script itself may be broken */}
			<a href={`${pathname}${search}`}>Try again</a>
			<details className="group w-full">
				<summary className="min-h-11 py-2.5 font-semibold">
					<span className="group-open:hidden">Show Error</span>
					<span className="hidden group-open:inline">Hide Error</span>
				</summary>
				<pre className="rounded-md bg-sand p-4 font-sans text-sm whitespace-pre-wrap">
					{message || "The page could not be shown."}
				</pre>
			</details>
		</section>
	);
}

/** Only messages of deliberately thrown responses are shown; others could reveal internals. */
function messageOf(error: unknown): string {
	if (!isRouteErrorResponse(error)) return "";
	const told = v.safeParse(withMessage, error.data);
	if (told.success) return told.output.message;
	return typeof error.data === "string" ? error.data : "";
}
