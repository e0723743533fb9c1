import type { Page } from "@playwright/test";
import { and, eq, ne } from "drizzle-orm";
import { boardings, boardingTicks, bookingEvents, bookings } from "#app/database/schema.server.ts";
import { breakRequests, expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, columnsOn, manifestPath, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import { keptOperations } from "./kept-operations.ts";

test.use({ viewport: { width: 390, height: 844 } });

const waiting = (page: Page, text: string) => page.getByText(text, { exact: false }).first();
const readTickBox = (page: Page, name: string) =>
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
	return { trip, path, thea, otto };
}

test("ticks without a network are kept on the phone, outlive the page, and are sent once when the network is back", async ({
	page,
	island,
	context,
}) => {
	await signIn(context, island, { role: "supervisor" });
	const { path, thea, otto } = await openManifest(page, island);
	await context.setOffline(true);
	await readTickBox(page, "Thea Thumb").click();
	await expect(readTickBox(page, "Thea Thumb")).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByText("Kept on this phone, not sent yet", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: /^No-show.*Otto Offline/ }).click();
	await readTickBox(page, "Otto Offline").click();
	await expect(page.locator("main [role=status]").first()).toContainText(
		"3 ticks are kept on this phone, not sent yet. We send them when the network is back.",
	);
	await expect(page.getByRole("link", { name: "Thea Thumb" })).toBeVisible();
	await expectAccessible(page);
	expect(await keptOperations(page)).toHaveLength(3);
	expect(await island.db.$count(boardings, eq(boardings.bookingId, thea.id))).toBe(0);

	await context.setOffline(false);
	await expect(page.getByText("not sent yet")).toHaveCount(0);
	expect(await ticksOf(island, thea.id)).toEqual(["picked up"]);
	// of two ticks that come together the later one counts, and the other is no refusal
	expect(await ticksOf(island, otto.id)).toEqual(["picked up"]);
	await expect(page.getByText("could not be taken")).toHaveCount(0);
	await expect.poll(() => keptOperations(page)).toEqual([]);

	// stored ticks survive the page and are sent by the next one
	const sendAgain = await breakRequests(page, "**/today/operations");
	await readTickBox(page, "Thea Thumb").click();
	await expect(page.getByText("Kept on this phone, not sent yet", { exact: true })).toBeVisible();
	sendAgain();
	await page.goto("/dashboard");
	await expect(async () => {
		expect(await ticksOf(island, thea.id)).toEqual(["picked up", "boarding undone"]);
	}).toPass();
	await page.goto(path);
	await expect(readTickBox(page, "Thea Thumb")).toHaveAttribute("aria-pressed", "false");
});

test("a tick whose answer is lost is sent again and is one entry in the history", async ({
	page,
	island,
	context,
}) => {
	await signIn(context, island, { role: "supervisor" });
	const { thea } = await openManifest(page, island);
	const answer = await breakRequests(page, "**/today/operations", async (route) => {
		await route.fetch();
		await route.abort("failed");
	});
	await readTickBox(page, "Thea Thumb").click();
	await expect(page.getByText("Kept on this phone, not sent yet", { exact: true })).toBeVisible();
	answer();
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await expect(page.getByText("not sent yet")).toHaveCount(0);
	expect(await ticksOf(island, thea.id)).toEqual(["picked up"]);
});

test("what sends ticks comes by itself only where some are kept, and with a later page when it did not load", async ({
	page,
	island,
	context,
}) => {
	await signIn(context, island, { role: "supervisor" });
	const requests: string[] = [];
	page.on("request", (request) => requests.push(new URL(request.url()).pathname));
	const askedForSender = () => requests.filter((path) => path.startsWith("/assets/tick-sender-"));
	await page.goto("/dashboard", { waitUntil: "networkidle" });
	expect(requests.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(3);
	expect(askedForSender()).toEqual([]);

	const { thea } = await openManifest(page, island);
	const sendAgain = await breakRequests(page, "**/today/operations");
	await readTickBox(page, "Thea Thumb").click();
	await expect(page.getByText("Kept on this phone, not sent yet", { exact: true })).toBeVisible();
	sendAgain();
	const loadSender = await breakRequests(page, "**/assets/tick-sender-*");
	requests.length = 0;
	await page.goto("/dashboard/cash");
	await expect.poll(askedForSender).not.toEqual([]);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(await ticksOf(island, thea.id)).toEqual([]);
	loadSender();
	await page.goto("/dashboard/cash");
	await expect(async () => {
		expect(await ticksOf(island, thea.id)).toEqual(["picked up"]);
	}).toPass();
	// the phone forgets a tick after it has kept the answer
	await expect.poll(() => keptOperations(page)).toEqual([]);
});

test("a tick that came too late, or for a booking that left the departure, is reported once", async ({
	page,
	island,
	context,
}) => {
	await signIn(context, island, { role: "supervisor" });
	const { trip, path, thea, otto } = await openManifest(page, island);
	await context.setOffline(true);
	await readTickBox(page, "Thea Thumb").click();
	await readTickBox(page, "Otto Offline").click();
	await expect(page.getByText("Kept on this phone, not sent yet", { exact: true })).toHaveCount(2);
	await island.db.insert(boardingTicks).values({
		id: crypto.randomUUID(),
		bookingId: thea.id,
		people: "[0]",
		state: "no-show",
		actorName: "Pau",
		pressedAt: Date.now() + 60_000,
		receivedAt: Date.now(),
	});
	await island.db
		.update(bookings)
		.set(await columnsOn(island.db, { excursionId: trip.id, date: soon(9) }))
		.where(eq(bookings.id, otto.id));
	await context.setOffline(false);
	await expect(page.getByText("somebody has ticked or unticked this guest since")).toBeVisible();
	await expect(page.getByText("this booking has left the departure")).toBeVisible();
	await expect(readTickBox(page, "Thea Thumb")).toHaveAttribute("aria-pressed", "false");
	await expect(page.getByRole("button", { name: /^Undo no-show.*Thea Thumb/ })).toBeVisible();
	await expectAccessible(page);
	await page.goto(path);
	await expect(page.getByText("A booking that is not on this list")).toBeVisible();
	const understood = page.getByRole("button", { name: "Understood" });
	await understood.first().click();
	await understood.click();
	await expect(page.getByText("could not be taken")).toHaveCount(0);
	await expect.poll(() => keptOperations(page)).toEqual([]);
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
	await readTickBox(page, "Thea Thumb").click();
	await expect(waiting(page, "You are signed out")).toBeVisible();
	await expect(page.getByText("Kept on this phone, not sent yet", { exact: true })).toBeVisible();

	await signIn(context, island, { role: "supervisor" });
	// the first user's page is still open
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await expect(waiting(page, "The user who is signed in now may not send them")).toBeVisible();
	await page.goto(path, { waitUntil: "networkidle" });
	await expect(page.getByText("not sent yet")).toHaveCount(0);
	await expect(readTickBox(page, "Thea Thumb")).toHaveAttribute("aria-pressed", "false");
	expect(await ticksOf(island, thea.id)).toEqual([]);

	await context.clearCookies();
	await context.addCookies(ofMarta);
	await page.goto(path);
	await expect(readTickBox(page, "Thea Thumb")).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByText("not sent yet")).toHaveCount(0);
	const others = and(eq(bookingEvents.bookingId, thea.id), ne(bookingEvents.actorId, marta.id));
	expect(await ticksOf(island, thea.id)).toEqual(["picked up"]);
	expect(await island.db.$count(bookingEvents, others)).toBe(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a tick is a form that is posted", async ({ page, island, context }) => {
		await signIn(context, island, { role: "supervisor" });
		const { thea } = await openManifest(page, island);
		await readTickBox(page, "Thea Thumb").click();
		await expect(readTickBox(page, "Thea Thumb")).toHaveAttribute("aria-pressed", "true");
		expect(await ticksOf(island, thea.id)).toEqual(["picked up"]);
	});
});
