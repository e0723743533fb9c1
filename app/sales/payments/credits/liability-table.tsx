import { creditsTexts } from "#app/messages/staff/office/credits.ts";
import { formatMoney, formatMonth } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { type MonthOfCredits, monthsWithCredits, sumsOfMonth } from "./liability.ts";

const texts = creditsTexts.liability;

/** What we owe to whoever has credits, the newest month first. */
export function LiabilityTable({
	months,
	currency,
	mayExport,
}: {
	months: readonly MonthOfCredits[];
	currency: string;
	mayExport: boolean;
}) {
	const { month: monthHead, ...columns } = texts.columns;
	const shownMonths = monthsWithCredits(months);
	if (shownMonths.length === 0) return null;
	return (
		<div className="mt-6">
			<Sheet id="liability" title={texts.title}>
				<p className="text-sm text-ink-soft">{texts.lead}</p>
				{/* biome-ignore lint/a11y/useSemanticElements: a section would be a second landmark of the sheet's name */}
				<div
					role="group"
					aria-label={texts.title}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it where it is wider than the screen
					tabIndex={0}
					className="overflow-x-auto"
				>
					<table className="w-full min-w-[46rem] border-collapse text-sm lining-nums tabular-nums">
						<thead>
							<tr className="border-b border-line text-ink-soft">
								<th scope="col" className="py-2 pr-3 text-left font-semibold">
									{monthHead}
								</th>
								{Object.values(columns).map((head) => (
									<th key={head} scope="col" className="py-2 pl-3 text-right font-semibold">
										{head}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{shownMonths.toReversed().map((each) => (
								<tr key={each.month} className="border-b border-line">
									<th scope="row" className="py-2 pr-3 text-left font-semibold">
										{formatMonth(each.month)}
									</th>
									{sumsOfMonth(each).map((cents, index) => (
										<td
											// biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
											key={index}
											className="py-2 pl-3 text-right whitespace-nowrap last:font-bold"
										>
											{formatMoney(cents, currency)}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
				{mayExport ? (
					<p>
						<a href="/dashboard/credits/liability.csv" className="font-semibold">
							{texts.file}
						</a>
					</p>
				) : null}
			</Sheet>
		</div>
	);
}
