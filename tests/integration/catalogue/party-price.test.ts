import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type People, type Prices, totalCents } from "#app/catalogue/party-price.ts";
import { partyCents } from "#app/catalogue/party-price-sql.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { startBareDatabase } from "#tests/run/bare-database.ts";

let bare: Awaited<ReturnType<typeof startBareDatabase>>;
beforeAll(async () => {
	bare = await startBareDatabase();
});
afterAll(() => bare.stop());

const guests = fc.integer({ min: 0, max: numberLimits.people.most });
const cents = fc.integer({ min: 0, max: numberLimits.priceCents.most });
const party = fc.record({ adults: guests, children: guests, bebe: guests });
const prices = fc.record({ adultCents: cents, childCents: cents, bebeCents: cents });

function price(people: Parameters<typeof partyCents>[0], on: Prices, row: People) {
	return bare.db.all<{ cents: number }>(sql`
		SELECT ${partyCents(people, "trip")} AS cents
		FROM (SELECT ${on.adultCents} AS price_adult_cents, ${on.childCents} AS price_child_cents,
			${on.bebeCents} AS price_bebe_cents) AS trip,
			(SELECT ${row.adults} AS adults, ${row.children} AS children, ${row.bebe} AS bebe) AS booked`);
}

const columns = {
	adults: sql`booked.adults`,
	children: sql`booked.children`,
	bebe: sql`booked.bebe`,
};

test("the database computes the price of any party at any prices as the code does", async () => {
	const cases = fc.array(fc.tuple(party, prices), { minLength: 40, maxLength: 40 });
	await fc.assert(
		fc.asyncProperty(cases, async (parties) => {
			const priced = parties.flatMap(([people, on]) => [
				price(people, on, people),
				price(columns, on, people),
			]);
			const { answers } = await runBatch(bare.db, { answers: priced });
			const expected = parties.flatMap(([people, on]) => Array(2).fill(totalCents(on, people)));
			expect(answers.map(([row]) => row?.cents)).toEqual(expected);
		}),
		{ numRuns: 10 },
	);
});
