import { wholeChoiceTexts } from "#app/messages/catalogues/booking/whole-choice.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { BookingForm } from "../booking-form-state.ts";

/** Seats or the whole departure, where both are sold; without a day, where any day sells both. */
export function WholeChoice({ booking }: { booking: BookingForm }) {
	const { whole, isWhole, currency, errors } = booking;
	const texts = useTexts(wholeChoiceTexts);
	const { formatMoney } = useFormats();
	if (!whole) return null;
	const facts = { people: whole.people, price: formatMoney(whole.cents, currency) };
	const problem = errors.isWhole ? (
		<FieldError id="isWhole-error">{errors.isWhole[0]}</FieldError>
	) : null;
	if (whole.offer !== "both")
		return (
			<div
				id="isWhole"
				tabIndex={-1}
				className="grid gap-1 rounded-md bg-foam px-4 py-3 text-on-foam"
			>
				{whole.offer === "only" ? (
					<>
						<input type="hidden" name="isWhole" value="1" />
						<p className="font-semibold">{texts.only(facts)}</p>
					</>
				) : (
					<p role="status">{texts.gone}</p>
				)}
				{problem}
			</div>
		);
	return (
		<fieldset id="isWhole" tabIndex={-1} className="grid min-w-0 gap-2">
			<legend className="mb-2 font-display text-lg/tight">{texts.legend}</legend>
			{[
				{ value: "", words: texts.seats },
				{ value: "1", words: texts.choice(facts) },
			].map(({ value, words }) => (
				<label
					key={value}
					className="grid min-h-12 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-md border-[1.5px] border-line px-3.5 py-2.5 leading-snug has-checked:border-ocean has-checked:bg-foam has-checked:text-on-foam"
				>
					<input
						type="radio"
						name="isWhole"
						value={value}
						checked={isWhole === (value === "1")}
						onChange={() => booking.chooseWhole(value === "1")}
						className="size-5 accent-ocean"
					/>
					<span>{words}</span>
				</label>
			))}
			{problem}
		</fieldset>
	);
}
