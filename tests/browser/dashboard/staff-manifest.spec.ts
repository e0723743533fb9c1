import type { Page } from "@playwright/test";
import { and, eq, ne } from "drizzle-orm";
import { bookingEvents } from "#app/database/schema.server.ts";
import { breakRequests, expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, manifestPath, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import { keptOperations } from "./kept-operations.ts";

test.use({ viewport: { width: 390, height: 844 } });

const tickOf = (page: Page, name: string) =>
	page.getByRole("button", { name: `${name} is on board` });

/** The stored ticks of a booking, in order. */
async function ticksOf(island: Island, bookingId: number) {
	const rows = await island.db
		.select()
		.from(bookingEvents)
		.where(eq(bookingEvents.bookingId, bookingId));
	return rows
		.map(({ type }) => type)
		.filter((type) => ["picked up", "no-show", "boarding undone"].includes(type));
}

async function openManifest(page: Page, island: Island) {
	const trip = await addExcursion(island.db);
	const thea = await addBooking(island, trip, { name: "Thea Thumb" });
	const otto = await addBooking(island, trip, { name: "Otto Offline" });
	const path = await manifestPath(island.db, { excursionId: trip.id, date: soon() });
	await page.goto(path, { waitUntil: "networkidle" });
	return { path, thea, otto };
}

test("ticks without a network are kept on the phone, and each is sent once, also by a later page", async ({
	page,
	island,
	context,
}) => {
	await signIn(context, island, { role: "supervisor" });
	const { path, thea, otto } = await openManifest(page, island);
	await context.setOffline(true);
	await tickOf(page, "Thea Thumb").click();
	await expect(tickOf(page, "Thea Thumb")).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("button", { name: /^No-show.*Otto Offline/ }).click();
	await tickOf(page, "Otto Offline").click();
	await expect(page.locator("main [role=status]").first()).toContainText(
		"3 ticks are kept on this phone, not sent yet. We send them when the network is back.",
	);
	await expectAccessible(page);
	expect(await keptOperations(page)).toHaveLength(3);
	expect(await ticksOf(island, thea.id)).toEqual([]);

	await context.setOffline(false);
	await expect(page.getByText("not sent yet")).toHaveCount(0);
	expect(await ticksOf(island, thea.id)).toEqual(["picked up"]);
	// of two ticks that come together the later one counts, and the other is no refusal
	expect(await ticksOf(island, otto.id)).toEqual(["picked up"]);
	await expect(page.getByText("could not be taken")).toHaveCount(0);
	await expect.poll(() => keptOperations(page)).toEqual([]);

	// the server takes it, but its answer is lost
	const answer = await breakRequests(page, "**/today/operations", async (route) => {
		await route.fetch();
		await route.abort("failed");
	});
	await tickOf(page, "Thea Thumb").click();
	await expect(page.getByText("Kept on this phone, not sent yet", { exact: true })).toBeVisible();
	answer();
	await page.goto("/dashboard/cash");
	await expect.poll(() => keptOperations(page)).toEqual([]);
	expect(await ticksOf(island, thea.id)).toEqual(["picked up", "boarding undone"]);
	await page.goto(path);
	await expect(tickOf(page, "Thea Thumb")).toHaveAttribute("aria-pressed", "false");
});

test("a lost session keeps the ticks, no other user sends them, and the next sign-in of the same user does", async ({
	page,
	island,
	context,
}) => {
	const marta = await signIn(context, island, { role: "supervisor" });
	const { path, thea } = await openManifest(page, island);
	const ofMarta = await context.cookies();
	await context.clearCookies();
	await tickOf(page, "Thea Thumb").click();
	await expect(page.getByText("You are signed out").first()).toBeVisible();

	await signIn(context, island, { role: "supervisor" });
	// the first user's page is still open
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await expect(
		page.getByText("The user who is signed in now may not send them").first(),
	).toBeVisible();
	await page.goto(path, { waitUntil: "networkidle" });
	await expect(page.getByText("not sent yet")).toHaveCount(0);
	await expect(tickOf(page, "Thea Thumb")).toHaveAttribute("aria-pressed", "false");
	expect(await ticksOf(island, thea.id)).toEqual([]);

	await context.clearCookies();
	await context.addCookies(ofMarta);
	await page.goto(path);
	await expect(tickOf(page, "Thea Thumb")).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByText("not sent yet")).toHaveCount(0);
	const others = and(eq(bookingEvents.bookingId, thea.id), ne(bookingEvents.actorId, marta.id));
	expect(await ticksOf(island, thea.id)).toEqual(["picked up"]);
	expect(await island.db.$count(bookingEvents, others)).toBe(0);
});
