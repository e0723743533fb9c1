import { Form, useNavigation } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { Glance } from "#app/dashboard/staff-head.tsx";
import { importTexts as texts } from "#app/messages/staff/office/import.ts";
import { Button } from "#app/ui/button.tsx";
import type { ImportedRow } from "#app/ui/csv/imported-row.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";

/** What becomes of each row, with the button that writes them; after that, what became of them. */
export function ImportOutcome({
	rows,
	isDone,
	again,
}: {
	rows: readonly ImportedRow[];
	isDone: boolean;
	/** What the second press sends. */
	again: { kind: string; text: string };
}) {
	const { currency } = useSiteConfig();
	const isBusy = useNavigation().state !== "idle";
	const fresh = rows.filter((row) => "fresh" in row).length;
	const already = rows.filter((row) => "already" in row).length;
	return (
		<Sheet id="outcome" title={isDone ? texts.sums.doneTitle : texts.sums.title}>
			<div role="status">
				<Glance
					figures={[
						{ label: isDone ? texts.outcomes.written : texts.sums.fresh, value: String(fresh) },
						{ label: texts.sums.already, value: String(already) },
						{ label: texts.sums.faults, value: String(rows.length - fresh - already) },
					]}
				/>
			</div>
			{!isDone && fresh > 0 ? (
				<Form method="post" encType="multipart/form-data">
					<input type="hidden" name="intent" value="write" />
					<input type="hidden" name="kind" value={again.kind} />
					<textarea name="text" hidden readOnly defaultValue={again.text} />
					<Button look="next" disabled={isBusy}>
						{texts.write({ count: fresh })}
					</Button>
				</Form>
			) : null}
			<table className="w-full border-collapse text-sm">
				<thead>
					<tr className="border-b border-line text-left text-ink-soft">
						<th scope="col" className="py-2 pr-3 font-semibold">
							{texts.row}
						</th>
						<th scope="col" className="py-2 pr-3 font-semibold">
							{texts.ref}
						</th>
						<th scope="col" className="py-2 font-semibold">
							{texts.outcome}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.number} className="border-b border-line align-top">
							<th scope="row" className="py-2 pr-3 text-left font-normal tabular-nums">
								{row.number}
							</th>
							<td className="py-2 pr-3 break-all">{row.ref}</td>
							<td className={`py-2 ${"fault" in row ? "font-semibold text-danger" : ""}`}>
								{outcomeInWords(row, isDone, currency)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Sheet>
	);
}

function outcomeInWords(row: ImportedRow, isDone: boolean, currency: string): string {
	if ("fault" in row) return row.fault;
	if ("already" in row) return texts.outcomes.already;
	const { paidCents = 0, owedCents = 0 } = row.money ?? {};
	return [
		isDone ? texts.outcomes.written : texts.outcomes.fresh,
		...(paidCents > 0 ? [texts.paid({ paid: formatMoney(paidCents, currency) })] : []),
		...(owedCents > 0 ? [texts.owed({ owed: formatMoney(owedCents, currency) })] : []),
		...(row.money && owedCents === 0 ? [texts.nothingOwed] : []),
	].join(", ");
}
