import { pickupLabel } from "#app/catalogue/excursion.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import type { BookingFormName } from "#app/sales/booking/booking-form-fields.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { BookingForm } from "./booking-form-state.ts";
import { GuestControl } from "./guest-control.tsx";

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
