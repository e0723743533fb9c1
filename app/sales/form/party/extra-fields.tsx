import { type Extra, extraField, mostOf } from "#app/catalogue/extras/extra.ts";
import { leftOf } from "#app/catalogue/extras/extra-stock.ts";
import { extrasTexts } from "#app/messages/catalogues/booking/extras.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { BookingForm } from "../booking-form-state.ts";
import { StepField } from "./step-field.tsx";

/** With so many or fewer left, the form says how many. */
const few = 6;

/** What the guests may take beside their seats, and what is part of every booking. */
export function ExtraFields({ booking }: { booking: BookingForm }) {
	const texts = useTexts(extrasTexts);
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 font-display text-lg/tight">{texts.legend}</legend>
			{booking.excursion.extras?.map((extra) => (
				<ExtraField key={extra.id} extra={extra} booking={booking} />
			))}
		</fieldset>
	);
}

function ExtraField({ extra, booking }: { extra: Extra; booking: BookingForm }) {
	const name = extraField(extra);
	const errors = booking.errors[name];
	const left = leftOf(extra, booking.chosenDeparture?.extrasLeft);
	const quantity = booking.extras.find((each) => each.extra.id === extra.id)?.quantity ?? 0;
	const note = <ExtraNote extra={extra} left={left} currency={booking.currency} />;
	const most = Math.min(mostOf(extra, booking.people), left ?? Number.POSITIVE_INFINITY);
	const words = { label: extra.title, lang: langOf(extra, "title"), note };
	const set = (value: string) => booking.setChoice(name, value);
	if (extra.isRequired) return <RequiredExtra {...{ ...words, extra, name, quantity, errors }} />;
	if (extra.charged === "person")
		return (
			<StepField
				{...{ ...words, name, errors, set }}
				value={String(quantity)}
				least={0}
				most={most}
				whyNoMore={`${name}-note`}
			/>
		);
	return (
		<div className="grid gap-y-1 border-b border-line py-2.5">
			<label className="grid cursor-pointer grid-cols-[1fr_auto] items-center gap-x-4">
				<span>
					<span lang={words.lang} className="text-sm font-semibold">
						{words.label}
					</span>
					<span id={`${name}-note`} className="block text-sm/snug text-ink-soft">
						{note}
					</span>
				</span>
				<input
					id={name}
					name={name}
					type="checkbox"
					value="1"
					checked={quantity > 0}
					disabled={most === 0 && quantity === 0}
					onChange={(event) => set(event.target.checked ? "1" : "")}
					aria-describedby={errors ? `${name}-error` : undefined}
					aria-invalid={errors ? true : undefined}
					className="mx-3 size-7 accent-ocean"
				/>
			</label>
			{errors ? <FieldError id={`${name}-error`}>{errors[0]}</FieldError> : null}
		</div>
	);
}

function RequiredExtra({
	extra,
	name,
	label,
	lang,
	note,
	quantity,
	errors,
}: {
	extra: Extra;
	name: string;
	label: string;
	lang: string | undefined;
	note: React.ReactNode;
	quantity: number;
	errors: readonly string[] | undefined;
}) {
	return (
		<div
			id={name}
			tabIndex={-1}
			className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-2.5"
		>
			<div>
				<span lang={lang} className="text-sm font-semibold">
					{label}
				</span>
				<span className="block text-sm/snug text-ink-soft">{note}</span>
			</div>
			<b className="px-3 text-lg">{quantity}</b>
			{/* while the form sleeps, its sum is worked out from its fields */}
			{extra.charged === "booking" ? <input type="hidden" name={name} value="1" /> : null}
			{errors ? <FieldError>{errors[0]}</FieldError> : null}
		</div>
	);
}

/** "€12.00 each · 2 left", and what staff wrote about it. */
export function ExtraNote({
	extra,
	left,
	currency,
}: {
	extra: Extra;
	left: number | null;
	currency: string;
}) {
	const texts = useTexts(extrasTexts);
	const { formatMoney } = useFormats();
	const price = formatMoney(extra.priceCents, currency);
	return (
		<>
			{extra.priceCents === 0
				? texts.free
				: extra.charged === "person"
					? texts.each({ price })
					: texts.perBooking({ price })}
			{extra.isRequired ? ` · ${texts.required}` : null}
			{left !== null && left <= few ? (
				<b className="text-few">{` · ${left === 0 ? texts.noneLeft : texts.left({ left })}`}</b>
			) : null}
			{extra.note ? (
				<span lang={langOf(extra, "note")} className="block">
					{extra.note}
				</span>
			) : null}
		</>
	);
}
