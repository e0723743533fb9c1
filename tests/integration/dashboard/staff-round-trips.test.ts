import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, outbox, resources, weatherChoices } from "#app/database/schema.server.ts";
import { addReseller } from "#app/partners/resellers/resellers.server.ts";
import routes from "#app/routes.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({ seed: true });
});
afterAll(() => island.stop());

/** Paths of all dashboard screens, from the table of routes. */
function screens(): string[] {
	const dashboard = routes.find(({ path }) => path === "dashboard");
	return (dashboard?.children ?? [])
		.filter(({ file }) => file.endsWith(".tsx"))
		.map(({ path }) => path ?? "");
}

test("every screen of the dashboard asks the database at most twice", async () => {
	const excursion = await addExcursion(island.db);
	const { id, departureId } = await addBooking(island, excursion);
	const [sold] = await island.db
		.select({ hotelId: bookings.hotelId })
		.from(bookings)
		.where(eq(bookings.partner, "los-dragos"))
		.limit(1);
	const { visitor, user } = await signedInVisitor(island, { role: "admin" });
	const [van] = await island.db
		.insert(resources)
		.values({ kind: "vehicle", name: "Van 3", seats: 16, createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	const [mail] = await island.db
		.insert(outbox)
		.values({
			...{ dedupeKey: "a mail of the test", bookingId: id, recipient: "ida@mail.example" },
			...{ subject: "Your voucher", textBody: "Hello", htmlBody: "<p>Hello</p>" },
			...{ nextAttemptAt: 0, createdAt: 0, status: "sent" },
		})
		.returning({ id: outbox.id });
	await island.db
		.insert(weatherChoices)
		.values({ bookingId: id, departureId, until: Date.now() + 3_600_000, createdAt: 0 });
	const parameters: Record<string, string> = {
		":bookingId": String(id),
		":mailId": String(mail?.id),
		":excursionId": excursion.id,
		":departureId": String(departureId),
		":position": "0",
		":codeId": String((await addCode(island.db, { percent: 1000 })).id),
		":pointId": String(excursion.pointId),
		":hotelId": sold?.hotelId ?? "",
		":userId": user.id,
		":resellerId": String(await addReseller(island.db, "Wide Sea Tours", Date.now())),
		":resourceId": String(van?.id),
	};
	// the signed session copy saves the session query for a minute
	await visitor.get("/dashboard/account");
	const paths = screens();
	expect(paths.length).toBeGreaterThan(18);
	for (const path of paths) {
		const address = path.replaceAll(/:\w+/g, (name) => parameters[name] ?? name);
		island.databaseRoundTrips();
		const answer = await visitor.get(`/dashboard/${address}`);
		// the catch-all route is not a screen
		expect(answer.status, path).toBe(path === "*" ? 404 : 200);
		await answer.text();
		expect(island.databaseRoundTrips(), path).toBeLessThanOrEqual(2);
	}
});
