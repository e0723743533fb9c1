import type { GuestBooking } from "#app/bookings/booking.ts";
import { countInWords, peopleInWords } from "#app/bookings/booking-words.ts";
import { RefundBox } from "#app/bookings/cancellation/refund-line.tsx";
import { RefundTimeline } from "#app/bookings/cancellation/refund-timeline.tsx";
import { seatsOf } from "#app/excursions/excursion.ts";
import { SendButton } from "#app/islands/send-button.tsx";
import { SentForm } from "#app/islands/sent-form.tsx";
import { defaultLanguage } from "#app/messages/languages.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import { GuestSheet, GuestSheets, GuestTrip, sheetPairClass } from "./guest-booking-sheets.tsx";
import { TooLateStep } from "./guest-booking-step.tsx";
import { type GuestTerms, partOfPaid } from "./guest-terms.ts";

interface CancelProps {
	booking: GuestBooking;
	terms: GuestTerms;
	/** What would be refunded if the guest confirmed now. */
	moneyWords: string;
	/** Why the last answer was refused. */
	problem: string | null;
	operator: { email: string; phone: string };
}

/** Says how much is refunded, until when and how, then asks once for confirmation. */
export default function CancelStep(props: CancelProps) {
	const { booking, terms, problem } = props;
	if (!terms.mayCancel) return <TooLate {...props} />;
	return (
		<GuestSheets
			title="Not coming after all?"
			lead="It happens. Here is what comes back, when, and where to."
			nothing="Nothing is cancelled yet."
			problem={problem}
		>
			<div className={sheetPairClass}>
				<GuestSheet>
					<GuestTrip booking={booking} facts={factsOf(booking)} />
					<RefundTimeline stops={terms.stops} now={terms.now} currency={booking.currency} />
					{terms.mayMove ? (
						<p className="text-sm">
							Another day suits you better?{" "}
							<a href={`/booking/${booking.confirmId}/change`}>Change the day</a> instead.
						</p>
					) : null}
				</GuestSheet>
				<GuestSheet>
					<Answer {...props} />
				</GuestSheet>
			</div>
		</GuestSheets>
	);
}

function factsOf(booking: GuestBooking): string {
	const when = `${formatDate(booking.date, "long")}, ${booking.startTime}`;
	return [when, peopleInWords(booking, defaultLanguage), booking.reference].join(" · ");
}

function Answer({ booking, terms, moneyWords }: CancelProps) {
	const { currency, money } = booking;
	const back = formatMoney(terms.backCents, currency);
	// money that a hotel collected or a bank disputes is explained in a sentence, without a sum
	const isOurs = !money.isAtHotel && !money.disputed && terms.ofCents > 0;
	const seats = countInWords(seatsOf(booking), { one: "seat becomes", other: "seats become" });
	return (
		<>
			{isOurs ? (
				<div>
					<p className="font-bold">Comes back to you</p>
					<p className="font-display text-[clamp(3.4rem,15vw,6.5rem)]/[0.95] tracking-[-0.04em] text-ocean lining-nums">
						{back}
					</p>
				</div>
			) : null}
			<RefundBox amount={terms.promise.amount}>
				{isOurs && terms.backCents > 0 ? (
					<>
						<b className="block text-base">{partOfPaid(terms.percent)}</b> No fee, no voucher
						instead of money.
					</>
				) : (
					moneyWords
				)}
			</RefundBox>
			{isOurs && terms.backCents > 0 ? <WhereAndWhen maskedEmail={booking.maskedEmail} /> : null}
			<SentForm className="grid gap-3">
				<input type="hidden" name="told" value={terms.backCents} />
				<SendButton busy="Cancelling …" words={unsentWords} className="w-full">
					{isOurs && terms.backCents > 0 ? `Cancel and get ${back} back` : "Cancel the booking"}
				</SendButton>
				<ButtonAnchor href={`/booking/${booking.confirmId}`} className="w-full">
					Keep my booking
				</ButtonAnchor>
			</SentForm>
			<p className="text-sm text-ink-soft">
				Your {seats} free for others at once. That cannot be undone, but you can book again while
				there are seats.
			</p>
		</>
	);
}

const unsentWords = {
	nothing: "Nothing is cancelled.",
	meanwhile: "Until then the booking stays as it is.",
	once: "It is cancelled once.",
	done: "Your cancellation has reached us.",
};

function WhereAndWhen({ maskedEmail }: { maskedEmail: string }) {
	const facts = [
		["Where to", "To the card or account that you paid with"],
		["When", "We send it at once. Most banks show it within 5 to 10 days"],
		["How you know", `A mail goes to ${maskedEmail} now, with the amount`],
	];
	return (
		<dl className="grid gap-3 border-y-2 border-dotted border-dune py-5">
			{facts.map(([term, fact]) => (
				<div key={term} className="min-w-0 wrap-anywhere">
					<dt className="text-xs text-ink-soft">{term}</dt>
					<dd className="leading-[1.35] font-[650]">{fact}</dd>
				</div>
			))}
		</dl>
	);
}

function TooLate({ booking, terms, operator }: CancelProps) {
	return (
		<TooLateStep title="It is too late to cancel here" booking={booking} operator={operator}>
			This was possible until {terms.cancelEnds}. The driver has the list by now, so please tell us
			that you are not coming.
		</TooLateStep>
	);
}
