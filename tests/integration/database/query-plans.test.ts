import { createClient, type InArgs } from "@libsql/client/web";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { bookAsGuest } from "#tests/sales.ts";
import { vanOnTheRoad } from "#tests/van.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({
		seed: true,
		variables: { REMINDER_TIME: "00:00", REVIEW_URL: "https://reviews.example" },
	});
});
afterAll(() => island.stop());

/** Tables that grow, under all aliases in our statements. */
const growing =
	/^SCAN (bookings|boardings|booking_events|news|other|ticked|held|earlier|payments|refunds|payment_events|outbox|due|sandbox_checkouts|attention_items|told|item|disputes)\b/;
/** Partial indexes of open rows only, which may be scanned. */
const ofWhatIsOpen = /USING INDEX (refunds_due|bookings_holds|outbox_due)$/;

const statement = v.object({
	sql: v.string(),
	args: v.optional(v.array(v.object({ type: v.string(), value: v.optional(v.unknown()) })), []),
});
const pipeline = v.object({ requests: v.array(v.looseObject({})) });

/** All statements of a database request, at any depth. */
function statementsIn(value: unknown): v.InferOutput<typeof statement>[] {
	if (Array.isArray(value)) return value.flatMap(statementsIn);
	if (typeof value !== "object" || value === null) return [];
	const read = v.safeParse(statement, value);
	return read.success ? [read.output] : Object.values(value).flatMap(statementsIn);
}

async function walkThroughTheProduct(): Promise<void> {
	const excursion = await addExcursion(island.db);
	await island.fetch("/");
	await island.fetch("/_serverFn/getPublicExcursions");
	await island.fetch(`/_serverFn/getPublicExcursion?excursionId=${excursion.id}`);
	const { confirmId } = await bookAsGuest(island, excursion);
	const checkout = await island.fetch(`/payment/checkout/${confirmId}`);
	const sandbox = checkout.headers.get("location") ?? "";
	await island.fetch(sandbox, {
		method: "POST",
		headers: { origin: island.url.origin },
		body: new URLSearchParams({ intent: "pay" }),
	});
	await island.fetch(`/payment/success?booking=${confirmId}`);
	await island.fetch(`/booking/${confirmId}`);
	const { ownBooking } = await vanOnTheRoad(island);
	await island.fetch(`/booking/${ownBooking.confirmId}`);
	await island.scheduled();
	const { visitor } = await signedInVisitor(island, { role: "admin" });
	await visitor.get("/dashboard/health");
}

test("no statement of the whole way scans a table that grows", async () => {
	const statements = new Map<string, v.InferOutput<typeof statement>>();
	island.onDatabaseCall((body) => {
		for (const each of statementsIn(v.parse(pipeline, JSON.parse(body))))
			statements.set(each.sql, each);
		return body;
	});
	await walkThroughTheProduct();
	island.onDatabaseCall(null);
	const questions = [...statements.values()].filter(({ sql }) =>
		/^\s*(select|insert|update|delete)/i.test(sql),
	);
	expect(questions.length).toBeGreaterThan(20);

	const client = createClient({ url: island.database.url });
	const scans: string[] = [];
	for (const { sql, args } of questions) {
		const values: InArgs = args.map(({ value }) => (value === undefined ? null : String(value)));
		const plan = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args: values });
		for (const row of plan.rows) {
			const detail = String(row.detail);
			if (growing.test(detail) && !ofWhatIsOpen.test(detail))
				scans.push(`${detail} — ${sql.slice(0, 200)}`);
		}
	}
	expect(scans).toEqual([]);
});
