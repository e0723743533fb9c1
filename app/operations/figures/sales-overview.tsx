import { Link } from "react-router";
import { addDays, datesBetween } from "#app/catalogue/local-date.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { queueEntryTexts } from "#app/messages/staff/office/queue-entry.ts";
import { salesTexts } from "#app/messages/staff/office/sales.ts";
import { formatDate, formatList, formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { HotelIncident, SalesOverview } from "./sales.server.ts";
import { byDate, type SalesCell, type SalesSum, sellerOfKey, sumBy, sumOfSales } from "./sales.ts";
import { DayChart, ShareChart } from "./sales-charts.tsx";

interface Span {
	from: string;
	today: string;
	until: string;
}

/** The coming days and the last weeks as charts and tables. */
export function SalesOverviewView({
	sales,
	span,
	currency,
}: {
	sales: SalesOverview;
	span: Span;
	/** ISO 4217 */
	currency: string;
}) {
	const pick = (kind: SalesCell["kind"], isComing: 0 | 1) =>
		sales.cells.filter((cell) => cell.kind === kind && cell.isComing === isComing);
	const titleOf = (id: string) => sales.excursions.find((each) => each.id === id)?.title ?? id;
	const rows = (cells: SalesCell[], keyOf: (cell: SalesCell) => string) =>
		sumBy(cells, keyOf).map((sum) => ({
			...sum,
			value: sum.cents,
			label: formatMoney(sum.cents, currency),
			seats: [
				officeTexts.seats({ count: sum.seats }),
				...(sum.wholeTrips > 0 ? [salesTexts.wholeTrips({ count: sum.wholeTrips })] : []),
			].join(" · "),
		}));
	const days = (cells: SalesCell[], from: string, until: string) =>
		byDate(cells, datesBetween(from, until)).map((day) => ({
			...day,
			isToday: day.date === span.today,
			label: formatDate(day.date, "short"),
			money: formatMoney(day.cents, currency),
		}));
	const total = (cells: SalesCell[]) => {
		const sum = sumOfSales(cells);
		const parts = formatList(partsOf(sum, currency));
		return {
			seats: sum.seats,
			sum: formatMoney(sum.cents, currency),
			parts: parts === "" ? "" : ` (${parts})`,
		};
	};
	const periods = [
		{ id: "coming", isComing: 1, from: span.today, until: span.until },
		{ id: "past", isComing: 0, from: span.from, until: addDays(span.today, -1) },
	] as const;
	return periods.map(({ id, isComing, from, until }) => {
		const words = salesTexts[id];
		const cells = pick("date", isComing);
		return (
			<Sheet key={id} id={id} title={words.title}>
				<p className="text-ink-soft">{words.lead(total(cells))}</p>
				<DayChart days={days(cells, from, until)} words={words} />
				<div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
					<ShareChart
						title={salesTexts.byExcursion}
						rows={rows(pick("excursion", isComing), ({ key }) => titleOf(key))}
					/>
					<ShareChart
						title={salesTexts.bySeller}
						rows={rows(pick("seller", isComing), ({ key }) => sellerOfKey(key, sales.hotels))}
					/>
				</div>
			</Sheet>
		);
	});
}

/** What stands in brackets behind a sum. */
function partsOf({ keptCents, extraCents, wholeTrips }: SalesSum, currency: string): string[] {
	return [
		...(extraCents > 0 ? [salesTexts.extras({ sum: formatMoney(extraCents, currency) })] : []),
		...(keptCents > 0 ? [salesTexts.kept({ sum: formatMoney(keptCents, currency) })] : []),
		...(wholeTrips > 0 ? [salesTexts.wholeTrips({ count: wholeTrips })] : []),
	];
}

/** What waits for the guests of a partner's own hotels, as list items. */
export function OwnHotelLines({ incidents }: { incidents: readonly HotelIncident[] }) {
	return incidents.map((incident) => (
		<li key={`${incident.kind} ${incident.bookingId}`} className="py-1">
			<Link to={`/dashboard/bookings/${incident.bookingId}`} className="inline-block py-0.5">
				{sentenceOf(incident)}
			</Link>{" "}
			· {incident.title}, {formatDate(incident.date, "short")}, {incident.reference}
		</li>
	));
}

function sentenceOf({ kind, detail }: HotelIncident): string {
	const { glance } = queueEntryTexts;
	return kind === "refund due"
		? glance.moneyToPayBack({ detail })
		: glance.mailNotDelivered({ detail });
}
