import type { ComponentProps } from "react";
import { pickupLabel } from "#app/catalogue/excursion.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import type { BookingFormName, GuestFieldWords } from "#app/sales/booking/booking-form-fields.ts";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { BookingForm } from "./booking-form-state.ts";

/** The two emails share a line where the panel is wide; the second one has no hint above it. */
const besideEachOther: Partial<Record<BookingFormName, string>> = {
	email: "sm:max-lg:col-span-1!",
	cemail: "content-end! sm:max-lg:col-span-1!",
};

export function GuestFields({ booking }: { booking: BookingForm }) {
	const { typedValues, errors } = booking;
	const texts = useTexts(bookingFormTexts).guest;
	const { formatTime } = useFormats();
	const { pickups } = excursionOn(booking.excursion, booking.chosenDeparture);
	const [firstStop] = pickups;
	return (
		<fieldset
			className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)] [&>*]:sm:max-lg:col-span-2"
			onFocus={booking.loadRules}
			onBlur={(event) => booking.recheck(event.target.getAttribute("name") ?? "")}
		>
			<legend className="mb-2 font-display text-lg/tight">{texts.legend}</legend>
			<SelectField
				name="pickup"
				label={texts.pickup}
				// a form that was sent keeps its stop, also where that one is no longer offered
				defaultValue={typedValues.pickup ?? (firstStop ? pickupLabel(firstStop) : "")}
				errors={errors.pickup}
				required
				onChange={() => booking.recheck("pickup")}
			>
				<option value="">{texts.choosePickup}</option>
				{pickups.map((pickup) => (
					<option key={pickup.pointId} value={pickupLabel(pickup)} lang={langOf(pickup, "title")}>
						{texts.stop({ time: formatTime(pickup.time), place: pickup.title })}
					</option>
				))}
			</SelectField>
			{booking.fields.map((field) => (
				<GuestControl
					key={field.name}
					field={field}
					typedValues={typedValues}
					errors={errors}
					onChange={() => booking.recheck(field.name)}
					className={besideEachOther[field.name]}
				/>
			))}
		</fieldset>
	);
}

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
