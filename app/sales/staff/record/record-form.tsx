import type { ComponentProps } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";

/** What the page of a booking knows of its forms. */
export interface RecordForms {
	/** Made once for each page, so that a repeated press has no effect. */
	formKey: string;
	/** The form that was refused. */
	failed: { intent: string; errors: FormErrors; typedValues: TypedValues } | null;
}

/** Null where another form was refused, or none. */
export function failureOf(intent: string, { failed }: Pick<RecordForms, "failed">) {
	return failed?.intent === intent ? failed : null;
}

/** One of these forms, with why it was refused above its fields. */
export function RecordForm({
	intent,
	formKey,
	failed,
	children,
	...rest
}: RecordForms & { intent: string } & ComponentProps<typeof Form>) {
	return (
		<Form method="post" {...rest}>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="key" value={formKey} />
			<FormError>{failureOf(intent, { failed })?.errors[""]?.[0]}</FormError>
			{children}
		</Form>
	);
}

/** Its button, which rests while the page sends a form. */
export function RecordButton({ className = "", ...rest }: ComponentProps<typeof Button>) {
	const isBusy = useNavigation().state !== "idle";
	return <Button {...rest} className={`min-h-11! py-2! ${className}`} disabled={isBusy} />;
}
