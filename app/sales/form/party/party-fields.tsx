import { Suspense } from "react";
import { childYears, takesBabies } from "#app/catalogue/excursion.ts";
import { largestGroup } from "#app/departures/departure.ts";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { partiesTexts } from "#app/messages/catalogues/booking/parties.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { BookingForm } from "../booking-form-state.ts";
import { PartyLimit } from "../lazy-parts.ts";
import { StepField } from "./step-field.tsx";

/** The number of adults, children and babies, with age and price. */
export function PartyFields({ booking }: { booking: BookingForm }) {
	const { excursion, departures, chosenDeparture, currency, seats } = booking;
	const language = useLanguage();
	const texts = bookingFormTexts[language].people;
	const { formatMoney } = useFormats();
	const { prices } = booking;
	const { ages } = excursion;
	const left = chosenDeparture?.left ?? largestGroup(excursion.capacity, departures);
	/** Seats beside this party; negative when it does not fit. */
	const free = left - seats;
	// whoever has the whole trip reads no price of one
	const money = (cents: number) =>
		booking.isWhole ? "" : ` · ${cents === 0 ? texts.free : formatMoney(cents, currency)}`;
	const years = childYears(ages);
	/** Where nobody of an age is taken, the note says so. */
	const rows = [
		{
			name: "adults",
			label: texts.adults,
			note: `${texts.from({ age: ages.adultFrom })}${money(prices.adultCents)}`,
			isTaken: true,
		},
		{
			name: "children",
			label: texts.children,
			note: years
				? `${partiesTexts[language].ages(years)}${money(prices.childCents)}`
				: texts.tooYoung({ age: ages.minimum }),
			isTaken: years !== null,
		},
		{
			name: "bebe",
			label: texts.babies,
			note: takesBabies(ages)
				? `${texts.under({ age: ages.childFrom })}${money(prices.bebeCents)}`
				: texts.tooYoung({ age: ages.minimum }),
			isTaken: takesBabies(ages),
		},
	] as const;
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 font-display text-lg/tight">{texts.legend}</legend>
			{rows.map(({ isTaken, ...row }) => (
				<StepField
					key={row.name}
					{...row}
					value={booking.counts[row.name]}
					errors={booking.errors[row.name]}
					least={row.name === "adults" ? 1 : 0}
					most={isTaken ? booking.people[row.name] + Math.max(0, free) : 0}
					whyNoMore={isTaken ? "people-limit" : `${row.name}-note`}
					set={(count) => booking.setCount(row.name, count)}
				/>
			))}
			<div role="status">
				{free <= 0 ? (
					<Suspense>
						<PartyLimit booking={booking} left={left} />
					</Suspense>
				) : null}
			</div>
		</fieldset>
	);
}
