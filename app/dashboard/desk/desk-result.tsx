import { Link } from "react-router";
import { extrasInWords } from "#app/catalogue/extras/extra.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { deskTexts } from "#app/messages/staff/office/desk.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatClock, formatDate, formatMoney } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { DeskFacts, fareFacts } from "./desk-facts.tsx";

const { bookingMade, facts: words } = deskTexts;

export function DeskResult({ booking }: { booking: GuestBooking }) {
	const { timeZone } = useSiteConfig();
	const { status, isPaid, confirmId, reference, date, pickup } = booking;
	const price = formatMoney(booking.priceCents, booking.currency);
	const isPending = status === "pending";
	const guestsPage = (path: string) => pathIn(languageOfBooking(booking.language), path);
	const facts: [string, string][] = [
		[words.guest, booking.name],
		[words.day, formatDate(date, "full")],
		[words.guests, peopleInWords(booking, staffLanguage())],
		...fareFacts(booking.fares ?? []),
		...(booking.extras
			? ([[words.extras, extrasInWords(booking.extras)]] satisfies [string, string][])
			: []),
		[
			words.readyAt,
			words.timeAndPlace({
				time: pickup.time,
				place: [pickup.title, pickup.place].filter(Boolean).join(", "),
			}),
		],
		[isPaid ? words.paid : isPending ? words.toPayByCard : words.hotelCollects, price],
	];
	return (
		<Card title={`${reference} · ${booking.title}`}>
			<Notice look={status === "confirmed" ? "good" : "note"}>
				<p className="font-semibold">{bookingMade.headlines[status]}</p>
				<p>
					{status === "confirmed"
						? bookingMade.voucherLeaves({ email: booking.maskedEmail })
						: isPending
							? bookingMade.heldUntil({
									clock: formatClock(booking.holdExpiresAt, timeZone),
									price,
								})
							: bookingMade.ended}
				</p>
			</Notice>
			<DeskFacts facts={facts} />
			<div className="flex flex-wrap gap-3">
				{status === "confirmed" ? (
					<a
						href={guestsPage(`/booking/${confirmId}`)}
						target="_blank"
						rel="noreferrer"
						className={buttonClass("next")}
					>
						{bookingMade.openVoucher}
					</a>
				) : null}
				{isPending ? (
					<a href={guestsPage(`/payment/checkout/${confirmId}`)} className={buttonClass("next")}>
						{bookingMade.openPayment}
					</a>
				) : null}
				<Link to="/dashboard/desk" className={buttonClass("outlined")}>
					{bookingMade.nextGuest}
				</Link>
			</div>
		</Card>
	);
}
