import { eq } from "drizzle-orm";
import { attentionItems, bookings } from "#app/database/schema.server.ts";
import {
	expect,
	expectAccessible,
	expectNoSideways,
	expectToast,
	test,
} from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addBooking, addRefund } from "#tests/sales.ts";

test.use({ ownIsland: "attention" });

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
	await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
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
	await expectAccessible(page);
	await expectNoSideways(page);
	await refund.getByRole("button", { name: "Cancel the booking" }).click();
	await expectToast(page, "The booking is cancelled, a guest with an email has a mail");
	await expect(refund).toHaveCount(0);
	const [cancelled] = await island.db.select().from(bookings).where(eq(bookings.id, row.id));
	expect(cancelled?.status).toBe("cancelled");
	await page.goto("/dashboard/attention?show=settled");
	await expect(refund.getByText("Settled by Marta Boss")).toBeVisible();
});
