import { sql } from "drizzle-orm";
import { addDays } from "#app/catalogue/local-date.ts";
import { addExcursion } from "#tests/builders.ts";
import { departureIdAt } from "./departure-id.ts";
import { cancelOwn, changeOwn, clickAll, rowOf } from "./guest-returns.ts";
import { buy, type Departure, type Visit } from "./guests.ts";
import type { Script } from "./roles.ts";
import { type Staff, staffOf } from "./staff.ts";

/** Guests of each departure who pay before the weather stops it. */
const travellers = 4;
const capacity = 6;

/** The answer to a choice, or the press that ends it: what happens at the same moment. */
const decides = /UPDATE weather_choices SET choice|DELETE FROM weather_choices/;

/**
 * Three departures of one day are called off by two people at once, while guests book, pay, cancel and move. Then guests
 * choose, each in two windows with different answers, or while staff choose for them, or while their departure leaves
 * after all; others let the time pass.
 */
export async function roughSea(
	visitFor: (purpose: string) => Visit,
	staff: Staff,
	today: string,
): Promise<Script> {
	const visit = visitFor("rough sea");
	const { world, random, tally } = visit;
	const colleague = await staffOf(visitFor("rough sea, colleague"));
	const date = addDays(today, random.between(6, 9));
	const trip = async (): Promise<Departure> => ({
		excursion: await addExcursion(world.db, { createdAt: world.clock.now(), capacity }),
		date,
	});
	const [twoMinds, leaving, silent] = [await trip(), await trip(), await trip()];
	const day = [twoMinds, leaving, silent];
	const guests = new Map<Departure, string[]>();
	const guestOf = (departure: Departure, index: number) => guests.get(departure)?.[index] ?? "";
	const choose = async (departure: Departure, index: number, choice: string, clicks = 1) => {
		const confirmId = guestOf(departure, index);
		if (!confirmId) return;
		const target =
			choice === "move"
				? await departureIdAt(world, departure.excursion.id, addDays(date, 1))
				: choice;
		const path = `/booking/${confirmId}/weather`;
		const answers = await clickAll(visit, path, { choice: String(target) }, clicks);
		tally.weather.choices += answers.some(({ status }) => status === 303) ? 1 : 0;
	};
	const chooseByPhone = async (departure: Departure, index: number, choice: string) => {
		const row = await rowOf(visit, guestOf(departure, index));
		if (row) await colleague.submit(`/dashboard/bookings/${row.id}/weather`, { choice }, 1);
	};
	const noteCalledOff = async (departures: Departure[]) => {
		for (const { excursion } of departures) {
			const [row] = await world.db.all<{ state: string }>(
				sql`SELECT state FROM departures WHERE excursion_id = ${excursion.id} AND date = ${date}`,
			);
			if (row?.state === "cancelled") tally.weather.calledOff += 1;
		}
	};
	return {
		async first() {
			await Promise.all(
				day.map(async (departure) => {
					const paid = await Promise.all(
						Array.from({ length: travellers }, () => buy(visit, departure)),
					);
					guests.set(
						departure,
						paid.flatMap((confirmId) => confirmId ?? []),
					);
				}),
			);
		},
		async second() {
			await Promise.all([
				staff.callOff(day, 2),
				colleague.callOff(day, 1),
				...day.map((departure) => buy(visit, departure)),
				buy(visit, { ...leaving, date: addDays(date, 1) }, { adults: 2 }),
				cancelOwn(visit, guestOf(silent, 0), { percent: 100, clicks: 2 }),
				changeOwn(visit, guestOf(silent, 1), addDays(date, 1)),
			]);
		},
		async third() {
			await noteCalledOff(day);
			world.gather(({ body }) => decides.test(body), 14);
			await Promise.all([
				...["money", "credit"].map((choice) => choose(twoMinds, 0, choice)),
				...["credit", "move"].map((choice) => choose(twoMinds, 1, choice)),
				...["move", "money"].map((choice) => choose(twoMinds, 2, choice)),
				...["credit", "money"].map((choice) => choose(twoMinds, 3, choice, 2)),
				...["money", "credit", "move"].map((choice, index) => choose(leaving, index, choice)),
				staff.openAgain(leaving, 2),
				choose(silent, 2, "credit"),
				chooseByPhone(silent, 2, "money"),
			]);
		},
		async fourth() {
			await Promise.all([
				staff.callOff([leaving], 1),
				// who took another departure may still want the money
				choose(twoMinds, 1, "money", 2),
			]);
			await noteCalledOff([leaving]);
		},
	};
}
