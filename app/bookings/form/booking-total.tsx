import { useEffect, useState } from "react";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import { type Unsent, useSending } from "#app/islands/sending.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { formatCount, formatDate, formatMoney } from "#app/ui/format/format.ts";
import { countErrors } from "./booking-errors.tsx";
import type { BookingForm } from "./booking-form-state.ts";

/** Day, people and price; updated with every choice. */
export function BookingTotal({ booking, currency }: { booking: BookingForm; currency: string }) {
	const language = useLanguage();
	const { chosen, seats, errors } = booking;
	return (
		<div
			id="price"
			tabIndex={-1}
			className="grid gap-1.5 rounded-md bg-sand px-5 py-4.5 lining-nums"
		>
			<div className="flex flex-wrap justify-between gap-x-4">
				<span>{peopleInWords(booking.people, language)}</span>
				<span>{chosen ? formatDate(chosen.date, "short") : "No day chosen yet"}</span>
			</div>
			{chosen && seats > chosen.left ? (
				<p className="text-sm font-semibold text-few">
					{formatCount(chosen.left, { one: "seat is", other: "seats are" })} left that day.
				</p>
			) : null}
			<div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-dotted border-[#b28a4d] pt-2.5 font-[650]">
				<span>You pay</span>
				<output
					htmlFor="adults children bebe"
					className="font-display text-[2rem]/none font-normal lining-nums"
				>
					{formatMoney(booking.totalCents, currency)}
				</output>
			</div>
			<p className="hidden text-sm noscript:block">
				When you change the people, you see the new price before you pay.
			</p>
			{errors.price ? <FieldError>{errors.price[0]}</FieldError> : null}
		</div>
	);
}

const bar =
	"fixed inset-x-0 bottom-0 z-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-[max(1rem,env(safe-area-inset-left))] pt-3 pb-[calc(0.7rem+env(safe-area-inset-bottom))] leading-tight shadow-[0_-1px_0_var(--color-line),0_-1rem_2rem_-1.2rem_rgb(11_46_64/0.35)] lg:hidden print:hidden";

/** A link to the notice, shown while the notice is out of view. */
function UnsentBar({ unsent }: { unsent: Unsent }) {
	const isNoticeInSight = useInSight("unsent");
	return (
		<div data-booking-bar className={`${bar} bg-sand ${isNoticeInSight ? "invisible" : ""}`}>
			<span className="min-w-0 flex-[1_1_8rem]">
				<b>
					{unsent.state === "not sent"
						? "Not sent. Nothing is booked."
						: "The connection was lost."}
				</b>
				<span className="block text-sm">
					{unsent.isTriedAgain ? "Press to try again." : "We try again when the network is back."}
				</span>
			</span>
			<a href="#unsent" className={buttonClass()}>
				Show me
			</a>
		</div>
	);
}

/** Price and day at the bottom of a phone's screen; hidden while the panel's own button is in view. */
export function BookingBar({ booking, currency }: { booking: BookingForm; currency: string }) {
	const language = useLanguage();
	const isSumInSight = useInSight("price");
	const { chosen, unavailable, errors, departures } = booking;
	const { unsent } = useSending();
	const isOpen = departures.some(({ state }) => state === "open");
	if (!isOpen) return null;
	const count = countErrors(errors);
	if (unsent) return <UnsentBar unsent={unsent} />;
	return (
		<div data-booking-bar className={`${bar} bg-paper ${isSumInSight ? "invisible" : ""}`}>
			<span className="min-w-0 flex-[1_1_6.5rem]">
				<b className="font-display text-xl/none font-normal tracking-[-0.02em] lining-nums">
					{formatMoney(booking.totalCents, currency)}
				</b>
				<span className="block text-sm text-ink-soft">
					{peopleInWords(booking.people, language)},{" "}
					{chosen ? formatDate(chosen.date, "short") : unavailable ? "not that day" : "no day yet"}
				</span>
			</span>
			<a href={count > 0 ? "#errors" : "#book"} className={buttonClass("next")}>
				{count > 0
					? `Check ${formatCount(count, { one: "thing", other: "things" })}`
					: chosen
						? "Book this day"
						: "Choose a day"}
			</a>
		</div>
	);
}

function useInSight(id: string): boolean {
	const [isInSight, setIsInSight] = useState(false);
	useEffect(() => {
		const element = document.getElementById(id);
		if (!element) return;
		const observer = new IntersectionObserver(([entry]) =>
			setIsInSight(entry?.isIntersecting ?? false),
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, [id]);
	return isInSight;
}
