import { defaultLanguage } from "#app/messages/languages.ts";
import { hotelLabelsTexts } from "#app/messages/staff/partners/hotel-labels.ts";
import { hotelPageTexts } from "#app/messages/staff/partners/hotel-page.ts";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import {
	type HotelControl,
	type HotelFieldName,
	type HotelSection,
	hotelFieldNames,
	hotelFieldOf,
	totemLanguages,
} from "./hotel-fields.ts";
import type { HotelView } from "./hotels.server.ts";

const texts = hotelPageTexts.form;

export function HotelForm({
	isNew,
	values,
	points,
	errors,
	children,
}: {
	isNew: boolean;
	values: TypedValues;
	points: HotelView["points"];
	errors: FormErrors | null;
	children?: React.ReactNode;
}) {
	const unsaved = useUnsaved();
	const field = typedFields(values, errors);
	const control = (name: HotelFieldName) => {
		const FieldControl = controls[hotelFieldOf(name).control];
		return <FieldControl key={name} {...{ name, values, errors, points }} />;
	};
	return (
		<StaffForm unsaved={unsaved} errors={errors} version={values.version} bar={children}>
			<Card title={texts.house}>
				<div className="grid gap-4 md:grid-cols-2">
					{control("name")}
					{isNew ? (
						<TextField
							{...field("id")}
							label={texts.shortName}
							hint={texts.shortNameHint}
							autoComplete="off"
						/>
					) : null}
					{fieldsOfSection("house")
						.filter((name) => name !== "name")
						.map(control)}
				</div>
			</Card>
			<Card title={texts.selling}>
				<div className="grid gap-4 md:grid-cols-2">
					{fieldsOfSection("selling").filter(isBox).map(control)}
				</div>
				{fieldsOfSection("selling")
					.filter((name) => !isBox(name))
					.map(control)}
			</Card>
		</StaffForm>
	);
}

const fieldsOfSection = (section: HotelSection) =>
	hotelFieldNames.filter((name) => hotelFieldOf(name).section === section);
/** Checkboxes are shown below the text fields of their section. */
const isBox = (name: HotelFieldName) => hotelFieldOf(name).control !== "tick";

interface ControlProps {
	name: HotelFieldName;
	values: TypedValues;
	errors: FormErrors | null;
	points: HotelView["points"];
}

function TextControl({ name, values, errors, type }: ControlProps & { type: string }) {
	const { label, hint } = hotelFieldOf(name);
	const field = typedFields(values, errors);
	return <TextField {...field(name)} {...{ type, label, hint }} autoComplete="off" />;
}

const controls: Record<HotelControl, (props: ControlProps) => React.ReactNode> = {
	line: (props) => <TextControl {...props} type="text" />,
	tel: (props) => <TextControl {...props} type="tel" />,
	email: (props) => <TextControl {...props} type="email" />,
	"payment mode": ({ name, values, errors }) => (
		<SelectField
			name={name}
			label={hotelFieldOf(name).label}
			defaultValue={values[name] ?? "phone"}
			errors={errors?.[name]}
		>
			{Object.entries(hotelLabelsTexts.paymentModes).map(([mode, label]) => (
				<option key={mode} value={mode}>
					{label}
				</option>
			))}
		</SelectField>
	),
	language: ({ name, values, errors }) => (
		<SelectField
			name={name}
			label={hotelFieldOf(name).label}
			hint={hotelFieldOf(name).hint}
			defaultValue={values[name] ?? defaultLanguage}
			errors={errors?.[name]}
		>
			{totemLanguages.map((language) => (
				<option key={language.code} value={language.code} lang={language.code}>
					{language.name}
				</option>
			))}
		</SelectField>
	),
	"pickup point": ({ name, values, errors, points }) => (
		<SelectField {...typedFields(values, errors)(name)} label={hotelFieldOf(name).label}>
			<option value="">{texts.noPickupPoint}</option>
			{points.map(({ id, title, isActive }) => (
				<option key={id} value={id}>
					{isActive ? title : texts.notInUse({ title })}
				</option>
			))}
		</SelectField>
	),
	tick: ({ name, values }) => (
		<TickBox name={name} label={hotelFieldOf(name).label} isOn={values[name] === "on"} />
	),
};
