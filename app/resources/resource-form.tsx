import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import { typedFields } from "#app/ui/form/typed-fields.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import { kindWords, type ResourceKind } from "./resource.ts";

export function ResourceForm({
	kind,
	values,
	errors,
	children,
}: {
	kind: ResourceKind;
	values: TypedValues;
	errors: FormErrors | null;
	/** The save bar; null for users who may only read. */
	children: React.ReactNode;
}) {
	const unsaved = useUnsaved();
	const field = typedFields(values, errors);
	return (
		<StaffForm unsaved={unsaved} errors={errors} bar={children}>
			<input type="hidden" name="kind" value={kind} />
			<Card title={kindWords[kind].one}>
				<div className="grid gap-4 md:grid-cols-2">
					<TextField
						{...field("name")}
						label="Name"
						hint={kind === "vehicle" ? "As everybody calls it: Van 3." : undefined}
						autoComplete="off"
					/>
					{kind === "vehicle" ? (
						<TextField
							{...field("seats")}
							label="Seats for guests"
							hint="Without driver and guide. No more can be sold for the departures that it serves."
							inputMode="numeric"
							autoComplete="off"
						/>
					) : null}
					<TextField {...field("phone")} label="Telephone" type="tel" autoComplete="off" />
					{kind === "guide" ? (
						<TextField
							{...field("languages")}
							label="Languages"
							hint="Two letters each: en de fr."
							autoComplete="off"
							autoCapitalize="none"
						/>
					) : null}
					{kind === "vehicle" ? null : (
						<TextField
							{...field("email")}
							label="Email of the account"
							hint="With it they see their own week on their phone. Empty: no account."
							type="email"
							autoComplete="off"
						/>
					)}
				</div>
				<TickBox
					name="isActive"
					label="In use: can be given to departures"
					isOn={values.isActive === "on"}
				/>
			</Card>
		</StaffForm>
	);
}
