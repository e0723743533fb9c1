import { useRef } from "react";
import type { Excursion } from "#app/catalogue/excursion.ts";
import { extrasInWords } from "#app/catalogue/extras/extra.ts";
import { faresInWords } from "#app/catalogue/fares/fare.ts";
import { policyOf } from "#app/catalogue/policy/cancellation-policy.ts";
import { totalOf } from "#app/catalogue/prices/price-of.ts";
import { pricesOf } from "#app/catalogue/prices/price-sets.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { fewSeats, type Lacking } from "#app/departures/departure.ts";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { extrasTexts } from "#app/messages/catalogues/booking/extras.ts";
import { faresTexts } from "#app/messages/catalogues/booking/fares.ts";
import { phonePageTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { handoffExtras, handoffFares, handoffLines } from "#app/partners/totem/phone-handoff.ts";
import type { PhoneHandoff } from "#app/partners/totem/phone-handoffs.server.ts";
import { guestFields } from "#app/sales/booking/booking-form-fields.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { codeOffIn } from "#app/sales/codes/code.ts";
import { proofsInWords } from "#app/sales/fare-words.ts";
import { Agreement } from "#app/sales/form/agreement.tsx";
import { BookingErrors } from "#app/sales/form/booking-errors.tsx";
import { CodeField } from "#app/sales/form/code-field.tsx";
import { ChosenDayRefund } from "#app/sales/form/day/chosen-day-refund.tsx";
import { GuestControl } from "#app/sales/form/guest-fields.tsx";
import type { OnSale, RefusedBooking } from "#app/sales/form/on-sale.ts";
import { lackingInWords } from "#app/sales/minimum-guests-words.ts";
import { Fact } from "#app/totem/catalogue/trip-facts.tsx";
import { Button } from "#app/ui/button.tsx";
import { useFocusOnChange } from "#app/ui/focus-on-change.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { PhonePage } from "./phone-page.tsx";

/** As the server has just answered them. */
function onSaleNow({ excursion, departures }: OnSale, { departureId }: PhoneHandoff) {
	const departure = departures.find(({ id }) => id === departureId);
	return { ...excursion, prices: pricesOf(excursion, departure) };
}

export function HandoffForm({
	handover,
	excursion,
	left,
	lacking,
	drawnAt,
	refused,
}: {
	handover: PhoneHandoff;
	excursion: Excursion;
	/** Free seats of that departure. */
	left: number;
	/** What it lacks to run, with these guests. */
	lacking: Lacking | null;
	/** When the server rendered the page, in milliseconds since the epoch. */
	drawnAt: number;
	refused: RefusedBooking | null;
}) {
	const language = useLanguage();
	const texts = useTexts(phonePageTexts);
	const { formatDate, formatMoney } = useFormats();
	const { currency, timeZone, cancellation } = useSiteConfig();
	const summary = useRef<HTMLDivElement>(null);
	useFocusOnChange(summary, true);
	const sold = refused?.onSale ? onSaleNow(refused.onSale, handover) : excursion;
	const lines = handoffLines(sold, handover, refused?.code?.reduction);
	const extras = handoffExtras(sold, handover);
	const fares = handoffFares(sold, handover);
	const cents = totalOf(lines);
	const codeOff = codeOffIn(refused?.code?.code, lines);
	const price = formatMoney(cents, currency);
	const { errors = {}, typedValues = {} } = refused ?? {};
	const fields = guestFields(language);
	return (
		<PhonePage>
			<h1 lang={langOf(excursion, "title")} className="text-[2.4rem] hyphens-auto">
				{excursion.title}
			</h1>
			<dl className="grid grid-cols-2 gap-4 border-y-2 border-dotted border-dune py-5">
				<Fact term={texts.day}>{formatDate(handover.date, "long")}</Fact>
				<Fact term={texts.guests}>{peopleInWords(handover, language)}</Fact>
				<Fact term={texts.pickUp}>{handover.pickup}</Fact>
				{fares.length > 0 ? (
					<Fact term={faresTexts[language].term}>{faresInWords(fares)}</Fact>
				) : null}
				{extras.length > 0 ? (
					<Fact term={extrasTexts[language].legend}>{extrasInWords(extras)}</Fact>
				) : null}
				<Fact term={handover.isCollected ? texts.toPayAtReception : texts.toPay}>{price}</Fact>
			</dl>
			{proofsInWords(fares, language).map((proof) => (
				<p key={proof} className="font-semibold">
					{proof}
				</p>
			))}
			<p className={left <= fewSeats ? "font-semibold text-few" : "text-ink-soft"}>
				{texts.stillFree({ seats: left })}
			</p>
			<ChosenDayRefund
				day={{ date: handover.date, startTime: excursion.startTime }}
				rules={{ policy: policyOf(excursion, cancellation.policy), timeZone }}
				drawnAt={drawnAt}
			/>
			{lacking ? (
				<p className="rounded-md bg-sand px-4 py-3 text-sm/[1.45] text-on-sand">
					{lackingInWords(lacking, handover, { now: drawnAt, timeZone }, language)}
				</p>
			) : null}
			<form method="post" noValidate className="grid gap-4">
				<BookingErrors fields={fields} errors={errors} summary={summary} />
				{/* Enter in a field presses a form's first button, which must not be that of a code. */}
				<button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
				<input type="hidden" name="language" value={language} />
				<input type="hidden" name="title" value={excursion.title} />
				<input type="hidden" name="price" value={(cents / 100).toFixed(2)} />
				{fields
					.filter(({ isRequired }) => isRequired)
					.map((field) => (
						<GuestControl key={field.name} {...{ field, typedValues, errors }} />
					))}
				<CodeField
					typedCode={typedValues.code}
					errors={errors.code}
					applied={refused?.code ?? null}
					creditWords={refused?.creditWords}
				/>
				{codeOff ? (
					<p className="flex justify-between gap-4 lining-nums">
						<span>{bookingFormTexts[language].code.line(codeOff)}</span>
						<span>{formatMoney(-codeOff.cents, currency)}</span>
					</p>
				) : null}
				<Button type="submit" look="next">
					{handover.isCollected ? texts.book : texts.bookAndPay({ price })}
				</Button>
				<p className="text-sm text-ink-soft">
					<Agreement />
				</p>
				<p className="text-sm text-ink-soft">{texts.chosenAt({ hotel: handover.hotelName })}</p>
			</form>
		</PhonePage>
	);
}
