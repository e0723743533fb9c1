import { Form, useNavigation } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { Glance, StaffHead } from "#app/dashboard/staff-head.tsx";
import { importTexts as texts } from "#app/messages/staff/office/import.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { ImportedRow } from "#app/ui/csv/imported-row.ts";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { PillRadio } from "#app/ui/form/pill-radio.tsx";
import { formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Route } from "./+types/import";
import { runImport } from "./import-action.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
	requireRight(context, request, "user", "create");
	return null;
}

export const action = ({ request, context }: Route.ActionArgs) => runImport({ request, context });

export const meta = () => [{ title: officeTexts.pageTitle({ title: officeTexts.screens.import }) }];

const kinds = ["points", "hotels", "bookings"] as const;

export default function Import({ actionData }: Route.ComponentProps) {
	const isBusy = useNavigation().state !== "idle";
	const chosenKind = actionData?.kind ?? "points";
	return (
		<>
			<StaffHead title={officeTexts.screens.import} />
			<p className="max-w-2xl text-ink-soft">{texts.lead}</p>
			<Sheet id="file" title={texts.file}>
				<Form method="post" encType="multipart/form-data" className="grid gap-4">
					<input type="hidden" name="intent" value="check" />
					<fieldset className="grid gap-2">
						<legend className="pb-2 font-semibold">{texts.kind}</legend>
						<div className="flex flex-wrap gap-2">
							{kinds.map((kind) => (
								<PillRadio
									key={kind}
									name="kind"
									value={kind}
									label={texts.kinds[kind]}
									defaultChecked={kind === chosenKind}
								/>
							))}
						</div>
					</fieldset>
					<dl className="grid gap-1 text-sm">
						{kinds.map((kind) => (
							<div key={kind}>
								<dt className="inline font-semibold">{texts.kinds[kind]}: </dt>
								<dd className="inline break-words">{texts.columnSamples[kind]}</dd>
							</div>
						))}
					</dl>
					<label className="grid gap-1.5 font-semibold">
						{texts.file}
						<input
							type="file"
							name="file"
							accept=".csv,.txt,text/csv"
							aria-describedby="file-hint"
							className="min-h-11 max-w-full font-normal file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-ink file:bg-paper file:px-4 file:font-semibold"
						/>
					</label>
					<p id="file-hint" className="text-sm text-ink-soft">
						{texts.fileHint}
					</p>
					<FormError>{actionData?.error ?? undefined}</FormError>
					<Button className="justify-self-start" disabled={isBusy}>
						{texts.check}
					</Button>
					<p className="text-sm text-ink-soft">{texts.noMails}</p>
				</Form>
			</Sheet>
			{actionData?.rows ? (
				<ImportOutcome
					rows={actionData.rows}
					isDone={actionData.isDone}
					again={{ kind: chosenKind, text: actionData.text }}
				/>
			) : null}
		</>
	);
}

/** What becomes of each row, with the button that writes them; after that, what became of them. */
function ImportOutcome({
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
						{[texts.row, texts.ref, texts.outcome].map((name) => (
							<th key={name} scope="col" className="py-2 pr-3 font-semibold">
								{name}
							</th>
						))}
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
