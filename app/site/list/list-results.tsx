import { useSiteConfig } from "#app/configuration/site-config.ts";
import { ExcursionResult } from "#app/departures/offer/excursion-row.tsx";
import { excursionListTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { RefundNote } from "#app/sales/cancellation/refund-line.tsx";
import type { ListView } from "./list-view.ts";

/** Pictures visible without scrolling. */
const inSight = 2;

export function ListResults({ view: { heading, cards } }: { view: ListView }) {
	const { currency } = useSiteConfig();
	return (
		<section aria-labelledby="count">
			<h2 id="count" aria-live="polite" className="mb-[clamp(1.5rem,3vw,2.75rem)]">
				{heading}
			</h2>
			<ul>
				{cards.map((card, index) => (
					<ExcursionResult
						key={card.id}
						card={card}
						kind={card.kind}
						currency={currency}
						eager={index < inSight}
						note={<Refund card={card} />}
					/>
				))}
			</ul>
		</section>
	);
}

function Refund({ card: { refund, freeFrom } }: { card: ListView["cards"][number] }) {
	const texts = useTexts(excursionListTexts);
	if (!refund) return null;
	const ofNone = freeFrom ? texts.freeFrom({ date: freeFrom }) : texts.noneThatDay;
	return (
		<RefundNote amount={refund.amount}>
			{refund.amount === "none" ? ofNone : refund.line}
		</RefundNote>
	);
}
