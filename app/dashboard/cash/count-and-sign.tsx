import { Form, useNavigation } from "react-router";
import { cashTexts } from "#app/messages/staff/office/cash.ts";
import { cashDestinations } from "#app/sales/payments/cash.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";

export const bold = { b: (words: string) => <b>{words}</b> };

/** Of a refused form. */
export type Answer = { errors: FormErrors; typedValues: TypedValues } | undefined;

/** The receiver counts, says where the money goes and signs. */
export function CountAndSign({
	hidden,
	currency,
	failed,
}: {
	/** Fields that say what is received. */
	hidden: Readonly<Record<string, string>>;
	currency: string;
	failed: NonNullable<Answer> | null;
}) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<Form method="post" className="grid gap-3">
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<div className="grid gap-3 sm:grid-cols-2">
				<label className="grid gap-1.5 text-sm font-semibold">
					{cashTexts.waiting.counted({ currency })}
					<input
						name="counted"
						inputMode="decimal"
						autoComplete="off"
						defaultValue={failed?.typedValues.counted}
						className="min-h-12.5 rounded-md border-[1.5px] border-edge bg-paper px-3.5 font-normal"
					/>
				</label>
				<label className="grid gap-1.5 text-sm font-semibold">
					{cashTexts.waiting.note}
					<input
						name="note"
						autoComplete="off"
						defaultValue={failed?.typedValues.note}
						className="min-h-12.5 rounded-md border-[1.5px] border-edge bg-paper px-3.5 font-normal"
					/>
				</label>
			</div>
			{failed?.errors.counted?.[0] ? <FieldError>{failed.errors.counted[0]}</FieldError> : null}
			{failed?.errors.note?.[0] ? <FieldError>{failed.errors.note[0]}</FieldError> : null}
			{failed?.errors.goesTo?.[0] ? <FieldError>{failed.errors.goesTo[0]}</FieldError> : null}
			<div className="flex flex-wrap gap-3">
				{cashDestinations.map((goesTo) => (
					<Button
						key={goesTo}
						name="goesTo"
						value={goesTo}
						look={goesTo === "purse" ? "next" : "outlined"}
						disabled={isBusy}
					>
						{cashTexts.waiting.sign[goesTo]}
					</Button>
				))}
			</div>
		</Form>
	);
}
