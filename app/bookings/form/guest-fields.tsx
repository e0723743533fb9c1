import { pickupLabel } from "#app/excursions/excursion.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { BookingForm } from "./booking-form-state.ts";

const optionalHint = <span className="font-normal text-ink-soft">(if you like)</span>;

export function GuestFields({ booking }: { booking: BookingForm }) {
	const { excursion, typed, errors } = booking;
	return (
		<fieldset
			className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)] [&>*]:sm:max-lg:col-span-2"
			onBlur={(event) => booking.recheck(nameOf(event.target))}
		>
			<legend className="mb-2 font-display text-lg/tight">3. Where and who</legend>
			<SelectField
				name="pickup"
				label="We pick you up at"
				defaultValue={typed.pickup ?? ""}
				errors={errors.pickup}
				required
				onChange={() => booking.recheck("pickup")}
			>
				<option value="">Choose your stop</option>
				{excursion.pickups.map((pickup) => (
					<option key={pickup.pointId} value={pickupLabel(pickup)}>
						{pickupLabel(pickup)}
					</option>
				))}
			</SelectField>
			<TextField
				name="name"
				label="Full name"
				autoComplete="name"
				defaultValue={typed.name}
				errors={errors.name}
				required
				onChange={() => booking.recheck("name")}
			/>
			<TextField
				name="email"
				label="Email"
				hint="Your voucher goes here."
				type="email"
				autoComplete="email"
				spellCheck={false}
				defaultValue={typed.email}
				errors={errors.email}
				required
				onChange={() => booking.recheck("email")}
				className="sm:max-lg:col-span-1!"
			/>
			<TextField
				name="cemail"
				label="Email again"
				type="email"
				autoComplete="email"
				spellCheck={false}
				defaultValue={typed.cemail}
				errors={errors.cemail}
				required
				onChange={() => booking.recheck("cemail")}
				className="content-end! sm:max-lg:col-span-1!"
			/>
			<TextField
				name="phone"
				label={<>Phone {optionalHint}</>}
				hint="Only if the van is late or the weather stops us."
				type="tel"
				autoComplete="tel"
				defaultValue={typed.phone}
				errors={errors.phone}
				onChange={() => booking.recheck("phone")}
			/>
			<TextArea
				name="comments"
				label={<>Anything we should know {optionalHint}</>}
				rows={2}
				defaultValue={typed.comments}
				errors={errors.comments}
				onChange={() => booking.recheck("comments")}
			/>
		</fieldset>
	);
}

function nameOf(element: Element): string {
	return element.getAttribute("name") ?? "";
}
