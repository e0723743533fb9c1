import type { ReactNode } from "react";
import { heldSeatsTexts } from "#app/messages/catalogues/booking/held-seats.ts";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { RefundLine } from "#app/sales/cancellation/refund-line.tsx";
import { type RefundRules, refundPromise } from "#app/sales/cancellation/refund-promise.ts";
import type { BookingForm } from "#app/sales/form/booking-form-state.ts";
import { StopWords } from "#app/sales/guest/stop-words.tsx";
import { lackingInWords } from "#app/sales/minimum-guests-words.ts";
import { Button } from "#app/ui/button.tsx";
import { formatTimeLeft } from "#app/ui/format/duration.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { useDeviceNow, useNow } from "#app/ui/use-now.ts";
import type { HeldSeats } from "./held-seats.server.ts";
import { releaseOnPage } from "./hold-requests.ts";

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
	const { panel, pay } = useTexts(heldSeatsTexts);
	const { formatDate, formatMoney } = useFormats();
	const language = useLanguage();
	const localPath = useLocalPath();
	const now = useNow(drawnAt);
	const left = formatTimeLeft(held.heldUntil, useDeviceNow(), language, "short");
	const price = formatMoney(held.toPayCents, held.currency);
	return (
		<section aria-labelledby="held-title" className={`${className} mb-6`}>
			<h2 id="held-title" className="text-[1.8rem]">
				{panel.waiting({ seats: held.seats })}
			</h2>
			<div>
				<p className="font-bold">{panel.heldFor}</p>
				<p className="mt-[0.1em] font-display text-[clamp(3.6rem,16vw,5rem)]/[0.9] tracking-[-0.04em] text-ocean lining-nums">
					<time>{left}</time>
				</p>
			</div>
			<p>{panel.payByThen({ seats: held.seats })}</p>
			<HeldFacts held={held} />
			<RefundLine promise={refundPromise({ ...rules, policy: held.policy }, held, now, language)} />
			{held.lacking ? (
				<p className="rounded-md bg-sand px-4 py-3 text-sm/[1.45] text-on-sand">
					{lackingInWords(held.lacking, held, { now, timeZone: rules.timeZone }, language)}
				</p>
			) : null}
			<p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-sand px-5 py-4.5 font-[650]">
				{panel.youPay}{" "}
				<span className="font-display text-[2rem]/none font-normal lining-nums">{price}</span>
			</p>
			<form
				method="post"
				action={localPath(`/payment/checkout/${held.confirmId}`)}
				className="grid grid-cols-[minmax(0,1fr)] gap-3"
			>
				<Button type="submit" look="next" className="w-full">
					{pay({ price })}
				</Button>
				<Button
					type="submit"
					formAction={localPath(`/booking/${held.confirmId}/let-go`)}
					onClick={(event) => releaseOnPage(event, held)}
					className="w-full"
				>
					{panel.release}
				</Button>
				<p className="text-sm text-ink-soft">{panel.releaseIsFree}</p>
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
						{panel.lookAtAnotherDay}
					</button>
					{isLooking ? (
						<p className="text-sm">{panel.staysHeld({ day: formatDate(held.date, "long") })}</p>
					) : null}
				</div>
			) : null}
		</section>
	);
}

export function HeldFacts({ held }: { held: HeldSeats }) {
	const language = useLanguage();
	const { panel } = useTexts(heldSeatsTexts);
	const { formatDate, formatList, formatTime, languageName } = useFormats();
	const facts: [term: string, fact: ReactNode, isWide?: true][] = [
		[panel.day, formatDate(held.date, "long")],
		[panel.guests, peopleInWords(held, language)],
		[
			panel.pickup,
			<>
				{formatTime(held.pickupTime)}, <StopWords stop={held.pickupStop} />
			</>,
		],
		[panel.guideSpeaks, formatList(held.languages.map(languageName))],
		[panel.name, held.name],
	];
	if (held.maskedEmail) facts.push([panel.voucherGoesTo, held.maskedEmail, true]);
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
