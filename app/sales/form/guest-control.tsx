import type { ComponentProps } from "react";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import type { GuestFieldWords } from "#app/sales/booking/booking-form-fields.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-fields.ts";

const inputs: Record<Exclude<GuestFieldWords["kind"], "remark">, ComponentProps<"input">> = {
	name: { autoComplete: "name" },
	email: { type: "email", autoComplete: "email", spellCheck: false },
	phone: { type: "tel", autoComplete: "tel" },
	line: { autoComplete: "off" },
};

export function GuestControl({
	field: { name, kind, caption, hint, isRequired },
	typedValues,
	errors,
	onChange,
	className,
}: {
	field: GuestFieldWords;
	typedValues: TypedValues;
	errors: FormErrors;
	onChange?: () => void;
	className?: string | undefined;
}) {
	const texts = useTexts(bookingFormTexts);
	const props = {
		...typedFields(typedValues, errors)(name),
		label: isRequired ? (
			caption
		) : (
			<>
				{caption} <span className="font-normal text-ink-soft">{texts.optional}</span>
			</>
		),
		hint,
		onChange,
		className,
		required: isRequired,
	};
	return kind === "remark" ? (
		<TextArea {...props} rows={2} />
	) : (
		<TextField {...inputs[kind]} {...props} />
	);
}
