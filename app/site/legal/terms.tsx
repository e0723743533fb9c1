import { useOperator } from "#app/configuration/site-config.ts";
import { type Language, languageFacts } from "#app/messages/languages.ts";
import type { WordsIn } from "#app/messages/operator-text.ts";
import { Words } from "#app/messages/operator-words.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { siteFrameTexts, termsTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { publicMeta } from "#app/site/meta.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import type { Route } from "./+types/terms";
import { type LegalFacts, legalFacts } from "./legal-facts.ts";
import { type Clause, LegalPage } from "./legal-page.tsx";

/** Needs no database, so that guests always find the terms that they agreed to. */
export function loader({ context }: Route.LoaderArgs) {
	return legalFacts(context.get(requestContext).environment);
}

export { publicHeaders as headers } from "#app/site/public-page-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	publicMeta(matches, (language) => ({
		title: siteFrameTexts[language].terms,
		path: "/legal/terms",
		description: termsTexts[language].description,
	}));

export default function Terms({ loaderData: facts }: Route.ComponentProps) {
	const operator = useOperator();
	const language = useLanguage();
	const texts = useTexts(termsTexts);
	const { terms } = useTexts(siteFrameTexts);
	const { formatDate } = formatsIn(language);
	const since = facts.termsSince && texts.since({ date: formatDate(facts.termsSince, "date") });
	const { who, weCancel, onTheTrip, complaints } = texts;
	const firm = [facts.name, operator.address].filter(Boolean).join(", ");
	const clauses: Clause[] = [
		{
			id: "who",
			heading: who.heading,
			means: who.means,
			text: <Contract firm={firm} licence={operator.licence} />,
		},
		bookingClause(facts, language),
		cancellingClause(facts, language),
		{
			id: "we-cancel",
			heading: weCancel.heading,
			means: weCancel.means,
			text: <p>{weCancel.text}</p>,
		},
		{
			id: "on-the-trip",
			heading: onTheTrip.heading,
			means: onTheTrip.means,
			text: (
				<>
					<p>{onTheTrip.health}</p>
					<p>{onTheTrip.waiting}</p>
				</>
			),
		},
		{
			id: "complaints",
			heading: complaints.heading,
			means: complaints.means,
			text: <p>{complaints.text}</p>,
		},
	];
	return (
		<LegalPage
			title={terms}
			lead={[since, texts.lead].filter(Boolean).join(" ")}
			clauses={clauses}
		/>
	);
}

function Contract({ firm, licence }: { firm: string; licence: WordsIn }) {
	const { who } = useTexts(termsTexts);
	return (
		<p>
			<RichText
				text={who.contract({ firm, licence: licence.words })}
				parts={{ licence: (words) => <Words of={{ ...licence, words }} /> }}
			/>
		</p>
	);
}

function bookingClause(facts: LegalFacts, language: Language): Clause {
	const { button, booking } = termsTexts[language];
	return {
		id: "booking",
		heading: booking.heading,
		means: booking.means,
		text: (
			<>
				<p>
					{booking.hold({
						button,
						minutes: facts.holdMinutes,
						unopenedMinutes: facts.unopenedHoldMinutes,
						longestMinutes: facts.longestHoldMinutes,
					})}
				</p>
				<p>{booking.hotelDesk}</p>
				<p>{booking.prices({ currency: currencyInWords(facts.currency, language) })}</p>
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

function cancellingClause({ cancellationPolicy }: LegalFacts, language: Language): Clause {
	const { cancelling } = termsTexts[language];
	const [first, ...others] = cancellationPolicy;
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
							{cancellationPolicy.map((step) => (
								<li key={step.hours}>{cancelling.step(step)}</li>
							))}
							<li>{cancelling.nothingAfter}</li>
						</ul>
					</div>
				) : (
					<p>{cancelling.never}</p>
				)}
				<p>{cancelling.wayBack}</p>
				<p>{cancelling.noWithdrawal}</p>
			</>
		),
	};
}
