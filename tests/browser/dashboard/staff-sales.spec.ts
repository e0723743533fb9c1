import type { BrowserContext } from "@playwright/test";
import { eq } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { paymentMoney, payments, sandboxCheckouts } from "#app/database/schema.server.ts";
import { expect, expectAccessible, expectToast, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, manifestPath, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** A booking paid at the sandbox, so that its refund is in the sandbox's ledger. */
async function addSandboxBooking(island: Island, name: string) {
	const trip = await addExcursion(island.db);
	const booking = await addBooking(island, trip, { name });
	await runBatch(island.db, {
		payment: island.db
			.update(payments)
			.set({ gateway: "sandbox", gatewayPaymentId: `pi_sandbox_${booking.id}` })
			.where(eq(payments.bookingId, booking.id)),
		checkout: island.db.insert(sandboxCheckouts).values({
			...{ id: `cs_sandbox_${booking.id}`, paymentId: `p${booking.id}-1`, description: "x" },
			...{ amountCents: booking.priceCents, currency: "EUR", successUrl: "/", cancelUrl: "/" },
			...{ status: "complete", expiresAt: Date.now() },
		}),
	});
	return { trip, booking };
}

/** What the sandbox has paid back of it. */
async function refundedCents({ db }: Island, bookingId: number) {
	const [checkout] = await db
		.select()
		.from(sandboxCheckouts)
		.where(eq(sandboxCheckouts.paymentId, `p${bookingId}-1`));
	return checkout?.refundedCents;
}

const asSupervisor = (context: BrowserContext, island: Island) =>
	signIn(context, island, { role: "supervisor", name: "Marta Boss" });

test("a booking is found by a part of the name, and a double press cancels and refunds it once", async ({
	page,
	context,
	island,
}) => {
	await asSupervisor(context, island);
	const { booking } = await addSandboxBooking(island, "Quentin Double");
	await page.goto("/dashboard/bookings");
	await page.getByLabel("Code, name, email or phone").fill("doubl");
	await page.getByRole("button", { name: "Search" }).click();
	await page.getByRole("link", { name: booking.reference }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quentin Double");
	await page.getByText("Cancel this booking").click();
	await expectAccessible(page, { within: "main" });
	await page.getByRole("button", { name: "Cancel and pay back" }).dblclick();
	await expectToast(page, "The booking is cancelled, its money goes back");
	await expect.poll(() => refundedCents(island, booking.id)).toBe(booking.priceCents);
	// the gateway has paid back before our own row says so
	await expect(async () => {
		const money = await island.db
			.select()
			.from(paymentMoney)
			.where(eq(paymentMoney.bookingId, booking.id));
		expect(money).toMatchObject([{ status: "refunded", refundedCents: booking.priceCents }]);
	}).toPass();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a guest is ticked and a booking cancelled", async ({ page, context, island }) => {
		await asSupervisor(context, island);
		const { trip, booking } = await addSandboxBooking(island, "Nora Noscript");
		await page.goto(await manifestPath(island.db, { excursionId: trip.id, date: soon() }));
		const tick = page.getByRole("button", { name: "Nora Noscript is on board" });
		await tick.click();
		await expect(tick).toHaveAttribute("aria-pressed", "true");
		await page.goto(`/dashboard/bookings/${booking.id}`);
		await page.getByText("Cancel this booking").click();
		await page.getByRole("button", { name: "Cancel and pay back" }).click();
		await expectToast(page, "The booking is cancelled, its money goes back");
		await expect.poll(() => refundedCents(island, booking.id)).toBe(booking.priceCents);
	});
});
