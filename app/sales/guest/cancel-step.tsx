import { seatsOf } from "#app/catalogue/excursion.ts";
import { SendButton, SentForm } from "#app/islands/forms/sent-form.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { guestBookingTexts } from "#app/messages/texts.ts";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { RefundBox, RefundTimeline } from "#app/sales/cancellation/refund-line.tsx";
import type { WhatGuestMayDo } from "#app/sales/cancellation/what-guest-may-do.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { GuestSheet, GuestSheets, GuestTrip, sheetPairClass } from "./guest-booking-sheets.tsx";
import { TooLateStep } from "./guest-booking-step.tsx";

interface CancelProps {
	booking: GuestBooking;
	terms: WhatGuestMayDo;
	/** What would be refunded if the guest confirmed now. */
	moneyWords: string;
	/** Why the last answer was refused. */
	problem: string | null;
	operator: { email: string; phone: string };
}

/** Says how much is refunded, until when and how, then asks once for confirmation. */
export default function CancelStep(props: CancelProps) {
	const { booking, terms, problem } = props;
	const { cancel: texts } = useTexts(guestBookingTexts);
	const localPath = useLocalPath();
	const language = useLanguage();
	const { formatDate, formatTime } = useFormats();
	if (!terms.mayCancel) return <TooLate {...props} />;
	const facts = [
		`${formatDate(booking.date, "long")}, ${formatTime(booking.startTime)}`,
		peopleInWords(booking, language),
		booking.reference,
	];
	return (
		<GuestSheets title={texts.title} lead={texts.lead} nothing={texts.nothingYet} problem={problem}>
			<div className={sheetPairClass}>
				<GuestSheet>
					<GuestTrip booking={booking} facts={facts.join(" · ")} />
					<RefundTimeline stops={terms.stops} now={terms.now} currency={booking.currency} />
					{terms.mayMove ? (
						<p className="text-sm">
							<RichText
								text={texts.otherDay}
								parts={{
									change: (words) => (
										<a href={localPath(`/booking/${booking.confirmId}/change`)}>{words}</a>
									),
								}}
							/>
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

function Answer({ booking, terms, moneyWords }: CancelProps) {
	const { cancel: texts, untilThenAsItIs } = useTexts(guestBookingTexts);
	const localPath = useLocalPath();
	const { formatMoney } = useFormats();
	const { currency, money } = booking;
	const back = formatMoney(terms.backCents, currency);
	// money that a hotel collected or a bank disputes is explained in a sentence, without a sum
	const isOurs = !money.disputed && terms.ofCents > 0;
	const comesBack = isOurs && terms.backCents > 0;
	// whoever gets nothing back is not led into it by the strongest button
	const isNoLoss = terms.toldCents > 0 || terms.ofCents + terms.hotel.ofCents === 0;
	const isByCardAlone =
		terms.backByHandCents === 0 && terms.credit.backCents === 0 && terms.hotel.ofCents === 0;
	return (
		<>
			{isOurs ? (
				<div>
					<p className="font-bold">{texts.comesBack}</p>
					<p className="font-display text-[clamp(3.4rem,15vw,6.5rem)]/[0.95] tracking-[-0.04em] text-ocean lining-nums">
						{back}
					</p>
				</div>
			) : null}
			<RefundBox amount={terms.promise.amount}>
				{comesBack ? (
					<>
						<b className="block text-base">{texts.share(terms)}</b>{" "}
						{isByCardAlone ? texts.noFee : moneyWords}
					</>
				) : (
					moneyWords
				)}
			</RefundBox>
			{comesBack && isByCardAlone ? <WhereAndWhen maskedEmail={booking.maskedEmail} /> : null}
			<SentForm isKeptAt503 className="grid gap-3">
				<input type="hidden" name="told" value={terms.toldCents} />
				<SendButton
					busy={texts.cancelling}
					words={{ ...texts.unsent, meanwhile: untilThenAsItIs }}
					look={isNoLoss ? "next" : "outlined"}
					className="w-full"
				>
					{comesBack ? texts.confirmWithMoney({ back }) : texts.confirm}
				</SendButton>
				<ButtonAnchor
					href={localPath(`/booking/${booking.confirmId}`)}
					look={isNoLoss ? "outlined" : "next"}
					className="w-full"
				>
					{texts.keep}
				</ButtonAnchor>
			</SentForm>
			<p className="text-sm text-ink-soft">
				{texts.seatsFree({ seats: seatsOf(booking) })} {texts.final}
			</p>
		</>
	);
}

function WhereAndWhen({ maskedEmail }: { maskedEmail: string }) {
	const { cancel: texts } = useTexts(guestBookingTexts);
	const facts = [
		[texts.whereTo, texts.toYourAccount],
		[texts.when, texts.atOnce],
		...(maskedEmail ? [[texts.howYouKnow, texts.mailGoes({ email: maskedEmail })]] : []),
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
	const { cancel: texts } = useTexts(guestBookingTexts);
	return (
		<TooLateStep title={texts.tooLate} booking={booking} operator={operator}>
			{texts.wasPossibleUntil({ until: terms.cancelEnds })} {texts.tellUs}
		</TooLateStep>
	);
}
