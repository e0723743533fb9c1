import { Form, useNavigation } from "react-router";
import { creditsTexts } from "#app/messages/staff/office/credits.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { Sheet } from "#app/ui/sheet.tsx";

const texts = creditsTexts.make;

/** Staff make a credit for anybody. */
export function MakeCredit({
	formKey,
	today,
	failed,
}: {
	formKey: string;
	/** Local date. */
	today: string;
	failed: { errors: FormErrors; typedValues: TypedValues } | null;
}) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<Sheet id="make" title={texts.title}>
			<Form method="post" className="grid gap-4" key={formKey}>
				<input type="hidden" name="intent" value="make" />
				<input type="hidden" name="key" value={formKey} />
				<FormError>{failed?.errors[""]?.[0]}</FormError>
				<TextField
					name="amount"
					label={texts.amount}
					inputMode="decimal"
					autoComplete="off"
					defaultValue={failed?.typedValues.amount}
					errors={failed?.errors.amount}
				/>
				<TextField
					name="note"
					label={texts.note}
					hint={texts.noteHint}
					maxLength={200}
					autoComplete="off"
					defaultValue={failed?.typedValues.note}
					errors={failed?.errors.note}
				/>
				<TextField
					name="expiresOn"
					type="date"
					min={today}
					label={texts.expiresOn}
					hint={texts.expiresHint}
					defaultValue={failed?.typedValues.expiresOn}
					errors={failed?.errors.expiresOn}
				/>
				<Button className="justify-self-start" disabled={isBusy}>
					{texts.button}
				</Button>
			</Form>
		</Sheet>
	);
}
