import { resourceEditorTexts } from "#app/messages/staff/departures/resource-editor.ts";
import { resourcesTexts } from "#app/messages/staff/departures/resources.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import type { ResourceKind } from "./resource.ts";
import type { ResourceFields } from "./resource-schema.ts";

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
	const texts = resourceEditorTexts.fields;
	const unsaved = useUnsaved();
	const field = typedFields(values, errors);
	return (
		<StaffForm unsaved={unsaved} errors={errors} version={values.version} bar={children}>
			<input type="hidden" name="kind" value={kind} />
			<Card title={resourcesTexts.kinds[kind].one}>
				<div className="grid gap-4 md:grid-cols-2">
					<TextField
						{...field("name")}
						label={texts.name}
						hint={kind === "vehicle" ? texts.nameHint : undefined}
						autoComplete="off"
					/>
					{kind === "vehicle" ? (
						<TextField
							{...field("seats")}
							label={texts.seats}
							hint={texts.seatsHint}
							inputMode="numeric"
							autoComplete="off"
						/>
					) : null}
					<TextField {...field("phone")} label={texts.phone} type="tel" autoComplete="off" />
					{kind === "guide" ? (
						<TextField
							{...field("languages")}
							label={texts.languages}
							hint={texts.languagesHint}
							autoComplete="off"
							autoCapitalize="none"
						/>
					) : null}
					{kind === "vehicle" ? null : (
						<TextField
							{...field("email")}
							label={texts.email}
							hint={texts.emailHint}
							type="email"
							autoComplete="off"
						/>
					)}
				</div>
				<TickBox name="isActive" label={texts.isActive} isOn={values.isActive === "on"} />
			</Card>
		</StaffForm>
	);
}

/** A guide or vehicle as the fields of its form. */
export function resourceFormOf({
	name,
	phone,
	languages,
	seats,
	email,
	isActive,
}: ResourceFields): TypedValues {
	return {
		name,
		phone,
		languages: languages.join(" "),
		seats: seats === null ? "" : String(seats),
		email,
		isActive: isActive ? "on" : "off",
	};
}
