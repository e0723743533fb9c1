import type { ComponentProps, ReactNode } from "react";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { eachMinute } from "#app/islands/renewed-part.ts";
import { questionsTexts } from "#app/messages/catalogues/booking/questions.ts";
import { type Language, staffLanguage } from "#app/messages/languages.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { bookingRecordTexts } from "#app/messages/staff/bookings/booking-record.ts";
import { voucherTexts, weatherTexts, yourDataTexts } from "#app/messages/texts.ts";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { balancePath } from "#app/sales/balance-path.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import { firstName, greeting } from "#app/sales/booking/booking-words.ts";
import type { WhatGuestMayDo } from "#app/sales/cancellation/what-guest-may-do.ts";
import { HeldUntil } from "#app/sales/holds/held-until.tsx";
import { lackingInWords } from "#app/sales/minimum-guests-words.ts";
import { CreditsOfGuest } from "#app/sales/payments/credits/credits-of-guest.tsx";
import { confirmedInWords } from "#app/sales/voucher-money.ts";
import { weatherPath } from "#app/sales/weather/open-choice.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { formatTimeLeft } from "#app/ui/format/duration.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { Notice } from "#app/ui/notice.tsx";
import { GuestBookingStep } from "./guest-booking-step.tsx";
import { MailLanguage } from "./mail-language.tsx";
import { VanLine } from "./van-line.tsx";
import type { VanProgress } from "./van-progress.ts";
import { PrintVoucher, VoucherSteps } from "./voucher-next-steps.tsx";
import { VoucherTicket } from "./voucher-ticket.tsx";

/** What the page confirms after the guest has done it. */
export const confirmedActions = [
	"booking changed",
	"language changed",
	"questions answered",
] as const;

interface VoucherProps {
	timeZone: string;
	booking: GuestBooking;
	/** Absolute address of the voucher, encoded in the QR code. */
	voucherUrl: string;
	operator: { name: string; email: string; phone: string };
	/** Milliseconds since the epoch when the booking was read. */
	now: number;
	terms: WhatGuestMayDo;
	/** Where the money is of a booking that is cancelled, or whose payment came back. */
	moneyWords: string;
	/** Milliseconds since the epoch. */
	pickupAt: number;
	/** Null while nothing is known of it, and outside the time in which it is shown. */
	van: VanProgress | "no answer" | null;
	/** The booking's record, where staff open the page; null for the guest. */
	recordPath: string | null;
	justDone: (typeof confirmedActions)[number] | null;
}

/** The guest's own page of a booking. Prints on half a page. */
export function Voucher(props: VoucherProps) {
	const { booking, recordPath } = props;
	const language = useLanguage();
	const { title, lead } = words(props, language);
	const lastAction = useLastAction(props);
	const credits = booking.credits ? (
		<CreditsOfGuest credits={booking.credits} timeZone={props.timeZone} />
	) : null;
	if (!isLive(booking.status)) {
		return (
			<GuestBookingStep title={title} booking={booking}>
				<p className="text-lg/normal text-ink-soft wrap-anywhere">{lead}</p>
				{recordPath ? (
					<StaffView recordPath={recordPath} />
				) : (
					<>
						<VoucherSteps {...props} />
						{credits}
						<DataLink booking={booking} />
					</>
				)}
			</GuestBookingStep>
		);
	}
	return (
		<div className="wrap pt-[clamp(1.5rem,4vw,3rem)] pb-(--space-section) print:w-full print:p-0">
			<header className="mb-[clamp(1.5rem,3vw,2.75rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-3 print:hidden">
				<h1 className="min-w-0 wrap-anywhere">{title}</h1>
				<div className="min-w-0 text-lg/normal text-ink-soft">
					<div id="lead" {...(booking.status === "pending" ? eachMinute : {})}>
						<p className="wrap-anywhere">{lead}</p>
					</div>
					{booking.status === "pending" ? (
						<HeldUntil until={booking.holdExpiresAt} now={props.now} timeZone={props.timeZone} />
					) : null}
				</div>
			</header>
			{lastAction ? <NoticeAbove look="good">{lastAction}</NoticeAbove> : null}
			{recordPath ? (
				<div className="mb-6 print:hidden">
					<StaffView recordPath={recordPath} />
				</div>
			) : booking.mayPayOnline ? (
				<StillToPay booking={booking} />
			) : null}
			{booking.lacking ? (
				<div className="mb-6">
					<Notice look="note">
						<p>{lackingInWords(booking.lacking, booking, props, language)}</p>
					</Notice>
				</div>
			) : null}
			{recordPath ? null : <TakenForWeather {...props} />}
			{recordPath ? null : <StillToAnswer {...props} />}
			<VoucherTicket {...props}>
				{booking.status === "confirmed" ? (
					<VanLine van={props.van} pickupAt={props.pickupAt} timeZone={props.timeZone} />
				) : null}
			</VoucherTicket>
			{recordPath ? (
				booking.status === "confirmed" ? (
					<div className="mt-8 print:hidden">
						<PrintVoucher />
					</div>
				) : null
			) : (
				<>
					<VoucherSteps {...props} />
					{credits}
					{booking.maskedEmail ? <MailLanguage booking={booking} /> : null}
					<DataLink booking={booking} />
				</>
			)}
		</div>
	);
}

/** The guest took this departure because the weather called off another one, and may still choose otherwise. */
function TakenForWeather({ booking: { confirmId, weather }, now }: VoucherProps) {
	const texts = useTexts(weatherTexts);
	const localPath = useLocalPath();
	const { formatDate } = useFormats();
	if (weather?.choice !== "move" || now >= weather.until) return null;
	return (
		<NoticeAbove>
			<RichText
				text={texts.instead({ date: formatDate(weather.date, "long") })}
				parts={{ change: (words) => <a href={localPath(weatherPath(confirmId))}>{words}</a> }}
			/>
		</NoticeAbove>
	);
}

/** Staff see the page as the guest does, without anything to press. */
function StaffView({ recordPath }: { recordPath: string }) {
	const texts = bookingRecordTexts.guestsPage;
	return (
		<Notice>
			<div lang={staffLanguage()}>
				<p>{texts.isView}</p>
				<p>
					<a href={recordPath}>{texts.toRecord}</a>
				</p>
			</div>
		</Notice>
	);
}

function DataLink({ booking }: { booking: GuestBooking }) {
	const texts = useTexts(yourDataTexts);
	const localPath = useLocalPath();
	return (
		<p className="mt-3 text-sm print:hidden">
			<a href={localPath(`/booking/${booking.confirmId}/data`)} className="inline-block py-2.5">
				{texts.link}
			</a>
		</p>
	);
}

/** What the guest has just done, as a sentence. */
function useLastAction({ booking, justDone }: VoucherProps): string | null {
	const texts = useTexts(voucherTexts);
	const { languageName } = useFormats();
	const questions = useTexts(questionsTexts);
	if (justDone === "questions answered") return questions.saved;
	if (justDone === "language changed")
		return texts.mailLanguage.changed({
			language: languageName(languageOfBooking(booking.language)),
		});
	if (justDone !== "booking changed" || booking.status !== "confirmed") return null;
	const { maskedEmail: email } = booking;
	return email ? texts.justChanged({ email }) : texts.justChangedHere;
}

function StillToPay({ booking: { confirmId, toPayCents, currency } }: { booking: GuestBooking }) {
	const texts = useTexts(voucherTexts);
	const localPath = useLocalPath();
	const amount = useFormats().formatMoney(toPayCents, currency);
	return (
		<StillToDo href={localPath(balancePath(confirmId))} act={texts.payItNow}>
			<RichText text={texts.stillToPay({ amount })} parts={{ amount: (sum) => <b>{sum}</b> }} />
		</StillToDo>
	);
}

/** What the excursion asks its guests, as long as they may answer. */
function StillToAnswer({ booking: { confirmId, questions }, terms }: VoucherProps) {
	const texts = useTexts(questionsTexts);
	const page = useLocalPath()(`/booking/${confirmId}/questions`);
	if (!questions || !terms.mayAnswer) return null;
	if (questions.missing === 0)
		return (
			<p className="mb-6 print:hidden">
				<a href={page} className="inline-block py-2.5 font-semibold">
					{texts.look}
				</a>
			</p>
		);
	return (
		<StillToDo href={page} act={texts.answer}>
			<b>{texts.missing({ count: questions.missing })}</b> {texts.missingWhy}
		</StillToDo>
	);
}

function StillToDo({ href, act, children }: { href: string; act: string; children: ReactNode }) {
	return (
		<div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-sand px-5 py-4 text-ink print:hidden">
			<p className="text-lg">{children}</p>
			<ButtonAnchor look="next" href={href}>
				{act}
			</ButtonAnchor>
		</div>
	);
}

function NoticeAbove({ look, children }: Pick<ComponentProps<typeof Notice>, "look" | "children">) {
	return (
		<div className="mb-6 print:hidden">
			<Notice look={look}>
				<p>{children}</p>
			</Notice>
		</div>
	);
}

function words(
	{ booking, now, moneyWords }: VoucherProps,
	language: Language,
): { title: string; lead: string } {
	const { status, maskedEmail, money } = booking;
	const { heading, lead } = voucherTexts[language];
	const wentBack = money.backCents > 0 ? moneyWords : "";
	switch (status) {
		case "confirmed": {
			const confirmed = confirmedInWords(booking, language);
			return {
				title: greeting(booking, now, language),
				lead: maskedEmail ? `${confirmed} ${lead.alsoSent({ email: maskedEmail })}` : confirmed,
			};
		}
		case "pending": {
			const left = formatTimeLeft(booking.holdExpiresAt, now, language);
			return {
				title: heading.held({ name: firstName(booking.name) }),
				lead: `${wentBack} ${lead.payWithin({ left })}`.trim(),
			};
		}
		case "cancelled":
			return { title: heading.cancelled, lead: moneyWords };
		case "expired":
			return { title: heading.expired, lead: wentBack || lead.expired };
	}
}
