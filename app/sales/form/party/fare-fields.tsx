import { type Fare, fareCount, fareField } from "#app/catalogue/fares/fare.ts";
import { mostAtFare } from "#app/catalogue/fares/most-at-fare.ts";
import { centsAtFare, type Prices } from "#app/catalogue/prices/prices.ts";
import { faresTexts } from "#app/messages/catalogues/booking/fares.ts";
import { partiesTexts } from "#app/messages/catalogues/booking/parties.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { BookingForm } from "../booking-form-state.ts";
import { StepField } from "./step-field.tsx";

/** Who of the party pays another fare. */
export function FareFields({ booking }: { booking: BookingForm }) {
	const texts = useTexts(faresTexts);
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 font-display text-lg/tight">{texts.legend}</legend>
			<p className="text-sm text-ink-soft">{texts.among}</p>
			{booking.excursion.fares?.map((fare) => (
				<FareField key={fare.id} fare={fare} booking={booking} />
			))}
		</fieldset>
	);
}

function FareField({ fare, booking }: { fare: Fare; booking: BookingForm }) {
	const name = fareField(fare);
	const { people, errors } = booking;
	const quantity = people.fares.find((each) => each.fare.id === fare.id)?.quantity ?? 0;
	// a refused number stays as it was typed
	const count = errors[name] ? fareCount(booking.choices, fare) : quantity;
	return (
		<StepField
			name={name}
			label={fare.title}
			lang={langOf(fare, "title")}
			note={<FareNote fare={fare} prices={booking.prices} currency={booking.currency} />}
			value={String(count)}
			errors={errors[name]}
			least={0}
			most={mostAtFare(fare, people)}
			whyNoMore={`${name}-note`}
			set={(value) => booking.setChoice(name, value)}
		/>
	);
}

/** "From 65 years · €48.00 · counts as an adult", and what to show on the day. */
export function FareNote({
	fare,
	prices,
	currency,
}: {
	fare: Fare;
	/** Of the departure. */
	prices: Prices;
	currency: string;
}) {
	const language = useLanguage();
	const texts = faresTexts[language];
	const { formatMoney } = useFormats();
	const { fromAge, toAge, countsAs } = fare;
	const cents = centsAtFare(fare, prices);
	const ages =
		fromAge !== null && toAge !== null
			? partiesTexts[language].ages({ from: fromAge, to: toAge })
			: fromAge !== null
				? texts.fromAge({ age: fromAge })
				: toAge !== null
					? texts.toAge({ age: toAge })
					: null;
	const price = cents === 0 ? texts.free : formatMoney(cents, currency);
	return (
		<>
			{[ages, price, texts.oneOf[countsAs]].filter(Boolean).join(" · ")}
			{fare.proof ? (
				<span className="block">
					{texts.bring} <span lang={langOf(fare, "proof")}>{fare.proof}</span>
				</span>
			) : null}
		</>
	);
}
