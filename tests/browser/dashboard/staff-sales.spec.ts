import type { BrowserContext } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import type { User } from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import {
	bookingEvents,
	bookings,
	outbox,
	paymentMoney,
	payments,
	sandboxCheckouts,
} from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	expect,
	expectAccessible,
	expectNoSideways,
	expectToast,
	test,
} from "#tests/browser/browser-test.ts";
import { addExcursion, manifestPath, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addBooking, addHotel } from "#tests/sales.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

async function signIn(context: BrowserContext, island: Island, change: Partial<User>) {
	const { visitor, user } = await signedInVisitor(island, { ...change, password: null });
	await context.addCookies(
		[...visitor.cookies].map(([name, value]) => ({ name, value, url: island.url.origin })),
	);
	return user;
}

/** A booking paid at the sandbox, so that its refund is in the sandbox's ledger. */
async function addSandboxBooking(island: Island, name: string) {
	const excursion = await addExcursion(island.db);
	const row = await addBooking(island, excursion, { name, phone: "+34 600 111 222" });
	await runBatch(island.db, {
		payment: island.db
			.update(payments)
			.set({ gateway: "sandbox", gatewayPaymentId: `pi_sandbox_${row.id}` })
			.where(eq(payments.bookingId, row.id)),
		checkout: island.db.insert(sandboxCheckouts).values({
			id: `cs_sandbox_${row.id}`,
			paymentId: `p${row.id}-1`,
			description: "x",
			amountCents: row.priceCents,
			currency: "EUR",
			successUrl: "/",
			cancelUrl: "/",
			status: "complete",
			expiresAt: Date.now(),
		}),
	});
	return { excursion, row };
}

test("every screen of the sales passes axe and stays inside the page", async ({
	page,
	context,
	island,
}) => {
	const user = await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
	const { excursion, row } = await addSandboxBooking(island, "Ida Lindqvist");
	const departure = await manifestPath(island.db, { excursionId: excursion.id, date: soon() });
	for (const path of [
		"/dashboard",
		"/dashboard/bookings",
		"/dashboard/bookings?q=nobody-of-that-name",
		`/dashboard/bookings/${row.id}`,
		`/dashboard/bookings/${row.id}/change`,
		`/dashboard/bookings/${row.id}/edit`,
		`/dashboard?date=${soon()}`,
		departure,
		"/dashboard/users",
		"/dashboard/users/user-new",
		`/dashboard/users/${user.id}`,
	]) {
		await page.setViewportSize(phone);
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		for (const size of [phone, desk]) {
			await page.setViewportSize(size);
			await expectAccessible(page, { hasContrast: size === phone });
			await expectNoSideways(page, path);
		}
	}
});

test.describe("on a phone", () => {
	test.use({ viewport: phone });

	test("the list comes before its filters, which open by a press and stay open while they narrow it", async ({
		page,
		context,
		island,
	}) => {
		await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
		await page.goto("/dashboard/bookings");
		const status = page.getByLabel("Status");
		await expect(page.getByRole("button", { name: "Search" })).toBeVisible();
		await expect(status).toBeHidden();
		await page.getByText("More filters").click();
		await status.selectOption("cancelled");
		await page.getByRole("button", { name: "Search" }).click();
		await expect(page).toHaveURL(/status=cancelled/);
		await expect(status).toHaveValue("cancelled");
		await expect(status).toBeVisible();
		await page.setViewportSize(desk);
		await expect(status).toBeVisible();
		// the rest stands behind the same press, and is open while the list is narrowed
		await expect(page.getByLabel("Excursion")).toBeVisible();
		await page.getByText("More filters").click();
		await expect(page.getByLabel("Excursion")).toBeHidden();
		await expect(status).toBeVisible();
	});

	test("a booking is found by a part of the name, and a double click refunds once", async ({
		page,
		context,
		island,
	}) => {
		await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
		const name = "Quentin Double";
		const { row } = await addSandboxBooking(island, name);
		await page.goto("/dashboard/bookings");
		await page.getByLabel("Code, name, email or phone").fill("doubl");
		await page.getByRole("button", { name: "Search" }).click();
		await page.getByRole("link", { name: row.reference }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
		await page.getByText("Cancel this booking").click();
		await page.getByRole("button", { name: "Cancel and pay back" }).dblclick();
		await expect(page.getByText("Cancelled", { exact: true }).first()).toBeVisible();
		await expectToast(page, "The booking is cancelled, its money goes back");
		await expectAccessible(page);
		await expect
			.poll(async () => {
				const [payment] = await island.db
					.select()
					.from(paymentMoney)
					.where(eq(paymentMoney.bookingId, row.id));
				return payment?.status;
			})
			.toBe("refunded");
		const refunds = await island.db
			.select()
			.from(bookingEvents)
			.where(and(eq(bookingEvents.bookingId, row.id), eq(bookingEvents.type, "refunded")));
		expect(refunds).toHaveLength(1);
		const mails = await island.db.select().from(outbox).where(eq(outbox.bookingId, row.id));
		expect(mails).toHaveLength(1);
		const [checkout] = await island.db
			.select()
			.from(sandboxCheckouts)
			.where(eq(sandboxCheckouts.paymentId, `p${row.id}-1`));
		expect(checkout?.refundedCents).toBe(row.priceCents);
	});

	test("a guest is ticked with one thumb, and the tick is there after a reload", async ({
		page,
		context,
		island,
	}) => {
		await signIn(context, island, { role: "supervisor" });
		const { excursion } = await addSandboxBooking(island, "Thea Thumb");
		await page.goto(await manifestPath(island.db, { excursionId: excursion.id, date: soon() }));
		const tick = page.getByRole("button", { name: "Thea Thumb is on board" });
		const box = await tick.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
		// it is shown before the answer, and saved with the answer
		const tickStored = page.waitForResponse((answer) => answer.request().method() === "POST");
		await tick.click();
		await expect(tick).toHaveAttribute("aria-pressed", "true");
		await tickStored;
		await page.reload();
		await expect(tick).toHaveAttribute("aria-pressed", "true");
		await tick.click();
		await expect(tick).toHaveAttribute("aria-pressed", "false");
		await page.getByRole("button", { name: /No-show/ }).click();
		await expect(page.getByRole("button", { name: /Undo no-show/ })).toBeVisible();
		await expectAccessible(page);
	});

	test("the printed manifest has the guests and none of the controls", async ({
		page,
		context,
		island,
	}) => {
		await signIn(context, island, { role: "supervisor" });
		const { excursion } = await addSandboxBooking(island, "Paula Paper");
		await page.goto(await manifestPath(island.db, { excursionId: excursion.id, date: soon() }));
		await page.emulateMedia({ media: "print" });
		for (const phrase of ["Paula Paper", "Hotel Los Dragos", "+34 600 111 222", "1 adult"])
			await expect(page.getByText(phrase).first()).toBeVisible();
		for (const control of ["Print", "Cancel this departure", /No-show/])
			await expect(page.getByText(control).first()).toBeHidden();
		await expect(page.getByRole("navigation")).toBeHidden();
		expect(await page.pdf().then((file) => file.length)).toBeGreaterThan(1000);
	});

	test("a partner sees only the bookings of its hotel", async ({ page, context, island }) => {
		const user = await signIn(context, island, { role: "partner" });
		const hotelId = await addHotel(island, { partnerUserId: user.id });
		const excursion = await addExcursion(island.db);
		await addBooking(island, excursion, { name: "Hotel Guest" }, { hotelId });
		const web = await addBooking(island, excursion, { name: "Webster Guest" });
		await page.goto("/dashboard/bookings");
		await expect(page.getByText("Hotel Guest")).toBeVisible();
		await expect(page.getByText("Webster Guest")).toHaveCount(0);
		await expect(page.getByRole("link", { name: "Export" })).toHaveCount(0);
		await page.goto(`/dashboard/bookings/${web.id}`);
		await expect(page.getByText("Page not found")).toBeVisible();
		await page.goto(await manifestPath(island.db, { excursionId: excursion.id, date: soon() }));
		await expect(page.getByText("Hotel Guest")).toBeVisible();
		await expect(page.getByText("Webster Guest")).toHaveCount(0);
		await expectAccessible(page);
	});

	test("impersonation shows a banner and the way back", async ({ page, context, island }) => {
		await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
		const { user } = await signedInVisitor(island, {
			role: "manager",
			name: "Lena Guide",
			password: null,
		});
		await page.goto(`/dashboard/users/${user.id}`);
		await page.getByText("Password, sessions, ban and removal").click();
		await page.getByRole("button", { name: "Act as this user" }).click();
		await expect(page.getByText("You act as Lena Guide")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Back to yourself" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Users");
		await expect(page.getByText("You act as")).toHaveCount(0);
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, viewport: phone });

	test("a guest is ticked and a booking cancelled", async ({ page, context, island }) => {
		await signIn(context, island, { role: "supervisor" });
		const { excursion, row } = await addSandboxBooking(island, "Nora Noscript");
		await page.goto(await manifestPath(island.db, { excursionId: excursion.id, date: soon() }));
		const tick = page.getByRole("button", { name: "Nora Noscript is on board" });
		await tick.click();
		await expect(tick).toHaveAttribute("aria-pressed", "true");
		await page.goto(`/dashboard/bookings/${row.id}`);
		await page.getByText("Cancel this booking").click();
		await page.getByRole("button", { name: "Cancel and pay back" }).click();
		await expectToast(page, "The booking is cancelled, its money goes back");
		const [bookingAfter] = await island.db.select().from(bookings).where(eq(bookings.id, row.id));
		expect(bookingAfter?.status).toBe("cancelled");
	});
});
