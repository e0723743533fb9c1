import { useState } from "react";
import { boardCashTexts as texts } from "#app/messages/staff/departures/board-cash.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { formatClock, formatMoney } from "#app/ui/format/format.ts";
import type { BoardingGuest } from "../boarding-day.ts";
import { clearCash, ofKind, pressCash, useOfflineQueue } from "../offline/offline-queue.ts";
import type { Cash, CashRefusal } from "../offline/operation.ts";

const pill =
	"grid min-h-11 place-items-center rounded-full border-2 border-ink px-4 text-sm font-[650] text-ink no-underline";
const band =
	"flex flex-wrap items-center justify-between gap-2 rounded-md px-3 py-2 font-[650] text-ink";

/** What a guest still owes, and the press that says it was taken in cash. A guide who takes no cash sees no amounts. */
export function CashDue({
	guest,
	departureId,
	timeZone,
}: {
	guest: Pick<BoardingGuest, "id" | "name" | "isOwed" | "dueCents" | "currency" | "mayOpenBooking">;
	departureId: number;
	timeZone: string;
}) {
	const { operations, answered, fresh, mayTakeCash } = useOfflineQueue();
	const ofGuest = ({ bookingId }: Cash) => bookingId === guest.id;
	const keptCash = ofKind(operations, "cash").find(ofGuest);
	if (keptCash?.refusal)
		return (
			<RefusedCash
				cash={keptCash}
				refusal={keptCash.refusal}
				name={guest.name}
				timeZone={timeZone}
			/>
		);
	const applied = answered.flatMap(({ operation, answer }) => (answer.refusal ? [] : [operation]));
	const takenCash = keptCash ?? ofKind(applied, "cash").findLast(ofGuest);
	if (takenCash && !guest.isOwed)
		return (
			<p role="status" className={`${band} bg-foam min-[62rem]:col-span-full`}>
				{texts.taken({ sum: formatMoney(takenCash.amountCents, takenCash.currency) })}
				{keptCash && !fresh.has(keptCash.id) ? (
					<span className="text-sm font-normal">{texts.waits}</span>
				) : null}
			</p>
		);
	if (!guest.isOwed) return null;
	if (guest.dueCents === null)
		return <p className={`${band} bg-sand min-[62rem]:col-span-full`}>{texts.officeTakes}</p>;
	return (
		<div className={`${band} bg-sand min-[62rem]:col-span-full`}>
			<span>{texts.toPay({ sum: formatMoney(guest.dueCents, guest.currency) })}</span>
			{mayTakeCash ? (
				<Take
					guest={guest}
					take={() =>
						void pressCash({
							bookingId: guest.id,
							departureId,
							amountCents: guest.dueCents ?? 0,
							currency: guest.currency,
						})
					}
				/>
			) : null}
		</div>
	);
}

/** Asks once more, because a press by mistake would be money in the purse. */
function Take({
	guest: { id, name, dueCents, currency, mayOpenBooking },
	take,
}: {
	guest: Pick<BoardingGuest, "id" | "name" | "dueCents" | "currency" | "mayOpenBooking">;
	take: () => void;
}) {
	const [isAsking, setIsAsking] = useState(false);
	const sum = formatMoney(dueCents ?? 0, currency);
	return (
		<span className="flex flex-wrap gap-2">
			{isAsking ? (
				<>
					<button type="button" ref={focus} onClick={take} className={`${pill} bg-paper`}>
						{texts.yes({ sum })}
					</button>
					<button type="button" onClick={() => setIsAsking(false)} className={pill}>
						{texts.no}
					</button>
				</>
			) : (
				<>
					<button type="button" onClick={() => setIsAsking(true)} className={`${pill} bg-paper`}>
						<TextWithHidden text={texts.take({ sum, name })} />
					</button>
					{mayOpenBooking ? (
						<a href={`/dashboard/bookings/${id}#money`} className={pill}>
							<TextWithHidden text={texts.otherWay({ name })} />
						</a>
					) : null}
				</>
			)}
		</span>
	);
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The server did not write it down: what to do with the money, and what became of it. */
export function RefusedCash({
	cash,
	refusal,
	name,
	timeZone,
}: {
	cash: Cash;
	refusal: CashRefusal;
	name: string;
	timeZone: string;
}) {
	return (
		<div
			role="alert"
			className="grid gap-2 rounded-md border-l-4 border-danger bg-danger-tint px-3 py-2 text-ink min-[62rem]:col-span-full"
		>
			<p className="font-[650]">
				{refusalInWords(cash, refusal, timeZone)}{" "}
				{texts.refused.notWritten({ sum: formatMoney(cash.amountCents, cash.currency) })}
			</p>
			<span className="flex flex-wrap gap-2">
				<button
					type="button"
					onClick={() => void clearCash(cash, "given back")}
					className={`${pill} bg-paper`}
				>
					<TextWithHidden text={texts.refused.gaveBack({ name })} />
				</button>
				<button
					type="button"
					onClick={() => void clearCash(cash, "not taken")}
					className={`${pill} bg-paper`}
				>
					<TextWithHidden text={texts.refused.tookNone({ name })} />
				</button>
			</span>
		</div>
	);
}

/** Why the server did not write the cash down. */
function refusalInWords(
	{ amountCents, currency }: Cash,
	refusal: CashRefusal,
	timeZone: string,
): string {
	const words = texts.refused;
	if (refusal === "gone") return words.gone;
	const { owedCents, paid } = refusal;
	if (owedCents > 0)
		return words.otherSum({
			owed: formatMoney(owedCents, currency),
			takenCash: formatMoney(amountCents, currency),
		});
	if (!paid) return words.paid;
	const clock = formatClock(paid.at, timeZone);
	return paid.takenBy === null
		? words.paidByCard({ clock })
		: words.paidTo({ name: paid.takenBy, clock });
}
