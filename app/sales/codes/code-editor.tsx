import { codesTexts } from "#app/messages/staff/excursions/codes.ts";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import type { CodeFields } from "./code-form-schema.ts";

const texts = codesTexts.fields;
const sideBySide = "grid gap-4 md:grid-cols-2";

/** The form of a code: what it gives, where and when it holds, and its limits. */
export function CodeEditor({
	values,
	errors,
	trips,
	hotels,
	children,
}: {
	values: TypedValues;
	errors: FormErrors | null;
	trips: readonly { id: string; title: string }[];
	hotels: readonly { id: string; name: string }[];
	/** The save bar; null where nothing can be saved. */
	children: React.ReactNode;
}) {
	const unsaved = useUnsaved();
	const field = typedFields(values, errors);
	const isOn = (name: string) => values[name] === "on";
	return (
		<StaffForm unsaved={unsaved} errors={errors} version={values.version} bar={children}>
			<Card title={texts.what} hint={texts.giftHint}>
				<TextField
					{...field("code")}
					label={texts.code}
					hint={texts.codeHint}
					autoComplete="off"
					autoCapitalize="characters"
				/>
				<div className={sideBySide}>
					<TextField
						{...field("percent")}
						label={texts.percent}
						inputMode="decimal"
						autoComplete="off"
					/>
					<TextField
						{...field("amountCents")}
						label={texts.amount}
						inputMode="decimal"
						autoComplete="off"
					/>
				</div>
				<TickBox name="combines" label={texts.combines} isOn={isOn("combines")} />
			</Card>
			<Card title={texts.where}>
				<fieldset className="grid min-w-0 md:grid-cols-2">
					<legend className="mb-1 text-sm font-semibold">{texts.excursions}</legend>
					{trips.map(({ id, title }) => (
						<TickBox
							key={id}
							name={excursionTick(id)}
							label={title}
							isOn={isOn(excursionTick(id))}
						/>
					))}
				</fieldset>
				<SelectField {...field("hotelId")} label={texts.hotel} hint={texts.hotelHint}>
					<option value="">{texts.anyHotel}</option>
					{hotels.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
			</Card>
			<Card title={texts.when}>
				<div className={sideBySide}>
					{(["travelFrom", "travelTo", "bookedFrom", "bookedTo"] as const).map((name) => (
						<TextField key={name} {...field(name)} label={texts[name]} type="date" />
					))}
				</div>
			</Card>
			<Card title={texts.limits}>
				<div className={sideBySide}>
					<TextField
						{...field("leastCents")}
						label={texts.least}
						hint={texts.leastHint}
						inputMode="decimal"
						autoComplete="off"
					/>
					<TextField
						{...field("mostBookings")}
						label={texts.mostBookings}
						hint={texts.mostBookingsHint}
						inputMode="numeric"
						autoComplete="off"
					/>
				</div>
				<TickBox name="oncePerGuest" label={texts.oncePerGuest} isOn={isOn("oncePerGuest")} />
			</Card>
		</StaffForm>
	);
}

const excursionTick = (excursionId: string) => `on.${excursionId}`;

export function tickedExcursions(typedValues: TypedValues): string[] {
	return Object.entries(typedValues).flatMap(([name, value]) =>
		name.startsWith(excursionTick("")) && value === "on" ? [name.slice(3)] : [],
	);
}

export function codeFormOf(
	code: Omit<CodeFields, "leastCents"> & { leastCents: number; excursionIds: readonly string[] },
): TypedValues {
	const money = (cents: number | null) => (cents ? (cents / 100).toFixed(2) : "");
	const { excursionIds, percent, ...rest } = code;
	return {
		code: rest.code,
		percent: percent === null ? "" : String(percent / 100),
		amountCents: money(rest.amountCents),
		travelFrom: rest.travelFrom ?? "",
		travelTo: rest.travelTo ?? "",
		bookedFrom: rest.bookedFrom ?? "",
		bookedTo: rest.bookedTo ?? "",
		leastCents: money(rest.leastCents),
		mostBookings: String(rest.mostBookings ?? ""),
		oncePerGuest: rest.oncePerGuest ? "on" : "off",
		combines: rest.combines ? "on" : "off",
		hotelId: rest.hotelId ?? "",
		...Object.fromEntries(excursionIds.map((id) => [excursionTick(id), "on"])),
	};
}
