/** What we owe to whoever has credits, by month: sums of the movements, and nothing else. */
import type { creditMovements } from "#app/database/schema.server.ts";
import { creditsTexts } from "#app/messages/staff/office/credits.ts";
import { type CsvDialect, csvLine } from "#app/sales/staff/list/booking-export.ts";

type MovementKind = (typeof creditMovements.$inferSelect)["kind"];

export interface LiabilityRow {
	/** "2027-06" */
	month: string;
	/** Null: nothing has moved in that month. */
	kind: MovementKind | null;
	/** Negative for what left the credits. */
	cents: number;
}

export type MonthOfCredits = ReturnType<typeof liabilityOf>[number];

const monthsShown = 12;

/** The months up to the one of a local date, the oldest first, each with the one after it. */
export function monthsUntil(today: string): { month: string; next: string }[] {
	const [year = 0, month = 1] = today.split("-").map(Number);
	const at = (ago: number) =>
		new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7);
	return Array.from({ length: monthsShown }, (_, index) => {
		const ago = monthsShown - 1 - index;
		return { month: at(ago), next: at(ago - 1) };
	});
}

/**
 * Opening + created − spent + given back − paid out − expired = closing; all but opening and closing are above 0.
 * @param movements of the months, the oldest first.
 */
export function liabilityOf({
	opening,
	movements,
}: {
	opening: readonly { cents: number }[];
	movements: readonly LiabilityRow[];
}) {
	let balanceCents = opening[0]?.cents ?? 0;
	return [...Map.groupBy(movements, ({ month }) => month)].map(([month, rows]) => {
		const sumOf = (kind: MovementKind) =>
			Math.abs(rows.find((row) => row.kind === kind)?.cents ?? 0);
		const openingCents = balanceCents;
		balanceCents += rows.reduce((sum, { cents }) => sum + cents, 0);
		return {
			month,
			openingCents,
			createdCents: sumOf("created"),
			spentCents: sumOf("spent"),
			givenBackCents: sumOf("given back"),
			paidOutCents: sumOf("paid out"),
			expiredCents: sumOf("expired"),
			closingCents: balanceCents,
		};
	});
}

/** From the first month in which anything was owed or moved; none before there was a credit. */
export function monthsWithCredits(months: readonly MonthOfCredits[]): MonthOfCredits[] {
	const first = months.findIndex((each) => sumsOfMonth(each).some((cents) => cents !== 0));
	return first < 0 ? [] : months.slice(first);
}

/** The sums of a month in the order of the columns. */
export function sumsOfMonth(month: MonthOfCredits): number[] {
	return [
		month.openingCents,
		month.createdCents,
		month.spentCents,
		month.givenBackCents,
		month.paidOutCents,
		month.expiredCents,
		month.closingCents,
	];
}

/** The byte order mark makes a spreadsheet read UTF-8. */
export function liabilityCsv(months: readonly MonthOfCredits[], dialect: CsvDialect): string {
	const money = (cents: number) => (cents / 100).toFixed(2).replace(".", dialect.decimalSign);
	return `\ufeff${[
		csvLine(Object.values(creditsTexts.liability.columns), dialect),
		...months.map((each) => csvLine([each.month, ...sumsOfMonth(each).map(money)], dialect)),
	].join("")}`;
}
