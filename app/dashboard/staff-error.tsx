import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { staffErrorsTexts } from "#app/messages/staff/office/staff-errors.ts";
import { refusalMessage } from "#app/ui/form/refusal-message.ts";
import { RequestNumber } from "#app/ui/request-number.tsx";

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
			<h1 className={heading}>{staffErrorsTexts.forbidden.title}</h1>
			<p className="font-semibold">{message}</p>
			<p className="text-ink-soft">
				<RichText
					text={staffErrorsTexts.forbidden.words({ email: operator.email })}
					parts={{ mail: (words) => <a href={`mailto:${operator.email}`}>{words}</a> }}
				/>
			</p>
			<Link to="/dashboard">{staffErrorsTexts.backToOverview}</Link>
		</section>
	);
}

function NotFound({ message }: { message: string }) {
	return (
		<section className="grid justify-items-start gap-4">
			<p className={code}>404</p>
			<h1 className={heading}>{staffErrorsTexts.notFound.title}</h1>
			<p className="text-ink-soft">{message || staffErrorsTexts.notFound.words}</p>
			<Link to="/dashboard">{staffErrorsTexts.backToOverview}</Link>
		</section>
	);
}

function ServerError({ message }: { message: string }) {
	const { broken } = staffErrorsTexts;
	const { pathname, search } = useLocation();
	return (
		<section className="grid justify-items-start gap-4">
			<h1 className={heading}>{broken.title}</h1>
			<p className="text-ink-soft">{broken.words}</p>
			{/* a full page load, because the script itself may be broken */}
			<a href={`${pathname}${search}`}>{broken.again}</a>
			<RequestNumber>{broken.number}</RequestNumber>
			<details className="group w-full">
				<summary className="min-h-11 py-2.5 font-semibold">
					<span className="group-open:hidden">{broken.show}</span>
					<span className="hidden group-open:inline">{broken.hide}</span>
				</summary>
				<pre className="rounded-md bg-sand p-4 font-sans text-sm whitespace-pre-wrap">
					{message || broken.notShown}
				</pre>
			</details>
		</section>
	);
}

/** Only messages of deliberately thrown responses are shown; others could reveal internals. */
function messageOf(error: unknown): string {
	if (!isRouteErrorResponse(error)) return "";
	return typeof error.data === "string" ? error.data : refusalMessage(error.data);
}
