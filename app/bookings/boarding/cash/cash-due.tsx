import { useState } from "react";
import { formatClock, formatCount, formatMoney } from "#app/ui/format/format.ts";
import type { BoardingGuest } from "../boarding-day.ts";
import type { CashRefusal, StoredCash } from "./board-cash.ts";
import { clearCash, pressCash, useCashQueue } from "./cash-queue.ts";

const pill =
	"grid min-h-11 place-items-center rounded-full border-2 border-ink px-4 text-sm font-[650] text-ink no-underline";
const band =
	"flex flex-wrap items-center justify-between gap-2 rounded-md px-3 py-2 font-[650] text-ink";

/** What a guest still owes, and the press that says it was taken in cash. A guide sees no amounts. */
export function CashDue({
	guest,
	departure,
	timeZone,
}: {
	guest: Pick<BoardingGuest, "id" | "name" | "isOwed" | "dueCents" | "currency">;
	departure: string;
	timeZone: string;
}) {
	const { presses, settled, fresh, owner } = useCashQueue();
	const own = presses.find(({ bookingId, cleared }) => bookingId === guest.id && !cleared);
	if (own?.refusal)
		return <Refused cash={own} refusal={own.refusal} name={guest.name} timeZone={timeZone} />;
	const taken = own ?? settled.findLast(({ bookingId }) => bookingId === guest.id);
	if (taken && !guest.isOwed)
		return (
			<p role="status" className={`${band} bg-foam min-[62rem]:col-span-full`}>
				✓ {formatMoney(taken.amountCents, taken.currency)} taken in cash
				{own && !fresh.has(own.id) ? (
					<span className="text-sm font-normal">waits on this phone</span>
				) : null}
			</p>
		);
	if (!guest.isOwed) return null;
	if (guest.dueCents === null)
		return (
			<p className={`${band} bg-sand min-[62rem]:col-span-full`}>
				Not paid yet: the office takes the money
			</p>
		);
	return (
		<div className={`${band} bg-sand min-[62rem]:col-span-full`}>
			<span>{formatMoney(guest.dueCents, guest.currency)} to pay</span>
			{owner ? (
				<Take
					guest={guest}
					take={() =>
						void pressCash({
							bookingId: guest.id,
							departure,
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
	guest: { id, name, dueCents, currency },
	take,
}: {
	guest: Pick<BoardingGuest, "id" | "name" | "dueCents" | "currency">;
	take: () => void;
}) {
	const [isAsking, setIsAsking] = useState(false);
	const money = formatMoney(dueCents ?? 0, currency);
	return (
		<span className="flex flex-wrap gap-2">
			{isAsking ? (
				<>
					<button type="button" ref={focus} onClick={take} className={`${pill} bg-paper`}>
						Yes, I have {money}
					</button>
					<button type="button" onClick={() => setIsAsking(false)} className={pill}>
						No
					</button>
				</>
			) : (
				<>
					<button type="button" onClick={() => setIsAsking(true)} className={`${pill} bg-paper`}>
						Take {money} in cash<span className="sr-only"> from {name}</span>
					</button>
					<a href={`/dashboard/bookings/${id}#money`} className={pill}>
						Another way<span className="sr-only"> for {name}</span>
					</a>
				</>
			)}
		</span>
	);
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The server did not write it down: what to do with the money, and what became of it. */
function Refused({
	cash,
	refusal,
	name,
	timeZone,
}: {
	cash: StoredCash;
	refusal: CashRefusal;
	name: string;
	timeZone: string;
}) {
	const money = (cents: number) => formatMoney(cents, cash.currency);
	const { owedCents, isGone, paid } = refusal;
	return (
		<div
			role="alert"
			className="grid gap-2 rounded-md border-l-4 border-danger bg-danger-tint px-3 py-2 text-ink min-[62rem]:col-span-full"
		>
			<p className="font-[650]">
				{isGone
					? "This booking has no seats any more."
					: owedCents > 0
						? `${money(owedCents)} are owed, not ${money(cash.amountCents)}.`
						: `Already paid${paid ? ` ${paid.how}, ${formatClock(paid.at, timeZone)}` : ""}.`}{" "}
				Your {money(cash.amountCents)} in cash are not written down; the office has been told.
			</p>
			<span className="flex flex-wrap gap-2">
				<button
					type="button"
					onClick={() => void clearCash(cash, "given back")}
					className={`${pill} bg-paper`}
				>
					I gave it back<span className="sr-only"> to {name}</span>
				</button>
				<button
					type="button"
					onClick={() => void clearCash(cash, "not taken")}
					className={`${pill} bg-paper`}
				>
					I took none<span className="sr-only"> from {name}</span>
				</button>
			</span>
		</div>
	);
}

/** Cash that this phone has not sent yet. */
export function WaitingCash() {
	const { presses, fresh } = useCashQueue();
	const waiting = presses.filter(({ id, refusal }) => !refusal && !fresh.has(id));
	const [first] = waiting;
	return (
		<div role="status">
			{first ? (
				<p className="bg-sun px-4 py-2 text-sm font-semibold text-[#14262e] min-[62rem]:px-[max(1rem,(100vw-82rem)/2)]">
					{formatCount(waiting.length, { one: "cash payment waits", other: "cash payments wait" })}{" "}
					here:{" "}
					{formatMoney(
						waiting.reduce((sum, { amountCents }) => sum + amountCents, 0),
						first.currency,
					)}
				</p>
			) : null}
		</div>
	);
}
