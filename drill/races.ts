import * as v from "valibot";
import { addDays } from "#app/catalogue/local-date.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, bookingOf, changeDeparture, type Excursion } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { addExtra, addStock } from "#tests/extras.ts";
import { sendBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";
import { day } from "./clock.ts";
import { departureIdAt } from "./departure-id.ts";
import { insist, refusals, type Visit } from "./guests.ts";
import { type Choice, fieldsOfChoice, noteChoice } from "./offers.ts";

export const raceKinds = [
	"last use of a code",
	"once a guest",
	"last extra",
	"last extra that two trips share",
	"whole trip or first seat",
] as const;
export type RaceKind = (typeof raceKinds)[number];

/** What one of them asks for, beside one adult. */
interface Wish extends Choice {
	excursion: Excursion;
	priceCents: number;
}

/** Several people want at the same instant what is there once. */
export interface Race {
	kind: RaceKind;
	/** Local date. */
	date: string;
	/** By which its bookings are known. */
	email: string;
	wishes: Wish[];
	/** A member of staff who asks for one of them. */
	seller: Visitor | null;
}

const adultCents = 6400;
const discountCents = 640;
const lunchCents = 950;
const wholePriceCents = 48_000;

/** @param options.count of races of each kind, each on a date of its own from `firstDate` on */
export async function makeRaces(
	{ world, random }: Visit,
	{ firstDate, count }: { firstDate: string; count: number },
): Promise<Race[]> {
	const { db, clock } = world;
	const now = clock.now();
	const trip = () => addExcursion(db, { createdAt: now, capacity: 8, title: "The last ones" });
	const [excursion, other, boat] = [await trip(), await trip(), await trip()];
	const extraIds = [await addExtra(db, excursion, { stock: 1 })];
	const stockId = await addStock(db, 1);
	const shared = [
		{ excursion, extraIds: [await addExtra(db, excursion, { stockId, title: "A wetsuit" })] },
		{ excursion: other, extraIds: [await addExtra(db, other, { stockId, title: "A wetsuit" })] },
	];
	const withExtra = { priceCents: adultCents + lunchCents };
	const codeWish = async (limit: Parameters<typeof addCode>[1]): Promise<Wish> => {
		const { code } = await addCode(db, { percent: 1000, createdAt: now, updatedAt: now, ...limit });
		return { excursion, priceCents: adultCents - discountCents, code };
	};
	const wishOf = async (kind: RaceKind): Promise<(guest: number) => Wish> => {
		switch (kind) {
			case "last use of a code":
			case "once a guest": {
				const limit = kind === "once a guest" ? { oncePerGuest: true } : { mostBookings: 1 };
				const wish = await codeWish(limit);
				return () => wish;
			}
			case "last extra":
				return () => ({ excursion, extraIds, ...withExtra });
			case "last extra that two trips share":
				return (guest) => ({ ...(shared[guest % 2] ?? { excursion }), ...withExtra });
			case "whole trip or first seat":
				return (guest) =>
					guest % 2 === 0
						? { excursion: boat, priceCents: wholePriceCents, isWhole: true }
						: { excursion: boat, priceCents: adultCents };
		}
	};
	const seller = await sellerOf(world);
	const races: Race[] = [];
	for (const kind of raceKinds)
		for (let number = 0; number < count; number += 1) {
			const date = addDays(firstDate, number);
			if (kind === "whole trip or first seat")
				await changeDeparture(
					db,
					{ excursionId: boat.id, date },
					{ sells: "both", wholePriceCents },
				);
			const wish = await wishOf(kind);
			const wishes = Array.from({ length: random.between(2, 4) }, (_, guest) => wish(guest));
			const email = `race-${crypto.randomUUID()}@mail.example`;
			races.push({ kind, date, email, wishes, seller: random.chance(0.3) ? seller : null });
		}
	return races;
}

async function sellerOf(world: Visit["world"]): Promise<Visitor> {
	const now = world.clock.now();
	const { visitor } = await signedInVisitor(
		world,
		{ role: "supervisor", emailVerified: true },
		{ createdAt: now, updatedAt: now, expiresAt: now + 7 * day },
	);
	return visitor;
}

const answerSchema = v.object({ confirmId: v.string() });

/** Two of a race have read that the last one is there before one of them gets it. */
export function holdUntilTwoPress({ world }: Visit, { email }: Race): void {
	world.gather(({ body }) => body.includes("INSERT INTO bookings") && body.includes(email), 2);
}

/** All of a race press at once. @returns what each was told. */
export async function playRace(visit: Visit, race: Race): Promise<Attempt[]> {
	const { wishes, seller } = race;
	const attempts = await Promise.all(
		visit.random
			.shuffled(wishes)
			.map((wish, index) =>
				seller && index === 0
					? sellByLink(visit, { seller, wish, race })
					: bookOnSite(visit, { wish, race }),
			),
	);
	return attempts;
}

interface Attempt {
	outcome: "booked" | "refused" | "unknown";
	/** Of a guest who booked. */
	confirmId: string | null;
}

const noAnswer: Attempt = { outcome: "unknown", confirmId: null };

/** Waits while the island is too busy. */
async function insistLong(visit: Visit, ask: () => Promise<Response>): Promise<Response | null> {
	for (let attempt = 0; attempt < 8; attempt += 1) {
		const answer = await insist(visit, ask);
		if (answer) return answer;
		await new Promise((done) => setTimeout(done, 250));
	}
	return null;
}

async function bookOnSite(
	visit: Visit,
	{ wish, race: { date, email } }: { wish: Wish; race: Race },
): Promise<Attempt> {
	const { excursion, priceCents, isWhole = false } = wish;
	const form = bookingOf(excursion, {
		...{ date, price: priceCents / 100, isWhole, email, cemail: email },
		...fieldsOfChoice(wish),
	});
	const answer = await insistLong(visit, () => sendBooking(visit.world, form));
	if (!answer) return noAnswer;
	const body: unknown = await answer.json();
	if (answer.ok) {
		const { confirmId } = v.parse(answerSchema, body);
		noteSale(visit, wish);
		visit.tally.promisedBookings.push({ confirmId, key: form.key, bookingId: null });
		return { outcome: "booked", confirmId };
	}
	noteOdd(visit, answer.status, JSON.stringify(body));
	return { outcome: "refused", confirmId: null };
}

/** A member of staff sells by a pay link, which nobody pays. */
async function sellByLink(
	visit: Visit,
	{ seller, wish, race: { date, email } }: { seller: Visitor; wish: Wish; race: Race },
): Promise<Attempt> {
	const { excursion, priceCents, isWhole } = wish;
	const departureId = await departureIdAt(visit.world, excursion.id, date);
	if (departureId === 0) return noAnswer;
	const fields: Record<string, string> = {
		key: crypto.randomUUID(),
		...{ source: "phone", pay: "link-qr", name: "Nora Lund", phone: "+34 600 111 222", email },
		...{
			departure: String(departureId),
			adults: "1",
			children: "0",
			bebe: "0",
			isWhole: isWhole ? "on" : "",
		},
		pickup: String(excursion.pointId),
		price: String(priceCents),
		...fieldsOfChoice(wish),
	};
	const answer = await insistLong(visit, () => seller.submit("/dashboard/bookings/new", fields));
	if (!answer) return noAnswer;
	if (answer.status === 303) {
		noteSale(visit, wish);
		return { outcome: "booked", confirmId: null };
	}
	noteOdd(visit, answer.status, (await answer.text()).slice(0, 200));
	return { outcome: "refused", confirmId: null };
}

function noteSale({ tally }: Visit, wish: Wish): void {
	tally.bookings += 1;
	noteChoice(tally, wish);
}

function noteOdd({ tally }: Visit, status: number, body: string): void {
	if (!refusals.includes(status)) tally.broken.push(`a race was answered with ${status}: ${body}`);
	else tally.soldOut += 1;
}
