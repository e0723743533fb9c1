import { eq } from "drizzle-orm";
import { bookings, resources } from "#app/database/schema.server.ts";
import { assignTeam } from "#app/departures/team/assignments.server.ts";
import { expect, expectToast, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import {
	addExcursion,
	addStart,
	columnsOn,
	departureIdOf,
	departureOf,
	soon,
	startFields,
} from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

const phone = { width: 390, height: 844 };

/** A trip that leaves at 09:00 and 15:00 today, with guests on both, and what can go along. */
async function twoStarts(island: Island) {
	const { db } = island;
	const trip = await addExcursion(db, {
		title: "Round the lava coast",
		startTime: "09:00",
		durationMinutes: 240,
		capacity: 16,
	});
	await addStart(db, trip, "15:00", { capacity: 16 });
	const names = ["Ida Lindqvist", "Kwame Mensah", "Thea Thumb"];
	for (const start of ["09:00", "15:00"]) {
		const columns = await columnsOn(db, { excursionId: trip.id, date: soon(0), start });
		for (const name of names) {
			const { id } = await addBooking(island, trip, {
				...startFields(trip, start),
				...{ name: `${name} ${start.slice(0, 2)}`, adults: 3, price: 192 },
			});
			await db.update(bookings).set(columns).where(eq(bookings.id, id));
		}
	}
	const times = { createdAt: 0, updatedAt: 0 };
	const team = await db
		.insert(resources)
		.values([
			{ kind: "guide", name: "Rosa Alba", languages: "en es", ...times },
			{ kind: "guide", name: "Ben Ott", languages: "de", ...times },
			{ kind: "vehicle", name: "Minibus 7", seats: 8, ...times },
			{ kind: "vehicle", name: "Minibus 9", seats: 8, ...times },
			{ kind: "driver", name: "Pepe Cruz", ...times },
		])
		.returning();
	const ids = (role: string) => team.filter(({ kind }) => kind === role).map(({ id }) => id);
	const afternoon = await departureOf(db, { excursionId: trip.id, date: soon(0), start: "15:00" });
	await assignTeam(
		db,
		[afternoon],
		{ guide: ids("guide"), vehicle: ids("vehicle"), driver: ids("driver") },
		{ author: { id: "a", name: "Marta", impersonatedBy: null }, now: Date.now() },
	);
	return trip;
}

test("two starts of a day are two departures, and each has the guides and vans that were ticked for it", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
	const trip = await twoStarts(island);
	const key = { excursionId: trip.id, date: soon(2) };
	const [morning, afternoon] = [
		await departureIdOf(island.db, { ...key, start: "09:00" }),
		await departureIdOf(island.db, { ...key, start: "15:00" }),
	];
	const panel = `/dashboard/calendar?day=${soon(2)}&on=${afternoon}&act=team`;
	await page.goto(panel);
	const plan = page.getByRole("region", { name: /Round the lava coast/ });
	for (const name of ["Rosa Alba", "Ben Ott", "Minibus 7", "Minibus 9"])
		await plan.getByRole("checkbox", { name }).check();
	await plan.getByRole("button", { name: "Save guides and vans" }).click();
	await expectToast(page, "Given: Round the lava coast");
	await page.goto(`/dashboard/departures/${afternoon}`);
	const head = "Ben Ott + Rosa Alba · Minibus 7 + Minibus 9, 16 seats";
	await expect(page.getByText(head)).toBeVisible();
	await page.goto(`/dashboard/departures/${morning}`);
	await expect(page.getByText("Minibus 7")).toHaveCount(0);

	await page.goto(panel);
	await plan.getByRole("link", { name: "Add another that day" }).click();
	// the panel, which the screen may show a moment longer, has a choice of that name
	const start = page.getByLabel("Start", { exact: true }).and(page.locator("[type=time]"));
	await start.fill("09:00");
	const add = page.getByRole("button", { name: "Add this departure" });
	await add.click();
	await expect(page.getByText("leaves at this time on that day already").first()).toBeVisible();
	await start.fill("18:30");
	await add.click();
	await expectToast(page, "Added: ");
	await expect(
		page.getByRole("checkbox", { name: /Round the lava coast.* at 18:30/ }),
	).toBeChecked();

	await page.goto("/dashboard/today", { waitUntil: "networkidle" });
	await page.setViewportSize(phone);
	const cards = page.getByRole("listitem").filter({ hasText: "Round the lava coast" });
	await expect(cards).toHaveCount(2);
	await expect(cards.first()).not.toContainText("Minibus 7");
	await expect(cards.last()).toContainText("Ben Ott + Rosa AlbaMinibus 7 + Minibus 9");
	await cards.last().getByRole("button").click();
	await expect(page.getByText("Ida Lindqvist 15", { exact: true }).first()).toBeVisible();
	await expect(page.getByText("Ida Lindqvist 09")).toHaveCount(0);
	await page.goto(`/dashboard/departures/print?date=${soon(0)}`);
	const sheets = page.locator("main article").filter({ hasText: "Round the lava coast" });
	await expect(sheets).toHaveCount(2);
	await expect(sheets.last()).toContainText(
		"Guide: Ben Ott + Rosa Alba · Vehicle: Minibus 7 + Minibus 9",
	);
	await expect(sheets.last()).not.toContainText("Ida Lindqvist 09");
});
