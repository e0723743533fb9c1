import { randomUUID } from "node:crypto";
import { addDays } from "#app/catalogue/local-date.ts";
import { addExcursion, departureIdOf } from "#tests/builders.ts";
import { book, insist, type Visit } from "./guests.ts";
import type { Script } from "./roles.ts";

const capacity = 6;

/**
 * Parties of any size wait for a small trip whose seats are held by guests who never pay. When the holds end, the cron job
 * offers the seats; nobody pays the offers either, so that they go round the list. The auditor checks what came of it.
 */
export async function waitingParties(visit: Visit, today: string): Promise<Script> {
	const { world, random } = visit;
	const excursion = await addExcursion(world.db, {
		...{ createdAt: world.clock.now(), capacity, title: "Waited for by many" },
		...{ startTime: "12:00", cutoffHours: 2 },
	});
	const date = addDays(today, random.between(2, 5));
	const departure = await departureIdOf(world.db, { excursionId: excursion.id, date });
	const join = async (adults: number) => {
		const form = new URLSearchParams({
			...{ adults: String(adults), children: "0", bebe: "0" },
			...{ name: "Walter Wartet", email: `waits-${randomUUID()}@mail.example`, phone: "" },
			...{
				pickup: String(excursion.pointId),
				secret: randomUUID().replaceAll("-", "").slice(0, 22),
			},
		});
		const address = `/excursion/${excursion.id}/waiting-list/${departure}`;
		// the same form again where no answer came
		await insist(visit, () =>
			world.fetch(address, {
				method: "POST",
				headers: { "cf-connecting-ip": randomUUID(), origin: world.url.origin },
				body: form,
				redirect: "manual",
			}),
		);
	};
	return {
		async first() {
			for (const adults of [2, 2, 2]) await book(visit, { excursion, date }, { adults });
			const sizes = Array.from({ length: random.between(3, 6) }, () => random.between(1, 4));
			await Promise.all(sizes.map(join));
		},
	};
}
