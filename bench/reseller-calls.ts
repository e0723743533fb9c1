import { asc, eq } from "drizzle-orm";
import { connect } from "#app/database/client.server.ts";
import { excursions } from "#app/database/schema.server.ts";
import { makeResellerKey } from "#scripts/octo-key.ts";
import { soon } from "#tests/builders.ts";
import type { Call } from "./stand/load.ts";

/** What a reseller's program asks most often, by a key of its own. */
export async function resellerCalls(databaseUrl: string): Promise<{ name: string; call: Call }[]> {
	const db = connect({ url: databaseUrl });
	const [trip] = await db
		.select({ id: excursions.id })
		.from(excursions)
		.where(eq(excursions.isActive, true))
		.orderBy(asc(excursions.title))
		.limit(1);
	if (!trip) throw new Error("The demo island is empty");
	const key = await makeResellerKey(
		{ url: databaseUrl },
		{ name: `Reseller ${crypto.randomUUID()}`, isTest: false },
	);
	const headers = {
		Authorization: `Bearer ${key}`,
		"Octo-Capabilities": "octo/pricing",
		"Content-Type": "application/json",
	};
	const ask = (path: string, range: Record<string, string>): Call => ({
		method: "POST",
		path: `/octo/${path}`,
		headers,
		body: JSON.stringify({ productId: trip.id, optionId: "DEFAULT", ...range }),
	});
	return [
		{ name: "products", call: { path: "/octo/products", headers } },
		{ name: "availability of a day", call: ask("availability", { localDate: soon(30) }) },
		{
			name: "calendar of a year",
			call: ask("availability/calendar", { localDateStart: soon(0), localDateEnd: soon(364) }),
		},
	];
}
