import { childYears, type Excursion, takesBabies } from "#app/catalogue/excursion.ts";
import { type Extra, extraField, mostOf } from "#app/catalogue/extras/extra.ts";
import { leftOf } from "#app/catalogue/extras/extra-stock.ts";
import { fareField } from "#app/catalogue/fares/fare.ts";
import { centsAtFare, type People } from "#app/catalogue/prices/prices.ts";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { saleTexts } from "#app/messages/staff/bookings/sale.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import type { SaleState } from "./use-sale.ts";

const texts = saleTexts.party;
const words = bookingWordsTexts;
const kinds = () =>
	[
		{ name: "adults", label: words.adults, price: "adultCents" },
		{ name: "children", label: words.children, price: "childCents" },
		{ name: "bebe", label: words.babies, price: "bebeCents" },
	] as const;

/** The number of guests, and the reason for overbooking. */
export function SaleParty({
	sale,
	currency,
	errors,
	typedValues,
	mayOverbook,
}: {
	sale: SaleState;
	currency: string;
	errors: FormErrors;
	typedValues: TypedValues;
	mayOverbook: boolean;
}) {
	const { excursion, day, over, seats } = sale;
	return (
		<>
			<div className="grid gap-4 sm:grid-cols-3">
				{kinds().map(({ name, label, price }) => (
					<Count
						key={name}
						name={name}
						label={label}
						note={
							excursion
								? noteOf(name, excursion, money(excursion.prices[price], currency))
								: texts.chooseFirst
						}
						value={sale.counts[name]}
						limits={{ least: name === "adults" ? 1 : 0, most: 999 }}
						errors={errors[name]}
						set={(value) => sale.setCount(name, value)}
					/>
				))}
			</div>
			<p className="text-sm text-ink-soft">{texts.group}</p>
			<Choices
				legend={texts.fares.legend}
				counts={fareCounts(sale, currency)}
				errors={errors}
				set={sale.setChoice}
			/>
			<Choices
				legend={texts.extras.legend}
				counts={extraCounts(sale, currency)}
				errors={errors}
				set={sale.setChoice}
			/>
			<label id="isWhole" className="inline-flex min-h-8 items-center gap-2.5">
				<input
					type="checkbox"
					name="isWhole"
					checked={sale.people.isWhole}
					disabled={!sale.mayBePrivate && !sale.people.isWhole}
					onChange={(event) => sale.setPrivate(event.target.checked)}
					className="size-5 accent-ocean"
				/>
				{sale.mayBePrivate || !sale.day ? texts.isPrivate : texts.notPrivate}
			</label>
			{errors.isWhole ? <FieldError id="isWhole-error">{errors.isWhole[0]}</FieldError> : null}
			{day && excursion && over > 0 ? (
				<div className="grid gap-3 rounded-md border-2 border-danger bg-danger-tint px-4 py-3.5">
					<h3 className="text-lg text-danger">{texts.tooMany({ over, title: excursion.title })}</h3>
					<p className="text-sm">
						{texts.seatsFree({ left: day.left, capacity: day.capacity, sold: seats })}
					</p>
					{mayOverbook ? (
						<TextField
							name="overbookWhy"
							label={texts.overbookWhy}
							hint={texts.overbookHint}
							autoComplete="off"
							defaultValue={typedValues.overbookWhy}
							errors={errors.overbookWhy}
						/>
					) : (
						<p className="text-sm font-semibold">{texts.mayNotOverbook}</p>
					)}
				</div>
			) : null}
		</>
	);
}

/** Who of the party pays another fare, or what it takes beside its seats. */
function Choices({
	legend,
	counts,
	errors,
	set,
}: {
	legend: string;
	counts: readonly Omit<CountProps, "errors" | "set">[] | undefined;
	errors: FormErrors;
	set: (name: string, value: string) => void;
}) {
	if (!counts) return null;
	return (
		<fieldset className="min-w-0">
			<legend className="sr-only">{legend}</legend>
			<div className="grid gap-4 sm:grid-cols-3">
				{counts.map((count) => (
					<Count
						key={count.name}
						{...count}
						errors={errors[count.name]}
						set={(value) => set(count.name, value)}
					/>
				))}
			</div>
		</fieldset>
	);
}

function fareCounts({ excursion, people }: SaleState, currency: string) {
	if (!excursion?.fares || people.isWhole) return undefined;
	return excursion.fares.map((fare) => {
		const price = money(centsAtFare(fare, excursion.prices), currency);
		const quantity = people.fares.find((each) => each.fare.id === fare.id)?.quantity ?? 0;
		return {
			name: fareField(fare),
			label: fare.title,
			note: [price, texts.fares.among[fare.countsAs], fare.proof].filter(Boolean).join(" · "),
			value: String(quantity),
			limits: { least: 0, most: people[fare.countsAs] },
		};
	});
}

/** What every booking has is among them. */
function extraCounts({ excursion, day, people, extras }: SaleState, currency: string) {
	return excursion?.extras?.map((extra) => {
		const left = leftOf(extra, day?.extrasLeft);
		const quantity = extras.find((each) => each.extra.id === extra.id)?.quantity ?? 0;
		return {
			name: extraField(extra),
			label: extra.title,
			note: extraNote(extra, left, currency),
			value: String(quantity),
			limits: extra.isRequired
				? { least: quantity, most: quantity }
				: { least: 0, most: Math.min(mostOf(extra, people), left ?? 999) },
		};
	});
}

/** "€9.50 each · part of every booking · 3 left" */
function extraNote(extra: Extra, left: number | null, currency: string): string {
	const price = money(extra.priceCents, currency);
	return [
		extra.charged === "person" ? texts.extras.each({ price }) : texts.extras.perBooking({ price }),
		extra.isRequired ? texts.extras.required : "",
		left === null ? "" : texts.extras.left({ left }),
	]
		.filter(Boolean)
		.join(" · ");
}

function money(cents: number, currency: string): string {
	return cents === 0 ? words.free : formatMoney(cents, currency);
}

function noteOf(name: keyof People, { ages }: Excursion, price: string): string {
	if (name === "adults") return texts.adults({ from: ages.adultFrom, price });
	if (name === "children" && childYears(ages))
		return texts.children({ under: ages.adultFrom, price });
	if (name === "bebe" && takesBabies(ages)) return texts.babies({ under: ages.childFrom, price });
	return texts.tooYoung({ least: ages.minimum });
}

interface CountProps {
	name: string;
	label: string;
	note: string;
	value: string;
	limits: { least: number; most: number };
	errors: readonly string[] | undefined;
	set: (value: string) => void;
}

function Count({ name, label, note, value, limits: { least, most }, errors, set }: CountProps) {
	const count = Number(value) || 0;
	return (
		<div className="grid grid-cols-[1fr_auto] content-start items-center gap-x-4 gap-y-1.5 sm:grid-cols-1">
			<label htmlFor={name} className="text-sm leading-snug font-semibold">
				{label}
				<small id={`${name}-note`} className="block text-sm font-normal text-ink-soft">
					{note}
				</small>
			</label>
			<div className="flex items-center">
				<Step
					label={texts.fewer({ people: label })}
					press={() => set(String(Math.max(least, count - 1)))}
				>
					−
				</Step>
				<input
					id={name}
					name={name}
					type="number"
					inputMode="numeric"
					min={least}
					max={most}
					value={value}
					onChange={(event) => set(event.target.value)}
					aria-describedby={errors ? `${name}-note ${name}-error` : `${name}-note`}
					aria-invalid={errors ? true : undefined}
					className="no-arrows w-14 rounded-md bg-transparent p-1 text-center text-lg font-bold aria-invalid:bg-danger-tint"
				/>
				<Step
					label={texts.more({ people: label })}
					press={() => set(String(Math.max(count, Math.min(most, count + 1))))}
				>
					+
				</Step>
			</div>
			{errors ? <FieldError id={`${name}-error`}>{errors[0]}</FieldError> : null}
		</div>
	);
}

/** The tab key passes it over, because the number field takes the arrow keys. */
function Step({ label, press, children }: { label: string; press: () => void; children: string }) {
	return (
		<button
			type="button"
			tabIndex={-1}
			aria-label={label}
			onClick={press}
			className="size-11 rounded-full border-[1.5px] border-edge bg-paper text-[1.4rem]/none font-medium text-ink hover:border-ocean hover:bg-foam noscript:hidden"
		>
			{children}
		</button>
	);
}
