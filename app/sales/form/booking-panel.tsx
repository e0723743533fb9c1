import { type ComponentProps, memo, Suspense } from "react";
import { centsPerAdult } from "#app/catalogue/prices/price-sets.ts";
import { useSending } from "#app/islands/forms/form-sending.ts";
import { SendButton, SentForm } from "#app/islands/forms/sent-form.tsx";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import type { RefundRules } from "#app/sales/cancellation/refund-promise.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { LatePart } from "#app/ui/late-part.tsx";
import { BookingErrors } from "./booking-errors.tsx";
import type { BookingForm } from "./booking-form-state.ts";
import { BookingTotal } from "./booking-total.tsx";
import { BookingCalendar } from "./day/booking-calendar.tsx";
import { GuestFields } from "./guest-fields.tsx";
import { sentFormKeyName } from "./kept-form.ts";
import {
	Agreement,
	ChoiceFields,
	ChosenOrAnyDayRefund,
	CodeField,
	LackingGuests,
	NothingFree,
	TurnstileCheck,
	WholeChoice,
} from "./lazy-parts.ts";
import { PartyFields } from "./party/party-fields.tsx";

export const panelClass =
	"@container grid min-w-0 scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-6.5 self-start rounded-lg bg-paper p-[clamp(1rem,4vw,1.6rem)] shadow-lift";

/** The whole booking form on one sheet; works without JavaScript. */
export function BookingPanel({
	booking,
	terms,
	rules,
	drawnAt,
	phone,
}: {
	booking: BookingForm;
	/** The cancellation policy in a sentence, shown until a day is chosen. */
	terms: string;
	/** For the refund line of a chosen day. */
	rules: RefundRules;
	/** Milliseconds since the epoch when the server rendered the page. */
	drawnAt: number;
	phone: string;
}) {
	const { departures, summary, turnstileCheck } = booking;
	const { isSending } = useSending();
	const { send, unsent, code } = useTexts(bookingFormTexts);
	const title = <PanelTitle booking={booking} />;
	const lastDay = departures.findLast(({ state }) => state === "open");
	if (!lastDay) {
		return (
			<section id="book" aria-labelledby="book-title" className={panelClass}>
				{title}
				<Suspense>
					<NothingFree booking={booking} />
				</Suspense>
			</section>
		);
	}
	return (
		<SentForm
			ref={booking.form}
			id="book"
			// Sent by the browser, the answer opens at the errors. Always the same, because a browser that goes back fills
			// in only a form with the address that it had.
			action="#errors"
			noValidate
			aria-labelledby="book-title"
			className={panelClass}
			data-tab-key={sentFormKeyName}
			onSubmit={booking.onSubmit}
		>
			{/* Enter in a field presses a form's first button, which must not be a month's or that of a code. */}
			<button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
			{title}
			<BookingErrors fields={booking.fields} errors={booking.errors} summary={summary} />
			<BookingCalendar booking={booking} />
			<LatePart>
				<ChosenOrAnyDayRefund
					day={booking.chosenDeparture}
					{...{ lastDay, terms, rules, drawnAt }}
				/>
			</LatePart>
			{booking.whole ? (
				<Suspense>
					<WholeChoice booking={booking} />
				</Suspense>
			) : null}
			<PartyFields booking={booking} />
			{booking.excursion.fares || booking.excursion.extras || booking.excursion.questions ? (
				<Suspense>
					<ChoiceFields booking={booking} />
				</Suspense>
			) : null}
			<GuestFields booking={booking} />
			<input type="hidden" name="title" value={booking.excursion.title} />
			<input type="hidden" name="price" value={booking.totalCents / 100} />
			<input type="hidden" name="partner" value="web" />
			{booking.key ? <input type="hidden" name="key" value={booking.key} /> : null}
			{booking.held ? <input type="hidden" name="instead" value={booking.held.confirmId} /> : null}
			{booking.chosenDeparture?.lacking ? (
				<Suspense>
					<LackingGuests booking={booking} timeZone={rules.timeZone} drawnAt={drawnAt} />
				</Suspense>
			) : null}
			<CodeFold
				typedCode={booking.typedValues.code}
				errors={booking.errors.code}
				applied={booking.code.applied}
				creditWords={booking.code.creditWords}
				setField={booking.code.setField}
			/>
			<BookingTotal booking={booking} />
			{turnstileCheck ? (
				<Suspense>
					<TurnstileCheck
						key={turnstileCheck.number}
						siteKey={turnstileCheck.siteKey}
						phone={phone}
					/>
				</Suspense>
			) : null}
			<SendButton
				busy={booking.code.isBeingChecked ? code.busy : send.busy}
				words={unsent}
				className="w-full"
			>
				{booking.held
					? booking.held.date === booking.chosenDeparture?.date
						? send.insteadThatDay
						: send.instead
					: send.book}
			</SendButton>
			<p aria-live="polite" className="sr-only">
				{isSending && !booking.code.isBeingChecked ? send.busySentence : ""}
			</p>
			<p className="-mt-2 text-sm text-ink-soft">
				{send.heldWhilePaying}{" "}
				<LatePart>
					<Agreement />
				</LatePart>
			</p>
		</SentForm>
	);
}

function PanelTitle({ booking }: { booking: BookingForm }) {
	const {
		prices,
		excursion: { ages, extras },
	} = booking;
	const texts = useTexts(bookingFormTexts);
	const { formatMoney } = useFormats();
	const { whole, isWhole } = booking;
	const { adultCents, bookingCents } = centsPerAdult(prices, extras);
	const price = formatMoney(isWhole && whole ? whole.cents : adultCents, booking.currency);
	return (
		<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
			<h2 id="book-title" tabIndex={-1} className="text-[1.8rem]">
				{texts.title}
			</h2>
			<p className="font-display text-xl/none tracking-[-0.02em] lining-nums">
				{booking.isFromPrice ? texts.fromPrice({ price }) : price}{" "}
				<small className="font-sans text-xs/none font-medium tracking-normal text-ink-soft">
					{isWhole && whole
						? texts.whole.upTo({ people: whole.people })
						: texts.perAdult({ age: ages.adultFrom })}
					{bookingCents > 0
						? `, ${texts.perBooking({ price: formatMoney(bookingCents, booking.currency) })}`
						: ""}
				</small>
			</p>
		</div>
	);
}

/**
 * The field of a code in the panel. Drawn anew only when what it shows changes: React would otherwise replace the server's
 * field, with what was typed into it, where the price changes before its script is here.
 */
const CodeFold = memo((props: ComponentProps<typeof CodeField>) => (
	<Suspense>
		<CodeField {...props} />
	</Suspense>
));
