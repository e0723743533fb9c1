import type { ReactNode } from "react";
import { phoneLink } from "#app/bookings/guest/voucher-next-steps.tsx";
import { siteConfigOf, useOperator } from "#app/configuration/site-config.ts";
import { ownWordsIn, Words, withinSentence } from "#app/messages/own-words.tsx";
import { useLanguage } from "#app/messages/use-language.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { pageMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/imprint";
import { legalFacts } from "./legal-facts.ts";
import { LegalPage } from "./legal-page.tsx";

/** Needs no database. */
export function loader({ context }: Route.LoaderArgs) {
	const { name, register, taxNumber, responsible } = legalFacts(
		context.get(requestContext).environment,
	);
	return { name, register, taxNumber, responsible };
}

export { publicHeaders as headers } from "#app/site/public-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(siteConfigOf(matches), {
		title: "Imprint",
		path: "/legal/imprint",
		description: "Who runs these pages, and how to reach us.",
	});

export default function Imprint({ loaderData }: Route.ComponentProps) {
	const operator = useOperator();
	const language = useLanguage();
	const { name, register, taxNumber, responsible } = loaderData;
	const lines: [string, ReactNode][] = [
		["Firm", name === operator.name ? name : `${name} (${operator.name})`],
		["Address", operator.address],
		[
			operator.hours.words ? `Phone (${withinSentence(operator.hours).words})` : "Phone",
			operator.phone && <a href={phoneLink(operator.phone)}>{operator.phone}</a>,
		],
		["Email", operator.email && <a href={`mailto:${operator.email}`}>{operator.email}</a>],
		["Licence", operator.licence.words && <Words of={operator.licence} />],
		["Register", register && <Words of={ownWordsIn(register, language)} />],
		["Tax number", taxNumber],
		["Answers for the content", responsible],
	];
	return (
		<LegalPage title="Imprint">
			<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-4">
				{lines
					.filter(([, fact]) => Boolean(fact))
					.map(([term, fact]) => (
						<div key={term} className="min-w-0">
							<dt className="text-sm text-ink-soft">{term}</dt>
							<dd className="font-semibold wrap-anywhere">{fact}</dd>
						</div>
					))}
			</dl>
		</LegalPage>
	);
}
