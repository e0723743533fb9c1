import { formatMoney } from "#app/ui/format/format.ts";

/** "from €64": the price of an adult is the least that a booking costs. */
export function Price({ cents, currency }: { cents: number; currency: string }) {
	return (
		<p className="whitespace-nowrap font-display text-xl/none tracking-[-0.02em] lining-nums">
			<small className="font-sans text-xs/none font-medium tracking-normal text-ink-soft">
				from
			</small>{" "}
			{formatMoney(cents, currency)}
		</p>
	);
}
