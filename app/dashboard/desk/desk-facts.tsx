import { type ChosenFare, faresInWords } from "#app/catalogue/fares/fare.ts";
import { deskTexts } from "#app/messages/staff/office/desk.ts";

const { facts: texts } = deskTexts;

/** Who pays which fare, and what they bring. */
export function fareFacts(fares: readonly ChosenFare[]): [term: string, fact: string][] {
	const facts: [string, string][] = [
		[texts.fares, faresInWords(fares)],
		[texts.proofs, fares.flatMap(({ fare }) => fare.proof || []).join(", ")],
	];
	return facts.filter(([, fact]) => fact !== "");
}

export function DeskFacts({
	facts,
}: {
	facts: readonly (readonly [term: string, fact: string])[];
}) {
	return (
		<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-4 border-y-2 border-dotted border-dune py-4">
			{facts.map(([term, fact]) => (
				<div key={term} className="min-w-0">
					<dt className="text-xs text-ink-soft">{term}</dt>
					<dd className="leading-snug font-[650] wrap-anywhere lining-nums">{fact}</dd>
				</div>
			))}
		</dl>
	);
}
