import type { ReactNode } from "react";
import { useOperator, useSiteConfig } from "#app/configuration/site-config.ts";
import { octoTexts } from "#app/messages/catalogues/site/octo.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { useTexts } from "#app/messages/use-language.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { publicMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/octo";

export { publicHeaders as headers } from "#app/site/public-page-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	publicMeta(matches, (language) => ({
		title: octoTexts[language].title,
		description: octoTexts[language].description,
		path: "/octo",
	}));

export function loader({ context }: Route.LoaderArgs) {
	return { minutes: context.get(requestContext).environment.resellerHold.usualMinutes };
}

const contractUrl = "https://docs.octo.travel";

/** For the engineer of a reseller: how to begin with the supplier API. Needs no database. */
export default function Octo({ loaderData }: Route.ComponentProps) {
	const texts = useTexts(octoTexts);
	const { appUrl } = useSiteConfig();
	const { email } = useOperator();
	const base = `${appUrl}/octo`;
	const contact = `${appUrl}/excursion/contact`;
	return (
		<div className="wrap grid max-w-prose grid-cols-[minmax(0,1fr)] gap-8 pt-[clamp(1.5rem,4vw,3rem)] pb-(--space-section)">
			<header className="grid gap-2.5">
				<h1 className="text-[clamp(2rem,1.5rem+2vw,3rem)]">{texts.title}</h1>
				<p className="text-ink-soft">{texts.lead}</p>
			</header>
			<Step title={texts.key}>
				<p>
					<RichText
						text={texts.keyText}
						parts={{
							mail: () => <a href={email ? `mailto:${email}` : contact}>{email || contact}</a>,
						}}
					/>
				</p>
			</Step>
			<Step title={texts.call}>
				<p>{texts.callText}</p>
				<Code>{`curl ${base}/products \\
  -H "Authorization: Bearer KEY" \\
  -H "Octo-Capabilities: pricing"`}</Code>
			</Step>
			<Step title={texts.book}>
				<p>{texts.bookText(loaderData)}</p>
				<Code>{`POST ${base}/bookings
{ "uuid": "…", "productId": "…", "optionId": "DEFAULT",
  "availabilityId": "…", "unitItems": [{ "unitId": "adult" }] }

POST ${base}/bookings/{uuid}/confirm
{ "contact": { "fullName": "…" } }`}</Code>
			</Step>
			<Step title={texts.more}>
				<dl className="grid gap-3">
					<dt className="text-sm text-ink-soft">{texts.base}</dt>
					<dd className="-mt-2 font-semibold wrap-anywhere">{base}</dd>
				</dl>
				<ul className="grid gap-1">
					<li>
						<a href="/octo/openapi.json" className="inline-block py-1">
							{texts.openApi}
						</a>
					</li>
					<li>
						<a href={contractUrl} className="inline-block py-1">
							{texts.contract}
						</a>
					</li>
				</ul>
			</Step>
		</div>
	);
}

function Step({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<h2 className="text-[1.45rem]">{title}</h2>
			{children}
		</section>
	);
}

function Code({ children }: { children: string }) {
	return (
		<pre
			translate="no"
			className="rounded-md border border-line bg-paper p-4 text-sm whitespace-pre-wrap wrap-anywhere"
		>
			<code>{children}</code>
		</pre>
	);
}
