import type { Island } from "./island.ts";

/**
 * Sends bookings at the same time: inserts wait until all requests have read the free seats. Reads are counted,
 * because an isolate sends few inserts at a time.
 */
export async function rushOf<Answer>(
	island: Pick<Island, "onDatabaseCall">,
	guests: (() => Promise<Answer>)[],
	rewrite = (body: string) => body,
): Promise<Answer[]> {
	let haveLooked = 0;
	const everybody = Promise.withResolvers<void>();
	const isInsert = (body: string) => body.includes("INSERT INTO bookings");
	island.onDatabaseCall(
		async (body) => {
			if (!isInsert(body)) return body;
			await everybody.promise;
			return rewrite(body);
		},
		(body) => {
			if (!isInsert(body)) haveLooked += 1;
			if (haveLooked === guests.length) everybody.resolve();
		},
	);
	try {
		return await Promise.all(guests.map((book) => book()));
	} finally {
		island.onDatabaseCall(null);
	}
}
