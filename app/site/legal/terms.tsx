import type { CancellationPolicy } from "#app/catalogue/policy/cancellation-policy.ts";
import { clausesInSentences } from "#app/catalogue/policy/policy-sentences.ts";
import { useOperator, useSiteConfig } from "#app/configuration/site-config.ts";
import { type Language, languageFacts } from "#app/messages/languages.ts";
import { Words } from "#app/messages/operator-words.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { siteFrameTexts, termsTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { holdMinutes, longestHoldMinutes } from "#app/sales/holds/hold-minutes.ts";
import { legalAddition } from "#app/settings/legal/legal-text.server.ts";
import { publicMeta } from "#app/site/meta.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import type { Route } from "./+types/terms";
import { type Clause, LegalPage } from "./legal-page.tsx";

/** Needs no database, so that guests always find the terms that they agreed to. */
export function loader({ context }: Route.LoaderArgs) {
	const { environment, language } = context.get(requestContext);
	const { name, termsSince, additions } = environment.legal;
	const { unopenedHoldMinutes } = environment;
	const addition = legalAddition(additions.terms, language);
	return { name, termsSince, addition, unopenedHoldMinutes };
}

export { publicHeaders as headers } from "#app/site/public-page-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	publicMeta(matches, (language) => ({
		title: siteFrameTexts[language].terms,
		path: "/legal/terms",
		description: termsTexts[language].description,
	}));

export default function Terms({ loaderData }: Route.ComponentProps) {
	const { name, termsSince, addition, unopenedHoldMinutes } = loaderData;
	const { currency, cancellation } = useSiteConfig();
	const { address, licence } = useOperator();
	const language = useLanguage();
	const { since, lead, who, weCancel, onTheTrip, complaints } = useTexts(termsTexts);
	const { terms } = useTexts(siteFrameTexts);
	const { formatDate } = formatsIn(language);
	const firm = name && [name, address].filter(Boolean).join(", ");
	const clauses: Clause[] = [
		{
			id: "who",
			...who,
			text: (
				<p>
					<RichText
						text={who.contract({ firm, licence: licence?.words ?? "" })}
						parts={{ licence: () => (licence ? <Words of={licence} /> : null) }}
					/>
				</p>
			),
		},
		bookingClause(currency, unopenedHoldMinutes, language),
		cancellingClause(cancellation.policy, language),
		{ id: "we-cancel", ...weCancel, text: <p>{weCancel.text}</p> },
		{
			id: "on-the-trip",
			...onTheTrip,
			text: (
				<>
					<p>{onTheTrip.health}</p>
					<p>{onTheTrip.waiting}</p>
				</>
			),
		},
		{ id: "complaints", ...complaints, text: <p>{complaints.text}</p> },
	];
	const applies = termsSince && since({ date: formatDate(termsSince, "date") });
	return (
		<LegalPage
			title={terms}
			lead={[applies, lead].filter(Boolean).join(" ")}
			clauses={clauses}
			addition={addition}
		/>
	);
}

function bookingClause(currency: string, unopenedHoldMinutes: number, language: Language): Clause {
	const { button, booking } = termsTexts[language];
	return {
		id: "booking",
		...booking,
		text: (
			<>
				<p>
					{booking.hold({
						button,
						minutes: holdMinutes,
						unopenedMinutes: unopenedHoldMinutes,
						longestMinutes: longestHoldMinutes,
					})}
				</p>
				<p>{booking.hotelDesk}</p>
				<p>{booking.prices({ currency: currencyInWords(currency, language) })}</p>
			</>
		),
	};
}

/** "euros" */
function currencyInWords(currency: string, language: Language): string {
	const words = new Intl.NumberFormat(languageFacts[language].locale, {
		style: "currency",
		currency,
		currencyDisplay: "name",
	});
	return words.formatToParts(2).find(({ type }) => type === "currency")?.value ?? currency;
}

function cancellingClause(policy: CancellationPolicy, language: Language): Clause {
	const { cancelling } = termsTexts[language];
	const [first, ...others] = policy.steps;
	return {
		id: "you-cancel",
		heading: cancelling.heading,
		means: [
			...(first
				? [
						cancelling.untilInShort(first),
						...others.map(cancelling.thenInShort),
						cancelling.afterInShort,
					]
				: [cancelling.neverInShort]),
			cancelling.exactTimes,
		].join(" "),
		text: (
			<>
				<p>{cancelling.how}</p>
				{first ? (
					<div>
						<p>{cancelling.weRefund}</p>
						<ul>
							{policy.steps.map((step) => (
								<li key={step.hours}>{cancelling.step(step)}</li>
							))}
							<li>{cancelling.nothingAfter}</li>
						</ul>
					</div>
				) : (
					<p>{cancelling.never}</p>
				)}
				{clausesInSentences(policy, language).map((clause) => (
					<p key={clause}>{clause}</p>
				))}
				<p>{cancelling.ownPolicy}</p>
				<p>{cancelling.wayBack}</p>
				<p>{cancelling.noWithdrawal}</p>
			</>
		),
	};
}
