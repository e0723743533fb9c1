import { eq } from "drizzle-orm";
import { bookings, cashMovements, paymentMoney, payments } from "#app/database/schema.server.ts";
import { expect, expectAccessible, expectToast, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";

test("a walk-up's cash goes back: cancelled with the box, given by hand, written down", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { name: "Nora", role: "supervisor" });
	const trip = await addExcursion(island.db, { title: "Zebra bay at noon" });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/dashboard/bookings/new?excursion=${trip.id}&date=${soon()}`);
	await page.getByRole("radio", { name: "Walk-up" }).check({ force: true });
	await page.getByLabel("Name, or the name of a group").fill("Green hat");
	await page.getByRole("radio", { name: "Cash" }).check();
	const money = await page.getByLabel("Received, EUR").inputValue();
	await page.getByRole("button", { name: "Book as paid in cash" }).click();
	await expect(page.getByText(`€${money} paid`)).toBeVisible();
	const [sold] = await island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id));
	await page.goto(`/dashboard/bookings/${sold?.id}`);
	await page.getByText("Cancel this booking").click();
	await expect(page.getByRole("checkbox", { name: `Pay €${money} back` })).toBeChecked();
	await expectAccessible(page);
	// the button says what it does
	await page.getByRole("checkbox", { name: `Pay €${money} back` }).uncheck();
	await expect(page.getByRole("button", { name: "Yes, cancel it" })).toBeVisible();
	await page.getByRole("checkbox", { name: `Pay €${money} back` }).check();
	await page.getByRole("button", { name: "Cancel and pay back" }).click();
	await expectToast(page, "The booking is cancelled, its money goes back");
	await page.getByRole("button", { name: `Record €${money} as given back` }).dblclick();
	await expectToast(page, "Recorded as given back");
	const [payment] = await island.db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, sold?.id ?? 0));
	const cents = sold?.priceCents ?? 0;
	expect(payment).toMatchObject({ gateway: "cash", status: "refunded", refundedCents: cents });
	const purse = await island.db
		.select({ cents: cashMovements.amountCents })
		.from(cashMovements)
		.where(eq(cashMovements.paymentId, payment?.id ?? ""));
	expect(purse).toEqual([{ cents }, { cents: -cents }]);
	await expectAccessible(page);
});

test("money that comes while staff write why they cancel is shown, their words stay, and the next press gives it back", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { role: "supervisor" });
	const { id } = await addBooking(island, await addExcursion(island.db), {}, { paid: false });
	await page.goto(`/dashboard/bookings/${id}`);
	await page.getByText("Cancel this booking").click();
	const reason = page.getByLabel("Reason, for the guest");
	await reason.fill("The boat is ashore.");
	const now = Date.now();
	await island.db.insert(payments).values({
		id: `t${id}-1`,
		bookingId: id,
		gateway: "cash",
		amountCents: 6400,
		currency: "EUR",
		status: "paid",
		paidAt: now,
		takenById: "nora",
		takenByName: "Nora",
		createdAt: now,
		updatedAt: now,
	});
	await page.getByRole("button", { name: "Yes, cancel it" }).click();
	await expect(page.getByRole("alert")).toContainText("has changed since this page was opened");
	await expect(page.getByRole("checkbox", { name: "Pay €64 back" })).toBeChecked();
	await expect(reason).toHaveValue("The boat is ashore.");
	await page.getByRole("button", { name: "Cancel and pay back" }).click();
	await expectToast(page, "The booking is cancelled, its money goes back");
});
