import { sql } from "drizzle-orm";
import { addDays } from "#app/catalogue/local-date.ts";
import { newKey } from "#app/partners/resellers/reseller-keys.server.ts";
import {
	addReseller,
	readReseller,
	saveReseller,
} from "#app/partners/resellers/resellers.server.ts";
import { addExcursion } from "#tests/builders.ts";
import { checkVacancies } from "../audit/audit-resellers.ts";
import { book, buy, type Departure, type Visit } from "../guests.ts";
import { acts, type Script } from "../roles.ts";
import type { Staff } from "../staff.ts";
import type { World } from "../world.ts";
import { bookingsBetween, departuresOf, type Reseller, type ResellerTrip } from "./reseller.ts";
import { resellerStory } from "./reseller-stories.ts";

/** What resellers do in a round by the supplier API, beside guests and staff who want the same seats. */
export interface TradeDay {
	scripts: Script[];
	/** When nothing moves any more: what each owes by its own books and by ours, and which seats it is told are free. */
	closeBooks(visit: Visit): Promise<void>;
}

const mostResellers = 100;
const resellersASale = 2;
/** The database server turns away more connections than it has; guests and staff want some too. */
const atOnce = 8;
/** So many see the last seats free before any of them takes one; one of the first eight comes later. */
const rushers = 6;

export async function makeTradeDay(
	visitFor: (purpose: string) => Visit,
	staff: Staff,
	{ today, sales }: { today: string; sales: number },
): Promise<TradeDay> {
	// without sales there is no day of the trade either
	if (sales === 0) return { scripts: [], closeBooks: async () => {} };
	const { world, random } = visitFor("trade");
	const count = Math.min(mostResellers, resellersASale * sales);
	const resellers = await makeResellers(world, count);
	const dates = [5, 6].map((days) => addDays(today, days));
	const trips: ResellerTrip[] = [];
	const seats: Departure[] = [];
	for (const capacity of [Math.ceil(count / 2), 3]) {
		const excursion = await addExcursion(world.db, { createdAt: world.clock.now(), capacity });
		trips.push({ excursion, dates });
		seats.push(...dates.map((date) => ({ excursion, date })));
	}
	const [large, small] = trips;
	if (!large || !small) throw new Error("There is nothing for resellers to sell");
	world.gather(({ body }) => body.includes("INSERT INTO reseller_bookings"), rushers);
	const rush = { ...small, dates: dates.slice(0, 1) };
	const inTurn = lanes(atOnce);
	const scripts = resellers.map((reseller, index) => {
		const trip = random.chance(0.6) ? large : small;
		const isRush = index < atOnce;
		const sale = { trip: isRush ? rush : trip, index, isRush };
		return inTurn(resellerStory(visitFor(`reseller ${index}`), reseller, sale), index);
	});
	for (let guest = 0; guest < Math.ceil(count / 8); guest += 1)
		scripts.push(guestBeside(visitFor(`guest beside resellers ${guest}`), seats));
	scripts.push(staffBeside(visitFor("staff beside resellers"), staff, trips));
	return { scripts, closeBooks: (visit) => closeBooks(visit, resellers, trips) };
}

/** Scripts of which so many act at a time. */
function lanes(count: number) {
	const ends: Promise<void>[] = [];
	return (script: Script, index: number): Script => {
		const turns: Script = {};
		for (const act of acts) {
			const work = script[act];
			if (!work) continue;
			turns[act] = () => {
				const turn = (ends[index % count] ?? Promise.resolve()).then(work);
				// who comes after somebody who failed acts all the same
				ends[index % count] = turn.catch(() => {});
				return turn;
			};
		}
		return turns;
	};
}

/** Half of them keep a percentage, the others pay an amount a guest. */
async function makeResellers(world: World, count: number): Promise<Reseller[]> {
	const { db, clock } = world;
	const now = clock.now();
	const resellers: Reseller[] = [];
	for (let number = 0; number < count; number += 1) {
		const name = `Reseller ${crypto.randomUUID()}`;
		const id = await addReseller(db, name, now);
		const contract =
			number % 2 === 0
				? ({ kind: "percent", percent: 20 } as const)
				: ({ kind: "amounts", adults: 5000, children: 3000, bebe: 0 } as const);
		await saveReseller(db, id, { name, contract, excursionIds: null, now });
		const { key, statement } = newKey(db, id, { isTest: false, expiresAt: null, now });
		await statement;
		resellers.push({ id, key });
	}
	return resellers;
}

function guestBeside(visit: Visit, seats: readonly Departure[]): Script {
	const [departure] = visit.random.shuffled(seats);
	if (!departure) return {};
	return {
		async first() {
			if (visit.random.chance(0.5)) await buy(visit, departure);
			else await book(visit, departure);
		},
		async third() {
			await book(visit, departure);
		},
	};
}

/** Cancels and moves what resellers sold, while they change and cancel it themselves. */
function staffBeside(visit: Visit, staff: Staff, trips: readonly ResellerTrip[]): Script {
	const { world, random } = visit;
	const some = async () => {
		const ids = JSON.stringify(trips.map(({ excursion }) => excursion.id));
		const rows = await world.db.all<{ confirmId: string; date: string }>(sql`
			SELECT confirm_id AS confirmId, date FROM bookings WHERE source = 'reseller' AND status = 'confirmed'
				AND excursion_id IN (SELECT value FROM json_each(${ids})) ORDER BY id`);
		return random.shuffled(rows).slice(0, 4);
	};
	const act = async () => {
		const [first, second, third, fourth] = await some();
		await Promise.all([
			...[first, second].map((row) => row && staff.cancel(row.confirmId, { clicks: 2 })),
			...[third, fourth].map(
				(row) => row && staff.move(row.confirmId, otherDay(row.date, trips), 2),
			),
		]);
	};
	return { second: act, fourth: act };
}

function otherDay(date: string, [trip]: readonly ResellerTrip[]): string {
	return trip?.dates.find((each) => each !== date) ?? date;
}

async function closeBooks(
	visit: Visit,
	resellers: readonly Reseller[],
	trips: readonly ResellerTrip[],
): Promise<void> {
	const { world, tally } = visit;
	const [from = "", until = ""] = trips[0]?.dates ?? [];
	for (const reseller of resellers) {
		const { id: resellerId } = reseller;
		for (const { status, availability, pricing } of await bookingsBetween(
			visit,
			reseller,
			from,
			until,
		))
			if (status === "CONFIRMED" || status === "REDEEMED")
				tally.resellers.theirMonths.push({
					...{ resellerId, cents: pricing.net },
					month: availability.localDateTimeStart.slice(0, 7),
				});
		const view = await readReseller(world.db, resellerId);
		for (const { month, net } of view?.months ?? [])
			tally.resellers.ourMonths.push({ resellerId, month, cents: net ?? 0 });
	}
	const [reseller] = resellers;
	if (!reseller) return;
	for (const trip of trips)
		for (const { localDateTimeStart: start, vacancies } of await departuresOf(
			visit,
			reseller,
			trip,
		))
			tally.breaksMidway.push(
				...(await checkVacancies(world, { excursionId: trip.excursion.id, start, vacancies })),
			);
}
