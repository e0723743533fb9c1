import { Link } from "react-router";
import type { GuestBooking } from "#app/bookings/booking.ts";
import type { BookingStatus } from "#app/bookings/booking-status.ts";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatClock, formatDate, formatMoney } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { DeskFacts } from "./desk-facts.tsx";

export function DeskBooked({ booking }: { booking: GuestBooking }) {
	const { timeZone } = useSiteConfig();
	const { status, isPaid, confirmId, reference, date, pickup } = booking;
	const price = formatMoney(booking.priceCents, booking.currency);
	const isPending = status === "pending";
	const facts: [string, string][] = [
		["Guest", booking.name],
		["Day", formatDate(date, "full")],
		["Guests", peopleInWords(booking, staffLanguage)],
		["Be ready at", `${pickup.time}, ${[pickup.title, pickup.place].filter(Boolean).join(", ")}`],
		[isPaid ? "Paid" : isPending ? "To pay by card" : "The hotel collects", price],
	];
	return (
		<Card title={`${reference} · ${booking.title}`}>
			<Notice look={status === "confirmed" ? "good" : "note"}>
				<p className="font-semibold">{headlines[status]}</p>
				<p>
					{status === "confirmed"
						? `The voucher is on its way to ${booking.maskedEmail}. A guest without a phone takes it along on paper.`
						: isPending
							? `The seats are held until ${formatClock(booking.holdExpiresAt, timeZone)} and are the guest’s as soon as ${price} is paid.`
							: "Its seats went back on sale. Let the guest choose once more at the screen."}
				</p>
			</Notice>
			<DeskFacts facts={facts} />
			<div className="flex flex-wrap gap-3">
				{status === "confirmed" ? (
					<a
						href={`/booking/${confirmId}`}
						target="_blank"
						rel="noreferrer"
						className={buttonClass("next")}
					>
						Open the voucher to print it
					</a>
				) : null}
				{isPending ? (
					<a href={`/payment/checkout/${confirmId}`} className={buttonClass("next")}>
						Open the payment page
					</a>
				) : null}
				<Link to="/dashboard/desk" className={buttonClass("outlined")}>
					Next guest
				</Link>
			</div>
		</Card>
	);
}

const headlines: Record<BookingStatus, string> = {
	confirmed: "Booked.",
	pending: "Held, not paid yet.",
	cancelled: "This booking has ended.",
	expired: "This booking has ended.",
};
