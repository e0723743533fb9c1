import type { ReactNode } from "react";
import { phoneLink } from "#app/bookings/guest/voucher-next-steps.tsx";
import { useOperator } from "#app/configuration/site-config.ts";
import { operatorTextIn, type WordsIn, withinSentence } from "#app/messages/operator-text.ts";
import { Words } from "#app/messages/operator-words.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { imprintTexts, siteFrameTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { publicMeta } from "#app/site/meta.ts";
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

export { publicHeaders as headers } from "#app/site/public-page-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	publicMeta(matches, (language) => ({
		title: siteFrameTexts[language].imprint,
		path: "/legal/imprint",
		description: imprintTexts[language].description,
	}));

export default function Imprint({ loaderData }: Route.ComponentProps) {
	const texts = useTexts(imprintTexts);
	const { imprint } = useTexts(siteFrameTexts);
	const operator = useOperator();
	const language = useLanguage();
	const { name, register, taxNumber, responsible } = loaderData;
	const lines: { id: string; term: ReactNode; fact: ReactNode }[] = [
		{
			id: "firm",
			term: texts.firm,
			fact:
				name === operator.name
					? name
					: texts.registeredName({ registered: name, known: operator.name }),
		},
		{ id: "address", term: texts.address, fact: operator.address },
		{
			id: "phone",
			term: operator.hours.words ? <PhoneInHours hours={operator.hours} /> : texts.phone,
			fact: operator.phone && <a href={phoneLink(operator.phone)}>{operator.phone}</a>,
		},
		{
			id: "email",
			term: texts.email,
			fact: operator.email && <a href={`mailto:${operator.email}`}>{operator.email}</a>,
		},
		{
			id: "licence",
			term: texts.licence,
			fact: operator.licence.words && <Words of={operator.licence} />,
		},
		{
			id: "register",
			term: texts.register,
			fact: register && <Words of={operatorTextIn(register, language)} />,
		},
		{ id: "tax-number", term: texts.taxNumber, fact: taxNumber },
		{ id: "responsible", term: texts.responsible, fact: responsible },
	];
	return (
		<LegalPage title={imprint}>
			<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-4">
				{lines
					.filter(({ fact }) => Boolean(fact))
					.map(({ id, term, fact }) => (
						<div key={id} className="min-w-0">
							<dt className="text-sm text-ink-soft">{term}</dt>
							<dd className="font-semibold wrap-anywhere">{fact}</dd>
						</div>
					))}
			</dl>
		</LegalPage>
	);
}

function PhoneInHours({ hours }: { hours: WordsIn }) {
	const within = withinSentence(hours);
	return (
		<RichText
			text={useTexts(imprintTexts).phoneInHours({ hours: within.words })}
			parts={{ hours: (words) => <Words of={{ ...within, words }} /> }}
		/>
	);
}
