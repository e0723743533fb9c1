import { RefundNote } from "#app/bookings/cancellation/refund-line.tsx";
import type { RefundPromise } from "#app/bookings/cancellation/refund-promise.ts";
import type { ExcursionCard } from "#app/excursions/public/excursion-card.ts";
import { ExcursionResult } from "#app/excursions/public/excursion-row.tsx";

/** Pictures visible without scrolling. */
const inSight = 2;

export function ListResults({
	heading,
	cards,
	currency,
}: {
	heading: string;
	cards: (ExcursionCard & { refund: RefundPromise | null })[];
	currency: string;
}) {
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
						currency={currency}
						eager={index < inSight}
						note={card.refund ? <RefundNote promise={card.refund} /> : null}
					/>
				))}
			</ul>
		</section>
	);
}
