import { Link } from "react-router";
import { reconciliationTexts } from "#app/messages/staff/office/reconciliation.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate, formatInstant, formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { listComparisons } from "./reconciliation.server.ts";
import type { Tally } from "./reconciliation.ts";

const { gateways } = reconciliationTexts;

type ComparedDay = Awaited<ReturnType<typeof listComparisons>>[number];

/** One sheet for each day: the gateway's totals, and every difference from our ledger. */
export function ReconciliationReport({
	days,
	currency,
	timeZone,
}: {
	days: ComparedDay[];
	/** ISO 4217 */
	currency: string;
	timeZone: string;
}) {
	if (days.length === 0) return <p>{reconciliationTexts.none}</p>;
	return (
		<div className="grid gap-6">
			{days.map((each) => (
				<Sheet
					key={each.id}
					id={`day-${each.id}`}
					title={reconciliationTexts.day({
						date: formatDate(each.day, "long"),
						gateway: gateways[each.gateway],
					})}
				>
					{each.tally ? <Figures tally={each.tally} currency={currency} /> : null}
					<p className="text-sm text-ink-soft">
						{each.finishedAt
							? reconciliationTexts.compared({ moment: formatInstant(each.finishedAt, timeZone) })
							: reconciliationTexts.notCompared}
					</p>
					<Differences items={each.differences} />
				</Sheet>
			))}
		</div>
	);
}

function Figures({ tally, currency }: { tally: Tally; currency: string }) {
	const { figures: words } = reconciliationTexts;
	const figures = [
		{ label: words.received, value: formatMoney(tally.cents, currency) },
		{ label: words.wentBack, value: formatMoney(tally.refundedCents, currency) },
		{ label: words.payments, value: String(tally.payments) },
		{ label: words.corrected, value: String(tally.mended) },
		{ label: words.differences, value: String(tally.differences) },
	];
	return (
		<>
			<dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-4">
				{figures.map(({ label, value }) => (
					<div key={label}>
						<dt className="text-sm text-ink-soft">{label}</dt>
						<dd className="font-display text-[1.6rem]/[1.2] text-ocean lining-nums">{value}</dd>
					</div>
				))}
			</dl>
			{tally.others > 0 ? (
				<p className="text-sm text-ink-soft">
					{reconciliationTexts.others({
						count: tally.others,
						sum: formatMoney(tally.otherCents, currency),
					})}
				</p>
			) : null}
		</>
	);
}

function Differences({ items }: { items: ComparedDay["differences"] }) {
	if (items.length === 0) return null;
	return (
		<ul className="grid">
			{items.map((item) => (
				<li key={item.id} className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line py-2.5">
					<Badge look={item.status === "open" ? "bad" : "grey"}>
						{item.status === "open" ? reconciliationTexts.open : reconciliationTexts.settled}
					</Badge>
					<span className="min-w-0">{item.detail}</span>
					{item.booking ? (
						<Link to={`/dashboard/bookings/${item.booking.id}`}>{item.booking.reference}</Link>
					) : null}
				</li>
			))}
		</ul>
	);
}
