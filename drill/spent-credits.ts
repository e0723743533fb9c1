import { sql } from "drizzle-orm";
import { addDays } from "#app/catalogue/local-date.ts";
import { addExcursion } from "#tests/builders.ts";
import { cancelOwn, rowOf, sendAll } from "./guest-returns.ts";
import { book, buy, notePaid, openCheckout, pay, type Visit } from "./guests.ts";
import type { Script } from "./roles.ts";
import type { Staff } from "./staff.ts";
import { formKey, typedAmount } from "./staff-day/staff-visit.ts";

const madeCents = 10_000;
const goodwillCents = 5_000;
const paidOutCents = 3_000;

/** A batch that takes from a credit. */
const takes = /balance_cents (=|>=) \?/;

/**
 * A credit that staff make pays for two bookings in two windows, while they pay a part of it out; another one, out of
 * goodwill, pays a part of a hold that is never paid in full. What is paid by credit is cancelled later.
 */
export async function spentCredits(visit: Visit, staff: Staff, today: string): Promise<Script> {
	const { world, random, tally } = visit;
	const { notes } = tally.credits;
	const excursion = await addExcursion(world.db, { createdAt: world.clock.now(), capacity: 8 });
	const trip = { excursion, date: addDays(today, random.between(6, 9)) };
	let staffCredit: Credit | null = null;
	let goodwillCredit: Credit | null = null;
	let buyer: string | null = null;
	let spenders: string[] = [];
	/** Sends a form about the money of a credit with two clicks. @returns its key. */
	const send = async (act: "made" | "paid out", path: string, fields: Record<string, string>) => {
		const key = formKey();
		const answer = await staff.submit(path, { ...fields, key }, 2);
		notes.push({ act, key, answer });
		return key;
	};
	const payOut = async (credit: Credit | null) => {
		if (!credit) return;
		const amount = { creditId: String(credit.id), amount: typedAmount(paidOutCents) };
		await send("paid out", "/dashboard/credits", { intent: "pay-out", way: "cash", ...amount });
	};
	const spend = async (confirmId: string, credit: Credit | null, clicks: number) => {
		const path = `/booking/${confirmId}/credit`;
		const answers = await sendAll(visit, path, { code: credit?.code ?? "" }, clicks);
		for (const answer of answers)
			if (answer && ![303, 409, 422].includes(answer.status))
				tally.broken.push(`a guest's ${path} ended with ${answer.status}`);
		if (answers.some((answer) => answer?.status === 303)) tally.credits.spent += 1;
	};
	const payTheRest = async (confirmId: string) => {
		const session = await openCheckout(visit, confirmId);
		if (session && pay(visit, session)) await world.eventDelivery.deliver(notePaid(visit, session));
	};
	const bookTwo = async () => {
		const bookings = await Promise.all([book(visit, trip), book(visit, trip)]);
		return bookings.flatMap((confirmId) => confirmId ?? []);
	};
	return {
		async first() {
			const fields = { intent: "make", amount: typedAmount(madeCents), note: "" };
			staffCredit = await creditOf(visit, await send("made", "/dashboard/credits", fields));
			buyer = await buy(visit, trip);
		},
		async second() {
			const row = buyer && (await rowOf(visit, buyer));
			if (!row) return;
			const fields = {
				...{ intent: "give-credit", creditAmount: typedAmount(goodwillCents) },
				creditReason: "The bus came late",
			};
			goodwillCredit = await creditOf(
				visit,
				await send("made", `/dashboard/bookings/${row.id}`, fields),
			);
		},
		async third() {
			spenders = await bookTwo();
			world.gather(({ body }) => takes.test(body), spenders.length + 1);
			await Promise.all([
				...spenders.map((confirmId) => spend(confirmId, staffCredit, 2)),
				payOut(staffCredit),
			]);
			await Promise.all(spenders.map(payTheRest));
			// nobody pays the rest of these two
			const holds = await bookTwo();
			await Promise.all(holds.map((confirmId) => spend(confirmId, goodwillCredit, 1)));
		},
		async fourth() {
			const [one, other] = spenders;
			await Promise.all([
				one ? cancelOwn(visit, one, { percent: 100, clicks: 2 }) : null,
				other ? staff.cancel(other, { refund: true, clicks: 2 }) : null,
				payOut(staffCredit),
				payOut(goodwillCredit),
			]);
		},
	};
}

interface Credit {
	id: number;
	code: string;
}

/** The credit that a form of staff made; null while the database is down. */
async function creditOf({ world }: Visit, key: string): Promise<Credit | null> {
	const [credit = null] = await world.db
		.all<Credit>(sql`SELECT id, code FROM credits WHERE dedupe_key LIKE ${`%:${key}`}`)
		.catch(() => []);
	return credit;
}
