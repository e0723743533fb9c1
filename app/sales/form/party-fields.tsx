import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { childYears, takesBabies } from "#app/catalogue/excursion.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import { largestGroup } from "#app/departures/departure.ts";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { partiesTexts } from "#app/messages/catalogues/booking/parties.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { BookingForm } from "./booking-form-state.ts";
import { PartyLimit } from "./lazy-parts.ts";

/** The number of adults, children and babies, with age and price. */
export function PartyFields({ booking }: { booking: BookingForm }) {
	const { excursion, departures, chosenDeparture, currency, seats } = booking;
	const language = useLanguage();
	const texts = bookingFormTexts[language].people;
	const { formatMoney } = useFormats();
	const { prices } = booking;
	const { ages } = excursion;
	const left = chosenDeparture?.left ?? largestGroup(excursion.capacity, departures);
	const free = left - seats;
	const money = (cents: number) => (cents === 0 ? texts.free : formatMoney(cents, currency));
	const years = childYears(ages);
	const rows = [
		{
			name: "adults",
			label: texts.adults,
			note: `${texts.from({ age: ages.adultFrom })} · ${money(prices.adultCents)}`,
			isTaken: true,
		},
		{
			name: "children",
			label: texts.children,
			note: years
				? `${partiesTexts[language].ages(years)} · ${money(prices.childCents)}`
				: texts.tooYoung({ age: ages.minimum }),
			isTaken: years !== null,
		},
		{
			name: "bebe",
			label: texts.babies,
			note: takesBabies(ages)
				? `${texts.under({ age: ages.childFrom })} · ${money(prices.bebeCents)}`
				: texts.tooYoung({ age: ages.minimum }),
			isTaken: takesBabies(ages),
		},
	] as const;
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 font-display text-lg/tight">{texts.legend}</legend>
			{rows.map((row) => (
				<Stepper key={row.name} {...row} free={free} booking={booking} />
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

function Stepper({
	name,
	label,
	note,
	isTaken,
	free,
	booking,
}: {
	name: keyof People;
	label: string;
	note: string;
	/** False: the excursion takes nobody of this age, and the note says so. */
	isTaken: boolean;
	/** Seats beside this party; negative when it does not fit. */
	free: number;
	booking: BookingForm;
}) {
	const texts = useTexts(bookingFormTexts).people;
	const value = booking.counts[name];
	const errors = booking.errors[name];
	const least = name === "adults" ? 1 : 0;
	const most = isTaken ? booking.people[name] + Math.max(0, free) : 0;
	const set = (count: string) => booking.setCount(name, count);
	const field = useRef<HTMLInputElement>(null);
	const [drawnValue] = useState(value);
	// React writes each value into the attribute too, and a browser that goes back fills in only what differs from it
	useEffect(() => {
		if (field.current) field.current.defaultValue = drawnValue;
	});
	const count = Number(value) || 0;
	const described = errors ? `${name}-note ${name}-error` : `${name}-note`;
	return (
		<div className="grid items-center gap-x-4 gap-y-1 border-b border-line py-2.5 @min-[19rem]:grid-cols-[1fr_auto]">
			<div>
				<label htmlFor={name} className="text-sm font-semibold">
					{label}
				</label>
				<span id={`${name}-note`} className="block text-sm/snug text-ink-soft">
					{note}
				</span>
			</div>
			<div className="flex items-center">
				<StepButton
					label={texts.fewer({ who: label })}
					step="down"
					isDisabled={count <= least}
					take={() => set(String(Math.max(least, count - 1)))}
				>
					−
				</StepButton>
				<input
					ref={field}
					id={name}
					name={name}
					type="number"
					inputMode="numeric"
					min={least}
					max={Math.max(most, least)}
					readOnly={most === 0 && count === 0}
					value={value}
					onChange={(event) => set(event.target.value)}
					aria-describedby={described}
					aria-invalid={errors ? true : undefined}
					className="no-arrows w-13 rounded-md bg-transparent p-1 text-center text-lg font-bold aria-invalid:bg-danger-tint aria-invalid:text-danger noscript:border-[1.5px] noscript:border-edge"
				/>
				<StepButton
					label={texts.more({ who: label })}
					step="up"
					isDisabled={count >= most}
					describedBy={isTaken ? "people-limit" : `${name}-note`}
					take={() => set(String(count + 1))}
				>
					+
				</StepButton>
			</div>
			{errors ? (
				<div className="@min-[19rem]:col-span-2">
					<FieldError id={`${name}-error`}>{errors[0]}</FieldError>
				</div>
			) : null}
		</div>
	);
}

function StepButton({
	label,
	isDisabled,
	describedBy,
	step,
	take,
	children,
}: {
	label: string;
	/** Disabled with aria-disabled, so that a button that was just pressed keeps the focus. */
	isDisabled: boolean;
	/** Id of the text that explains why it is disabled. */
	describedBy?: string;
	/** Read by `wake.ts`, which takes the step while the island sleeps. */
	step: "up" | "down";
	take: () => void;
	children: ReactNode;
}) {
	return (
		<button
			type="button"
			aria-label={label}
			aria-disabled={isDisabled}
			aria-describedby={isDisabled ? describedBy : undefined}
			data-step={step}
			onClick={isDisabled ? undefined : take}
			className="size-[min(2.875rem,13vw)] rounded-full border-[1.5px] border-edge bg-paper text-[1.4rem]/none font-medium text-ink transition-colors duration-160 not-aria-disabled:hover:border-ocean not-aria-disabled:hover:bg-foam aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-edge noscript:hidden"
		>
			{children}
		</button>
	);
}
