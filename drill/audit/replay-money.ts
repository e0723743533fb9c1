import type { Notebook } from "../staff-day/notebook.ts";

/** A payment as the database has it. */
export interface StoredPayment {
	id: string;
	booking_id: number;
	gateway: string;
	gateway_payment_id: string | null;
	amount_cents: number;
	back_cents: number;
	taken_by_id: string | null;
	is_here: number;
	/** Came when no booking could use it, and goes back whole. */
	is_unusable: number;
}

/** Cents of a booking by what staff were told, without a look at the database. */
interface Expected {
	price: number;
	/** What we should have kept in all. */
	keptCents: number;
	/** Cents that may be kept although the price is lower, because staff left the difference of a smaller party open. */
	open: number;
}

export type MoneyNotes = Notebook["money"];

/**
 * A refund that the guest's bank rejected pays what is owed by then and is not sent again: from this note on it is kept
 * again, so that a smaller party later gives it back.
 */
interface SetOff {
	cents: number;
	/** Place of the first note after it. */
	from: number;
}

/** Where a rejected refund may have been set off: nobody wrote down when its event came, but a bank rejects what was given. */
export function setOffMoments(notes: MoneyNotes): number[] {
	const firstRefund = notes.findIndex(({ act, answer }) => act === "pay back" && answer === "done");
	return Array.from({ length: notes.length + 1 }, (_, from) => from).slice(firstRefund + 1);
}

/** @param byHotel cents that the hotel collects: they count as paid, and are not ours to give back */
export function replayMoney(
	notes: MoneyNotes,
	payments: readonly StoredPayment[],
	{
		soldFor,
		byHotel: collected,
		setOff = { cents: 0, from: 0 },
	}: { soldFor: number; byHotel: number; setOff?: SetOff },
): Expected {
	const byLink = new Set(
		notes.flatMap((note) => (note.act === "guest pays" ? note.paymentId : [])),
	);
	const isKept = new Map(payments.map((each) => [each.id, !each.is_unusable]));
	const byHand = payments
		.filter(({ taken_by_id }) => taken_by_id !== null)
		.reduce((sum, each) => sum + each.amount_cents, 0);
	// a guest pays all at once, before anything changes; checkTaken has compared what came by hand
	const byGateway = payments
		.filter(({ id, taken_by_id }) => taken_by_id === null && isKept.get(id) && !byLink.has(id))
		.reduce((sum, each) => sum + each.amount_cents, 0);
	const later = notes.reduce((sum, note) => sum + (note.answer === "done" ? takenBy(note) : 0), 0);
	let price = soldFor;
	let byHotel = collected;
	let keptCents = byGateway + byHand - later;
	for (const [place, note] of notes.entries()) {
		if (place === setOff.from) keptCents += setOff.cents;
		if (note.answer !== "done") continue;
		keptCents += takenBy(note);
		if (note.act === "guest pays" && isKept.get(note.paymentId)) keptCents += note.cents;
		if (note.act === "edit" && note.settle !== "forgive")
			price = Math.max(0, price + note.difference);
		if (note.act === "edit" && note.settle === "hotel") byHotel += note.difference;
		if (note.act === "edit" && note.settle === "back")
			keptCents -= Math.max(0, keptCents + byHotel - price);
		if (note.act === "goodwill") keptCents -= note.cents;
		if (note.act === "guest cancels") keptCents -= Math.round((keptCents * note.percent) / 100);
		if (note.act === "pay back") {
			keptCents -= note.cents;
			price -= Math.max(0, Math.min(note.cents, price - keptCents - byHotel));
		}
	}
	if (setOff.from >= notes.length) keptCents += setOff.cents;
	const open = notes.reduce(
		(sum, note) =>
			note.act === "edit" && note.settle === "day" ? sum + Math.max(0, -note.difference) : sum,
		0,
	);
	return { price, keptCents, open };
}

/** Cents that came by hand with this note. */
function takenBy(note: MoneyNotes[number]): number {
	if (note.act === "take") return note.cents;
	if (note.act === "edit" && (note.settle === "cash" || note.settle === "terminal"))
		return note.difference;
	return 0;
}
