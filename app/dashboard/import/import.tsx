import { Form, useNavigation } from "react-router";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { importTexts as texts } from "#app/messages/staff/office/import.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { PillRadio } from "#app/ui/form/pill-radio.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Route } from "./+types/import";
import { runImport } from "./import-action.server.ts";
import { ImportOutcome } from "./import-outcome.tsx";

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
