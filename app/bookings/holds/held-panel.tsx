import { peopleInWords } from "#app/bookings/booking-words.ts";
import { RefundLine } from "#app/bookings/cancellation/refund-line.tsx";
import { type RefundRules, refundPromise } from "#app/bookings/cancellation/refund-promise.ts";
import type { BookingForm } from "#app/bookings/form/booking-form-state.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { Button } from "#app/ui/button.tsx";
import {
	formatClock,
	formatDate,
	formatList,
	formatMoney,
	languageName,
} from "#app/ui/format/format.ts";
import { useNow } from "#app/ui/use-now.ts";
import { releaseOnPage } from "./ask-for-holds.ts";
import { type HeldSeats, waitingSeatsInWords } from "./held-seats.ts";

/** Replaces the booking form on the excursion's page while the visitor holds seats: pay or release. */
export function HeldPanel({
	held,
	booking,
	rules,
	drawnAt,
	isLooking,
	setIsLooking,
	className,
}: {
	held: HeldSeats;
	booking: BookingForm;
	rules: RefundRules;
	drawnAt: number;
	/** The booking form is open below the panel. */
	isLooking: boolean;
	setIsLooking: (is: boolean) => void;
	className: string;
}) {
	const now = useNow(drawnAt);
	const until = formatClock(held.heldUntil, rules.timeZone);
	const price = formatMoney(held.priceCents, held.currency);
	return (
		<section aria-labelledby="held-title" className={`${className} mb-6`}>
			<h2 id="held-title" className="text-[1.8rem]">
				{waitingSeatsInWords(held.seats)}
			</h2>
			<div>
				<p className="font-bold">Held until</p>
				<p className="mt-[0.1em] font-display text-[clamp(3.6rem,16vw,5rem)]/[0.9] tracking-[-0.04em] text-ocean lining-nums">
					<time dateTime={new Date(held.heldUntil).toISOString()}>{until}</time>
				</p>
			</div>
			<p>
				Pay by then and {held.seats === 1 ? "it is" : "they are"} yours. So far nothing has been
				taken from your card.
			</p>
			<HeldFacts held={held} />
			<RefundLine promise={refundPromise(rules, held, now, useLanguage())} />
			<p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-sand px-5 py-4.5 font-[650]">
				You pay{" "}
				<span className="font-display text-[2rem]/none font-normal lining-nums">{price}</span>
			</p>
			<form
				method="post"
				action={`/payment/checkout/${held.confirmId}`}
				className="grid grid-cols-[minmax(0,1fr)] gap-3"
			>
				<Button type="submit" look="next" className="w-full">
					Pay {price}
				</Button>
				<Button
					type="submit"
					formAction={`/booking/${held.confirmId}/let-go`}
					onClick={(event) => releaseOnPage(event, held)}
					className="w-full"
				>
					Release the seats
				</Button>
				<p className="text-sm text-ink-soft">
					Releasing them costs nothing. Others can book them at once, and the form keeps what you
					typed.
				</p>
			</form>
			{booking.departures.some(({ state }) => state === "open") ? (
				<div className="border-t-2 border-dotted border-dune pt-2.5">
					<button
						type="button"
						aria-expanded={isLooking}
						aria-controls="another-day"
						onClick={() => setIsLooking(!isLooking)}
						className="min-h-11 cursor-pointer font-[650] underline underline-offset-[0.22em]"
					>
						Look at another day
					</button>
					{isLooking ? (
						<p className="text-sm">
							What you hold on {formatDate(held.date, "long")} stays held while you look.
						</p>
					) : null}
				</div>
			) : null}
		</section>
	);
}

function HeldFacts({ held }: { held: HeldSeats }) {
	const language = useLanguage();
	const facts: [term: string, fact: string, isWide?: true][] = [
		["Day", formatDate(held.date, "long")],
		["Guests", peopleInWords(held, language)],
		["We pick you up", held.pickupInWords],
		["Guide speaks", formatList(held.languages.map(languageName))],
		["Name", held.name],
		["Voucher goes to", held.maskedEmail, true],
	];
	return (
		<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-5 gap-y-3.5 border-y-2 border-dotted border-dune py-4">
			{facts.map(([term, fact, isWide]) => (
				<div key={term} className={isWide ? "col-span-full" : ""}>
					<dt className="text-xs text-ink-soft">{term}</dt>
					<dd className="leading-[1.35] font-[650] wrap-anywhere">{fact}</dd>
				</div>
			))}
		</dl>
	);
}
