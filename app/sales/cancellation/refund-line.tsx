import type { ReactNode } from "react";
import { cancellationTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { RefundPromise } from "./refund-promise.ts";
import type { RefundStop } from "./what-guest-may-do.ts";

/** The refund for one day: a full sun, half a sun or an empty ring, beside the words. */
export function RefundLine({ promise }: { promise: RefundPromise }) {
	return (
		<RefundBox amount={promise.amount}>
			<b className="block text-base">{promise.line}.</b> {promise.more}
		</RefundBox>
	);
}

export function RefundBox({
	amount,
	children,
}: {
	amount: RefundPromise["amount"];
	children: ReactNode;
}) {
	return (
		<div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 rounded-md border border-line bg-page px-4 py-3 text-sm/[1.45]">
			<RefundSun amount={amount} className="w-9 flex-none" />
			<p className="min-w-0 flex-[1_1_7rem]">{children}</p>
		</div>
	);
}

/** The same as one small line. */
export function RefundNote({
	amount,
	children,
}: {
	amount: RefundPromise["amount"];
	children: ReactNode;
}) {
	return (
		<p className="flex items-center gap-2 text-sm text-ink-soft">
			<RefundSun amount={amount} className="w-4 flex-none" />
			{children}
		</p>
	);
}

function RefundSun({ amount, className }: { amount: RefundPromise["amount"]; className: string }) {
	return (
		<svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
			{amount === "all" ? (
				<circle cx="20" cy="20" r="15" className="fill-sun forced-colors:fill-[CanvasText]" />
			) : null}
			{amount === "part" ? (
				<path d="M5 21a15 15 0 0 1 30 0z" className="fill-sun forced-colors:fill-[CanvasText]" />
			) : null}
			<circle
				cx="20"
				cy="20"
				r="17.5"
				strokeWidth="2.5"
				strokeDasharray={amount === "none" ? "5 4.1" : undefined}
				className="fill-none stroke-few forced-colors:stroke-[CanvasText]"
			/>
		</svg>
	);
}

/** A line of stops; each is a moment until which a sum is refunded. */
export function RefundTimeline({
	stops,
	now,
	currency,
}: {
	stops: readonly RefundStop[];
	/** "Thursday 3 June, 10:54" */
	now: string;
	currency: string;
}) {
	const { timeline } = useTexts(cancellationTexts);
	const { formatMoney } = useFormats();
	return (
		<section className="grid gap-5">
			<div>
				<h2 className="text-[1.8rem]">{timeline.heading}</h2>
				<p className="mt-2 text-sm text-ink-soft">{timeline.itIsNow({ now })}</p>
			</div>
			<ol className="grid gap-6">
				{stops.map(({ when, cents, words }, index) => (
					<li
						key={when}
						className={`route-stop ${index === 0 ? "before:bg-ocean" : ""}`}
						aria-current={index === 0 ? "step" : undefined}
					>
						<div className="flex items-baseline justify-between gap-x-4 @max-[17rem]:flex-wrap">
							<b>{when}</b>
							<span
								className={`font-display text-[1.5rem]/[1.1] lining-nums ${cents === 0 ? "text-ink-soft" : ""}`}
							>
								{formatMoney(cents, currency)}
							</span>
						</div>
						<p className="text-sm text-ink-soft">{words}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
