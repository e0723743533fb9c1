import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	boardings,
	bookings,
	departureAssignments,
	resources,
} from "#app/database/schema.server.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { signedInVisitor } from "#tests/people.ts";
import { addBooking } from "#tests/sales.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

/** What a reader sees, with one space between all words. */
async function words(answer: Response): Promise<string> {
	const page = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, " ");
	return page.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

test("the overview tells of each departure who guides it, who is aboard, expected and free", async () => {
	const today = await addExcursion(island.db, { capacity: 8, title: "Trip of today" });
	const tomorrow = await addExcursion(island.db, { capacity: 8, title: "Trip of tomorrow" });
	const { id } = await addBooking(island, today);
	const later = await addBooking(island, tomorrow);
	// the website no longer sells the departures of today and tomorrow
	await island.db
		.update(bookings)
		.set({ date: soon(0) })
		.where(eq(bookings.id, id));
	await island.db
		.update(bookings)
		.set({ date: soon(1) })
		.where(eq(bookings.id, later.id));
	await island.db.insert(boardings).values({
		bookingId: id,
		state: "picked up",
		aboard: "[0]",
		markedBy: "Marta",
		markedAt: Date.now(),
	});
	const team = await island.db
		.insert(resources)
		.values([
			{ kind: "guide", name: "Nuria Santana", createdAt: 0, updatedAt: 0 },
			{ kind: "vehicle", name: "Van 5", seats: 5, createdAt: 0, updatedAt: 0 },
		])
		.returning({ resourceId: resources.id, kind: resources.kind });
	const departure = { excursionId: tomorrow.id, date: soon(1), startsAt: 1, endsAt: 2 };
	await island.db
		.insert(departureAssignments)
		.values(team.map((each) => ({ ...departure, ...each })));
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const text = await words(await visitor.get("/dashboard"));
	const ofToday = text.slice(text.indexOf("Trip of today"), text.indexOf("Tomorrow "));
	expect(ofToday).toContain("Guide nobody yet");
	expect(ofToday).toMatch(/1 boarded 0 (expected|not boarded)/);
	const ofTomorrow = text.slice(text.indexOf("Trip of tomorrow"));
	expect(ofTomorrow).toContain("Guide Nuria Santana Vehicle Van 5");
	expect(ofTomorrow).toContain("1 expected 4 free");

	const partner = await signedInVisitor(island, { role: "partner" });
	const other = await words(await partner.visitor.get("/dashboard"));
	expect(other).not.toContain("Nuria Santana");
	expect(other).not.toContain("Trip of tomorrow");
});
