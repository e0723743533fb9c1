import type { ReactNode } from "react";
import { useOperator } from "#app/configuration/site-config.ts";
import { operatorTextIn, type WordsIn, withinSentence } from "#app/messages/operator-text.ts";
import { Words } from "#app/messages/operator-words.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { imprintTexts, siteFrameTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { legalAddition } from "#app/settings/legal/legal-text.server.ts";
import { publicMeta } from "#app/site/meta.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { phoneLink } from "#app/ui/format/phone-links.ts";
import type { Route } from "./+types/imprint";
import { LegalPage } from "./legal-page.tsx";

/** Needs no database. */
export function loader({ context }: Route.LoaderArgs) {
	const { environment, language } = context.get(requestContext);
	const { name, register, taxNumber, responsible, additions } = environment.legal;
	const addition = legalAddition(additions.imprint, language);
	return { name, register, taxNumber, responsible, addition };
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
	const ownName =
		!operator.name || name === operator.name
			? name
			: texts.registeredName({ registered: name, tradeName: operator.name });
	const facts: { name: string; term?: ReactNode; fact: ReactNode }[] = [
		{ name: texts.firm, fact: name && ownName },
		{ name: texts.address, fact: operator.address },
		{
			name: texts.phone,
			term: <PhoneInHours hours={operator.hours} />,
			fact: operator.phone && <a href={phoneLink(operator.phone)}>{operator.phone}</a>,
		},
		{
			name: texts.email,
			fact: operator.email && <a href={`mailto:${operator.email}`}>{operator.email}</a>,
		},
		{ name: texts.licence, fact: operator.licence && <Words of={operator.licence} /> },
		{
			name: texts.register,
			fact: register && <Words of={operatorTextIn(register, language)} />,
		},
		{ name: texts.taxNumber, fact: taxNumber },
		{ name: texts.responsible, fact: responsible },
	];
	const missing = facts.filter(({ fact }) => !fact);
	return (
		<LegalPage title={imprint} addition={loaderData.addition}>
			<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-4">
				{facts
					.filter(({ fact }) => fact)
					.map(({ name: what, term = what, fact }) => (
						<div key={what} className="min-w-0">
							<dt className="text-sm text-ink-soft">{term}</dt>
							<dd className="font-semibold wrap-anywhere">{fact}</dd>
						</div>
					))}
			</dl>
			{missing.length > 0 ? (
				<p className="text-ink-soft">
					{texts.missing({
						facts: formatsIn(language).formatList(missing.map(({ name }) => name)),
					})}
				</p>
			) : null}
		</LegalPage>
	);
}

function PhoneInHours({ hours }: { hours: WordsIn | null }) {
	const within = hours && withinSentence(hours);
	return (
		<RichText
			text={useTexts(imprintTexts).phoneInHours({ hours: within?.words ?? "" })}
			parts={{ hours: () => within && <Words of={within} /> }}
		/>
	);
}
