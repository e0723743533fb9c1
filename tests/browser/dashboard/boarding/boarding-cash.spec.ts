import { eq } from "drizzle-orm";
import { bookings, paymentMoney, payments } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, columnsOn, soon } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";
import { boardingPageKept } from "./boarding-page-kept.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("cash is taken without a network, survives a cold start, and counts once; what was paid meanwhile is said", async ({
	page,
	context,
	island,
}) => {
	const user = await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
	const trip = await addExcursion(island.db, { title: "Round the salt pans" });
	const [ida, omar] = [
		await addBooking(island, trip, { name: "Ida Lindqvist" }, { paid: false }),
		await addBooking(island, trip, { name: "Omar Haddad" }, { paid: false }),
	];
	// bookings close before the day itself, so they are moved to it
	await island.db
		.update(bookings)
		.set({
			status: "confirmed",
			confirmedAt: Date.now(),
			...(await columnsOn(island.db, { excursionId: trip.id, date: soon(0) })),
		})
		.where(eq(bookings.excursionId, trip.id));
	await page.goto("/dashboard/today", { waitUntil: "networkidle" });
	// by its name, because which list comes first depends on the hour
	const list = page.getByRole("button", { name: "Round the salt pans" });
	await list.click();
	const card = (name: string) => page.getByRole("listitem").filter({ hasText: name }).last();
	await expect(card("Ida Lindqvist").getByText("€64 to pay")).toBeVisible();
	await boardingPageKept(page);
	await context.setOffline(true);
	for (const name of ["Ida Lindqvist", "Omar Haddad"]) {
		await card(name)
			.getByRole("button", { name: `Take €64 in cash from ${name}` })
			.click();
		await card(name).getByRole("button", { name: "Yes, I have €64" }).dblclick();
		await expect(card(name).getByText("✓ €64 taken in cash")).toBeVisible();
	}
	await expect(page.getByText("2 cash payments wait here: €128")).toBeVisible();
	await expectAccessible(page);
	const storage = await page.evaluate(() => JSON.stringify({ ...localStorage }));
	expect(storage).not.toContain("amountCents");
	await page.reload();
	await list.click();
	await expect(page.getByText("2 cash payments wait here: €128")).toBeVisible();
	await expect(card("Ida Lindqvist").getByText("waits on this phone")).toBeVisible();

	// Omar pays at the card terminal of the office meanwhile
	const now = Date.now();
	await island.db.insert(payments).values({
		id: `s${omar.id}-office`,
		bookingId: omar.id,
		gateway: "terminal",
		amountCents: 6400,
		receivedCents: 6400,
		currency: "EUR",
		status: "paid",
		paidAt: now,
		takenById: user.id,
		takenByName: "Jonas Office",
		createdAt: now,
		updatedAt: now,
	});
	await context.setOffline(false);
	await expect(page.getByText("cash payments wait here")).toHaveCount(0, { timeout: 30_000 });
	await expect(card("Ida Lindqvist").getByText("✓ €64 taken in cash")).toBeVisible();
	await expect(card("Omar Haddad").getByRole("alert")).toContainText(
		"Already paid to Jonas Office",
	);
	await expectAccessible(page);
	await card("Omar Haddad").getByRole("button", { name: "I gave it back" }).click();
	await expect(card("Omar Haddad").getByRole("alert")).toHaveCount(0);
	const money = await island.db.select().from(paymentMoney).where(eq(paymentMoney.gateway, "cash"));
	expect(money).toMatchObject([
		{ bookingId: ida.id, amountCents: 6400, takenByName: "Marta Boss" },
	]);
	await expect
		.poll(async () => (await page.request.get("/dashboard/attention?show=settled")).text())
		.toContain("gave the money back to the guest");
});
