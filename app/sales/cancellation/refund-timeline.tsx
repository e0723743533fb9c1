import { cancellationTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { RefundStop } from "./what-guest-may-do.ts";

/** A line of stops; each is a moment until which a sum is refunded. */
export function RefundTimeline({
	stops,
	now,
	currency,
}: {
	stops: readonly RefundStop[];
	/** "Thursday 3 June, 10:54" */
	now: string;
	currency: string;
}) {
	const { timeline } = useTexts(cancellationTexts);
	const { formatMoney } = useFormats();
	return (
		<section className="grid gap-5">
			<div>
				<h2 className="text-[1.8rem]">{timeline.heading}</h2>
				<p className="mt-2 text-sm text-ink-soft">{timeline.itIsNow({ now })}</p>
			</div>
			<ol className="grid gap-6">
				{stops.map(({ when, cents, words }, index) => (
					<li
						key={when}
						className={`route-stop ${index === 0 ? "before:bg-ocean" : ""}`}
						aria-current={index === 0 ? "step" : undefined}
					>
						<div className="flex items-baseline justify-between gap-x-4 @max-[17rem]:flex-wrap">
							<b>{when}</b>
							<span
								className={`font-display text-[1.5rem]/[1.1] lining-nums ${cents === 0 ? "text-ink-soft" : ""}`}
							>
								{formatMoney(cents, currency)}
							</span>
						</div>
						<p className="text-sm text-ink-soft">{words}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
