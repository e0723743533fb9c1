import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import { typedFields } from "#app/ui/form/typed-fields.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import { paymentModes } from "./hotel.ts";

/** A hotel that sells, or that only has guests to pick up. */
export function HotelForm({
	isNew,
	values,
	points,
	errors,
	children,
}: {
	isNew: boolean;
	values: TypedValues;
	points: { id: number; title: string }[];
	errors: FormErrors | null;
	children?: React.ReactNode;
}) {
	const unsaved = useUnsaved();
	const field = typedFields(values, errors);
	const text = (name: string, label: string, hint?: string, type = "text") => (
		<TextField {...field(name)} type={type} label={label} hint={hint} autoComplete="off" />
	);
	return (
		<StaffForm unsaved={unsaved} errors={errors} bar={children}>
			<Card title="The house">
				<div className="grid gap-4 md:grid-cols-2">
					{text("name", "Name")}
					{isNew
						? text(
								"id",
								"Short name",
								"Stands in the totem’s address and never changes: los-dragos.",
							)
						: null}
					{text("address", "Address")}
					{text("phone", "Phone", undefined, "tel")}
				</div>
			</Card>
			<Card title="Selling">
				<div className="grid gap-4 md:grid-cols-2">
					<SelectField
						name="paymentMode"
						label="Who collects the money"
						defaultValue={values.paymentMode ?? "phone"}
						errors={errors?.paymentMode}
					>
						{Object.entries(paymentModes).map(([mode, label]) => (
							<option key={mode} value={mode}>
								{label}
							</option>
						))}
					</SelectField>
					<SelectField {...field("pickupPointId")} label="Its own pickup point">
						<option value="">None</option>
						{points.map(({ id, title }) => (
							<option key={id} value={id}>
								{title}
							</option>
						))}
					</SelectField>
					{text(
						"partnerEmail",
						"Partner’s email",
						"A user with the role partner: reads this hotel’s bookings. Empty for none.",
						"email",
					)}
				</div>
				<TickBox name="isActive" label="Open: its totem sells" isOn={values.isActive === "on"} />
			</Card>
		</StaffForm>
	);
}
