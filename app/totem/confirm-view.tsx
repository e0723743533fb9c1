import { useEffect } from "react";
import type { GuestBooking } from "#app/bookings/booking.ts";
import { countInWords, holdInWords } from "#app/bookings/booking-words.ts";
import { VoucherCode } from "#app/bookings/voucher-code.tsx";
import { seatsOf } from "#app/excursions/excursion.ts";
import { useIsland } from "#app/request/island.ts";
import { formatDate, formatMoney } from "#app/ui/format.ts";
import { totemButton } from "./totem-button.ts";
import { useTotem } from "./totem-status.ts";

/** When and where to stand, in type that is read from across the lobby; the phone takes the rest along. */
export function ConfirmView({ booking, now }: { booking: GuestBooking; now: number }) {
	const { hotel, touch, startAgain } = useTotem();
	const { status, date, pickup } = booking;
	// what the guest did on the phone counts as being here
	// biome-ignore lint/correctness/useExhaustiveDependencies: each new status is a sign of life
	useEffect(touch, [status]);
	const places = countInWords(seatsOf(booking), { one: "place", other: "places" });
	const are = seatsOf(booking) === 1 ? "is" : "are";
	const isLive = status === "confirmed" || status === "pending";
	return (
		<section className="grid content-start gap-[1.6rem] landscape:content-center-safe landscape:overflow-y-auto landscape:px-[2.4rem] landscape:pt-[5.2rem] landscape:pb-3">
			<div role="status">
				<h1 className="text-[3.2rem]">
					{status === "confirmed" ? `${capital(places)} ${are} yours.` : null}
					{status === "pending" ? `${capital(places)} ${are} held for you.` : null}
					{isLive ? null : "These places were given back."}
				</h1>
			</div>
			{isLive ? (
				<>
					<div>
						<p className="font-bold">
							Be at {whereToStand(booking, hotel)} on {formatDate(date, "long")} at
						</p>
						<p className="mt-[0.1em] font-display text-[8rem]/[0.9] tracking-[-0.04em] text-ocean lining-nums">
							<time dateTime={`${date}T${pickup.time}`}>{pickup.time}</time>
						</p>
					</div>
					<PhoneCard booking={booking} now={now} />
				</>
			) : (
				<p className="text-[1.25rem]">
					The payment did not reach us in time. Nothing was charged; please book once more.
				</p>
			)}
			<button
				type="button"
				onClick={startAgain}
				className={totemButton("main", "justify-self-start")}
			>
				Done, clear the screen
			</button>
		</section>
	);
}

/** "the main door of this hotel", or the stop by its name. */
function whereToStand(
	{ pickup }: GuestBooking,
	hotel: { stop: { title: string } | null } | null,
): string {
	const [spot] = pickup.place.split(",");
	if (hotel?.stop?.title === pickup.title) return spot ? `this hotel, ${spot},` : "this hotel";
	return [pickup.title, pickup.place].filter(Boolean).join(", ");
}

/** Paid or to be paid at reception: the voucher. Not yet paid: the way to pay. */
function PhoneCard({ booking, now }: { booking: GuestBooking; now: number }) {
	const { appUrl } = useIsland();
	const { confirmId, status, isPaid, priceCents, currency, maskedEmail, reference } = booking;
	const price = formatMoney(priceCents, currency);
	const isPending = status === "pending";
	return (
		<div className="flex items-center gap-[1.6rem] rounded-lg bg-paper p-[1.6rem] shadow-lift">
			<VoucherCode
				url={`${appUrl}/${isPending ? "payment/checkout" : "booking"}/${confirmId}`}
				label={isPending ? "QR code that opens the payment" : "QR code of your voucher"}
				className="-m-2 w-[14rem] flex-none"
			/>
			<div className="grid gap-3">
				<h2 className="text-[1.9rem]">{isPending ? "Finish on your phone" : "Take it along"}</h2>
				<p>
					{isPending
						? `Point your camera here and pay ${price} within ${holdInWords(booking.holdExpiresAt, now)}. This screen follows.`
						: `Point your camera here for your voucher. We also sent it to ${maskedEmail}.`}
				</p>
				{!isPending && !isPaid ? <p className="font-bold">Pay {price} at reception.</p> : null}
				<p className="text-[1.5rem]/none font-bold tracking-[0.06em]">{reference}</p>
			</div>
		</div>
	);
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
