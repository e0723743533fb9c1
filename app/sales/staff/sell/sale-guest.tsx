import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { saleTexts } from "#app/messages/staff/bookings/sale.ts";
import { guestLanguages } from "#app/sales/booking/booking-language.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { languageName } from "#app/ui/format/format.ts";
import type { SaleState } from "./use-sale.ts";

const texts = saleTexts.guest;
const words = bookingWordsTexts;

/** Who books, where they are picked up, and what others should know. */
export function SaleGuest({
	sale,
	errors,
	typedValues,
}: {
	sale: SaleState;
	errors: FormErrors;
	typedValues: TypedValues;
}) {
	const field = typedFields(typedValues, errors);
	return (
		<>
			<div className="grid gap-4 sm:grid-cols-[2fr_1.25fr_1fr]">
				<TextField {...field("name")} label={texts.name} autoComplete="off" />
				<TextField {...field("phone")} type="tel" label={words.telephone} autoComplete="off" />
				<SelectField
					name="language"
					label={words.language}
					defaultValue={typedValues.language ?? ""}
					errors={errors.language}
				>
					<option value="">{texts.languageNotKnown}</option>
					{guestLanguages.map((language) => (
						<option key={language} value={language}>
							{languageName(language)}
						</option>
					))}
				</SelectField>
			</div>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					name="email"
					type="email"
					label={words.email}
					autoComplete="off"
					value={sale.email}
					onChange={(event) => sale.setEmail(event.target.value)}
					errors={errors.email}
				/>
				<SelectField
					name="pickup"
					label={words.pickup}
					value={sale.stop ? String(sale.stop.pointId) : ""}
					onChange={(event) => sale.setPickup(event.target.value)}
					errors={errors.pickup}
				>
					{sale.pickups.length === 0 ? <option value="">{texts.chooseFirst}</option> : null}
					{sale.pickups.map(({ id, label }) => (
						<option key={id} value={id}>
							{label}
						</option>
					))}
				</SelectField>
			</div>
			<p className="text-sm text-ink-soft">{texts.oneIsEnough}</p>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					{...field("guideNotes")}
					label={words.forGuide}
					hint={texts.guideHint}
					autoComplete="off"
					maxLength={500}
				/>
				<TextField
					{...field("staffNotes")}
					label={words.forStaff}
					hint={texts.staffHint}
					autoComplete="off"
					maxLength={500}
				/>
			</div>
		</>
	);
}
