import { useEffect } from "react";
import type { GuestBooking } from "#app/bookings/booking.ts";
import { isLive } from "#app/bookings/booking-status.ts";
import { countInWords, peopleInWords } from "#app/bookings/booking-words.ts";
import { VoucherCode } from "#app/bookings/guest/voucher-qr-code.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { seatsOf } from "#app/excursions/excursion.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { Fact } from "#app/totem/catalogue/fact.tsx";
import { answerWithinMilliseconds, askAfterMilliseconds } from "#app/totem/device/idle.ts";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import {
	formatClock,
	formatDate,
	formatList,
	formatMoney,
	languageName,
} from "#app/ui/format/format.ts";

const clearsAfterSeconds = (askAfterMilliseconds + answerWithinMilliseconds) / 1000;

/** Excursion, time and meeting point in type that is readable from a distance, and a QR code for the phone. */
export function ConfirmView({ booking, now }: { booking: GuestBooking; now: number }) {
	const { touch, startAgain } = useTotem();
	const { status, title } = booking;
	// activity on the phone resets the idle clock
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new status
	useEffect(touch, [status]);
	return (
		<section className="grid content-start gap-5 landscape:content-center-safe landscape:gap-3.5 landscape:overflow-y-auto landscape:px-[2.4rem] landscape:pt-[4.6rem] landscape:pb-2">
			<div>
				<div role="status">
					<h1 className="text-[3rem] landscape:text-[2.5rem]">{headingOf(booking, now)}</h1>
				</div>
				<p
					className={`mt-1.5 font-display ${title.length > 60 ? "text-[1.15rem]/tight" : "text-[1.5rem]/tight"}`}
				>
					{title}
				</p>
			</div>
			{isLive(status) ? (
				<>
					<WhenAndWhere booking={booking} />
					<PhoneCard booking={booking} />
				</>
			) : (
				<p className="text-[1.25rem]">
					The payment did not reach us in time. Nothing was charged; please book once more.
				</p>
			)}
			<div className="flex items-center justify-between gap-6">
				<p className="text-[0.85rem]/snug text-ink-soft">
					For your privacy this screen clears itself {clearsAfterSeconds} seconds after the last
					touch.
				</p>
				<button type="button" onClick={startAgain} className={totemButton("main", "flex-none")}>
					Done, clear the screen
				</button>
			</div>
		</section>
	);
}

const nearDays = 6;

/** "Paid. See you on Saturday."; a day more than a week away is named by its date. */
function headingOf(booking: GuestBooking, now: number): string {
	const { status, date, isPaid } = booking;
	const seats = countInWords(seatsOf(booking), { one: "seat is", other: "seats are" });
	if (status === "pending") return `${capital(seats)} held for you.`;
	if (!isLive(status)) return "These seats are no longer held.";
	const days = (Date.parse(`${date}T00:00Z`) - now) / 86_400_000;
	const day = formatDate(date, days > nearDays ? "long" : "weekday");
	return `${isPaid ? "Paid" : "Booked"}. See you on ${day}.`;
}

function WhenAndWhere({ booking }: { booking: GuestBooking }) {
	const language = useLanguage();
	const { hotel } = useTotem();
	const { date, pickup, languages, isPaid, priceCents, currency, status } = booking;
	const price = formatMoney(priceCents, currency);
	const money = isPaid ? "Paid" : status === "pending" ? "To pay" : "To pay at reception";
	return (
		<div className="flex items-center justify-between gap-8">
			<div>
				<p className="font-bold">
					Be at {whereToStand(booking, hotel)} on {formatDate(date, "long")} at
				</p>
				<p className="mt-[0.1em] font-display text-[6.8rem]/[0.9] tracking-[-0.04em] text-ocean lining-nums landscape:text-[5.2rem]/[0.9]">
					<time dateTime={`${date}T${pickup.time}`}>{pickup.time}</time>
				</p>
			</div>
			<dl className="grid max-w-[16rem] flex-none gap-2 border-l-2 border-dotted border-dune pl-[1.6rem]">
				<Fact term="Guests">{peopleInWords(booking, language)}</Fact>
				<Fact term={money}>{price}</Fact>
				<Fact term="Guide speaks">{formatList(languages.map(languageName))}</Fact>
			</dl>
		</div>
	);
}

/** "the main door of this hotel", or the name of the pickup point. */
function whereToStand(
	{ pickup }: GuestBooking,
	hotel: { stop: { title: string } | null } | null,
): string {
	const [spot] = pickup.place.split(",");
	if (hotel?.stop?.title === pickup.title) return spot ? `this hotel, ${spot},` : "this hotel";
	return [pickup.title, pickup.place].filter(Boolean).join(", ");
}

/** The voucher when the booking is paid or paid at reception, else the link to pay. */
function PhoneCard({ booking }: { booking: GuestBooking }) {
	const { appUrl, operator, timeZone } = useSiteConfig();
	const { confirmId, status, isPaid, priceCents, currency, maskedEmail, reference } = booking;
	const price = formatMoney(priceCents, currency);
	const isPending = status === "pending";
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-8 rounded-lg bg-paper p-[1.6rem] shadow-lift landscape:px-[1.4rem] landscape:py-[1.1rem]">
			<VoucherCode
				url={`${appUrl}/${isPending ? "payment/checkout" : "booking"}/${confirmId}`}
				label={isPending ? "QR code that opens the payment" : "QR code of your voucher"}
				className="-m-[1.6rem] w-[22.5rem] landscape:w-[19.8rem]"
			/>
			<div className="grid gap-3">
				<h2 className="text-[1.9rem]">
					{isPending ? "Finish on your phone" : "Take your voucher with you"}
				</h2>
				<p>
					{isPending
						? `Point your camera here and pay ${price} before ${formatClock(booking.holdExpiresAt, timeZone)}. This screen follows.`
						: "Point your phone’s camera here, or write down your code:"}
				</p>
				<p className="text-[1.6rem]/none font-bold tracking-[0.06em]">{reference}</p>
				{!isPending && !isPaid ? <p className="font-bold">Pay {price} at reception.</p> : null}
				<p className="text-[0.9rem]/snug text-ink-soft">
					{isPending
						? `No phone with you? Call ${operator.phone} and say this code.`
						: `We have also sent it to ${maskedEmail}.`}
				</p>
			</div>
		</div>
	);
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
