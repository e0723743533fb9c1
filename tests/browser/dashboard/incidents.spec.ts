import type { BrowserContext } from "@playwright/test";
import { eq } from "drizzle-orm";
import { attentionItems, bookings, resources } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	expect,
	expectAccessible,
	expectNoSideways,
	expectToast,
	test,
} from "#tests/browser/browser-test.ts";
import { addExcursion, columnsOn, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addBooking, addRefund } from "#tests/sales.ts";

test.use({ ownIsland: "attention" });
// in one process, so that all tests share an island
test.describe.configure({ mode: "default" });

async function signIn(context: BrowserContext, island: Island, role: string) {
	const { visitor } = await signedInVisitor(island, { role, name: "Marta Boss", password: null });
	await context.addCookies(
		[...visitor.cookies].map(([name, value]) => ({ name, value, url: island.url.origin })),
	);
}

async function addMatters(island: Island) {
	const row = await addBooking(island, await addExcursion(island.db), { name: "Fiona Pike" });
	await addRefund(island, row.id, { reason: null, source: "gateway", state: "done" });
	const now = Date.now();
	const incident = { amountCents: 6400, currency: "EUR", createdAt: now, updatedAt: now };
	await island.db.insert(attentionItems).values([
		{
			...incident,
			dedupeKey: `browser-refund:${row.id}`,
			kind: "refunded at gateway",
			bookingId: row.id,
			paymentId: `p${row.id}-1`,
			gatewayRef: "pi_3NoBookingAtAll000000000000000000000000000",
		},
		{
			...incident,
			dedupeKey: `browser-dispute:${row.id}`,
			kind: "dispute",
			bookingId: row.id,
			facts: "needs_response",
			detail: "The money is held until it is decided. Reason: product not received.",
			dueAt: now + 6 * 86_400_000,
		},
	]);
	return row;
}

const phone = { width: 390, height: 900 };
const desk = { width: 1280, height: 900 };

test("what needs attention is readable, fits and is settled, on a phone and on a desk", async ({
	page,
	context,
	island,
}) => {
	await page.setViewportSize(phone);
	await signIn(context, island, "supervisor");
	const row = await addMatters(island);
	await page.goto("/dashboard/attention");
	const menu = page.getByRole("navigation", { name: "Staff" });
	await expect(menu.locator("summary")).toHaveText(/^More\D*here: Needs attention\d+ open$/);
	await menu.locator("summary").click();
	const here = menu.getByRole("link", { name: /^Needs attention \d+ open$/ });
	await expect(here).toBeVisible();
	await page.keyboard.press("Escape");
	await page.setViewportSize(desk);
	await expect(here).toBeVisible();
	await page.setViewportSize(phone);
	const incident = page.getByRole("article").filter({ hasText: row.reference });
	const refund = incident.filter({ hasText: "still holds its seats" });
	await refund.locator("summary").first().click();
	await refund.locator("summary", { hasText: "Cancel the booking" }).click();
	await expectAccessible(page, { alsoAt: desk });
	await expectNoSideways(page);
	await refund.getByRole("button", { name: "Cancel the booking" }).click();
	await expectToast(page, "The booking is cancelled, a guest with an email has a mail");
	await expect(refund).toHaveCount(0);
	const [cancelled] = await island.db.select().from(bookings).where(eq(bookings.id, row.id));
	expect(cancelled?.status).toBe("cancelled");
	await page.goto("/dashboard/attention?show=settled");
	await expect(refund.getByText("Settled by Marta Boss")).toBeVisible();
	await expectAccessible(page, { alsoAt: desk });
	await page.goto("/dashboard/attention/reconciliation");
	await expect(page.getByRole("heading", { name: "Ledgers compared" })).toBeVisible();
	await expectAccessible(page, { alsoAt: desk });
});

test("a phone shows at least eight entries at once", async ({ page, context, island }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn(context, island, "supervisor");
	await addMatters(island);
	await island.db.insert(resources).values([
		{ kind: "guide", name: "Busy Guide", createdAt: 0, updatedAt: 0 },
		{ kind: "vehicle", name: "Busy Van", seats: 20, createdAt: 0, updatedAt: 0 },
	]);
	for (let trip = 1; trip <= 8; trip += 1) {
		const excursion = await addExcursion(island.db, {
			title: `Trip ${trip} to the far end of the island`,
			startTime: "23:58",
		});
		const { id } = await addBooking(island, excursion, { name: `Guest Number${trip}` });
		await island.db
			.update(bookings)
			.set(await columnsOn(island.db, { excursionId: excursion.id, date: soon(1) }))
			.where(eq(bookings.id, id));
	}
	await page.goto("/dashboard/attention");
	await expect(page.getByText("no guide, no vehicle").first()).toBeVisible();
	const menu = await page.getByRole("navigation", { name: "Staff" }).boundingBox();
	const foots = await page
		.locator("main ol > li")
		.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
	expect(foots.filter((foot) => foot <= (menu?.y ?? 0)).length).toBeGreaterThanOrEqual(8);
	await expectAccessible(page);
});

test("a user who may only read sees everything and is offered no action", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, "manager");
	const row = await addMatters(island);
	await page.goto("/dashboard/attention");
	const incident = page.getByRole("article").filter({ hasText: row.reference });
	await expect(incident).toHaveCount(2);
	await expect(incident.getByRole("button")).toHaveCount(0);
});
