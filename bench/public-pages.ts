import { asc, eq } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { connect } from "#app/database/client.server.ts";
import { excursions, hotels } from "#app/database/schema.server.ts";

export interface PublicPage {
	name: string;
	path: string;
}

/** All public pages of the website and the totem, with one excursion and one hotel for all. */
export async function publicPages(databaseUrl: string): Promise<PublicPage[]> {
	const { excursionId, hotelId } = await firstOnes(databaseUrl);
	return [
		{ name: "Home", path: "/" },
		{ name: "List", path: "/excursion/excursions" },
		{ name: "Detail", path: `/excursion/${excursionId}` },
		{ name: "Totem", path: `/totem/${hotelId}/` },
		{ name: "Totem detail", path: `/totem/${hotelId}/${excursionId}` },
	];
}

/**
 * The build with a memory of pages that has no room, so that every request renders. Changing the address would not do:
 * unknown parameters do not make a new page.
 */
export function withoutPages(built: string): string {
	const [codeBefore, codeAfter, ...more] = built.split(`(${16 * 1024 * 1024})`);
	if (codeBefore === undefined || codeAfter === undefined || more.length > 0)
		throw new Error("The build does not say how much room its pages have");
	return `${codeBefore}(0)${codeAfter}`;
}

async function firstOnes(databaseUrl: string) {
	const db = connect({ url: databaseUrl });
	const {
		trip: [trip],
		hotel: [hotel],
	} = await runBatch(db, {
		trip: db
			.select({ id: excursions.id })
			.from(excursions)
			.where(eq(excursions.isActive, true))
			.orderBy(asc(excursions.title))
			.limit(1),
		hotel: db.select({ id: hotels.id }).from(hotels).orderBy(asc(hotels.id)).limit(1),
	});
	if (!trip || !hotel) throw new Error("The demo island is empty");
	return { excursionId: trip.id, hotelId: hotel.id };
}
