import { Form, useNavigation } from "react-router";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { creditsTexts } from "#app/messages/staff/office/credits.ts";
import type { ShownRecord } from "#app/sales/staff/record/shown-record.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { formatMoney } from "#app/ui/format/format.ts";

const texts = creditsTexts.record;

interface RecordForm {
	formKey: string;
	/** The form of this page that was refused. */
	failed: { intent: string; errors: FormErrors; typedValues: TypedValues } | null;
}

/** Credits in the record of a booking: those that it has, one that pays what is owed, and a new one out of goodwill. */
export function RecordCredits({
	record,
	mayGive,
	...form
}: RecordForm & {
	record: Pick<ShownRecord, "balanceCents" | "status" | "credits">;
	mayGive: boolean;
}) {
	const { balanceCents, status, credits } = record;
	return (
		<>
			{credits.length > 0 ? (
				<div className="border-t border-line pt-3 text-sm">
					<h3 className="text-base font-semibold">{texts.title}</h3>
					<ul>
						{credits.map(({ code, balanceCents: cents, currency, movements }) => (
							<li key={code} className="flex flex-wrap justify-between gap-x-4">
								<span className="tracking-[0.04em] wrap-anywhere">{code}</span>
								<span className="lining-nums">
									{creditsTexts.list.leftOf({
										left: formatMoney(cents, currency),
										all: formatMoney(movements[0]?.cents ?? 0, currency),
									})}
								</span>
							</li>
						))}
					</ul>
				</div>
			) : null}
			{balanceCents > 0 && isLive(status) ? <TakeCredit {...form} /> : null}
			{mayGive ? <GiveCredit {...form} /> : null}
		</>
	);
}

function TakeCredit({ formKey, failed }: RecordForm) {
	const isBusy = useNavigation().state !== "idle";
	const refused = failed?.intent === "take-credit" ? failed : null;
	return (
		<Form method="post" preventScrollReset className="grid gap-3 border-t border-line pt-3">
			<input type="hidden" name="intent" value="take-credit" />
			<input type="hidden" name="key" value={formKey} />
			<TextField
				name="creditCode"
				label={texts.take}
				maxLength={100}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				className="max-w-80"
				defaultValue={refused?.typedValues.creditCode}
				errors={refused?.errors.creditCode ?? refused?.errors[""]}
			/>
			<Button className="justify-self-start min-h-11! py-2!" disabled={isBusy}>
				{texts.takeButton}
			</Button>
		</Form>
	);
}

function GiveCredit({ formKey, failed }: RecordForm) {
	const isBusy = useNavigation().state !== "idle";
	const refused = failed?.intent === "give-credit" ? failed : null;
	const field = typedFields(refused?.typedValues ?? {}, refused?.errors ?? null);
	return (
		<details open={refused !== null} className="border-t border-line pt-1">
			<summary className="w-fit cursor-pointer py-2.5 font-semibold text-ocean underline underline-offset-4">
				{texts.give}
			</summary>
			<Form method="post" preventScrollReset className="grid gap-3">
				<input type="hidden" name="intent" value="give-credit" />
				<input type="hidden" name="key" value={formKey} />
				<FormError>{refused?.errors[""]?.[0]}</FormError>
				<TextField
					{...field("creditAmount")}
					label={texts.amount}
					inputMode="decimal"
					autoComplete="off"
					className="max-w-48"
				/>
				<TextField
					{...field("creditReason")}
					label={texts.reason}
					hint={texts.reasonHint}
					maxLength={300}
				/>
				<Button className="justify-self-start min-h-11! py-2!" disabled={isBusy}>
					{texts.giveButton}
				</Button>
			</Form>
		</details>
	);
}
