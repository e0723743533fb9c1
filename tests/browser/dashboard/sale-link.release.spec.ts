import { eq } from "drizzle-orm";
import { bookings, outbox } from "#app/database/schema.server.ts";
import {
	expect,
	expectAccessible,
	expectNoSideways,
	expectToast,
	takenOver,
	test,
} from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, soon } from "#tests/builders.ts";

test("a sale by phone with a misheard address and one guest too few is mended before it is paid", async ({
	page,
	context,
	island,
	browser,
}) => {
	await signIn(context, island, { name: "Marta Boss", role: "supervisor" });
	const trip = await addExcursion(island.db, { title: "Zebra cliffs by boat", capacity: 14 });
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(`/dashboard/bookings/new?excursion=${trip.id}&date=${soon()}`);
	await page.getByLabel("Name, or the name of a group").fill("Matthias Grünwald-Hohenstein");
	await page.getByRole("textbox", { name: "Email" }).fill("matthias@mial.example");
	await page.getByRole("button", { name: /^Book/ }).click();
	await expect(page).toHaveURL(/\/booked$/);
	const id = Number(page.url().split("/").at(-2));
	const storedBooking = async () =>
		(await island.db.select().from(bookings).where(eq(bookings.id, id)))[0];
	const { confirmId: oldLink = "" } = (await storedBooking()) ?? {};

	const statusesOfMails = async () =>
		(await island.db.select().from(outbox).where(eq(outbox.bookingId, id))).map(
			({ status }) => status,
		);
	await expect.poll(statusesOfMails).toEqual(["sent"]);
	await page.goto(`/dashboard/bookings/${id}`);
	await takenOver(page);
	const card = page.getByRole("region", { name: "Pay link" });
	await expect(card.getByText("Valid until")).toBeVisible();
	await expect(card.getByRole("img", { name: "QR code of the pay link" })).toBeVisible();
	await expect(card.getByText("Mailed to matthias@mial.example")).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	await expectAccessible(page);
	await expectNoSideways(page);
	await card.getByRole("button", { name: "Send the link again" }).dblclick();
	await expectToast(page, "The pay link is on its way");
	await expect.poll(statusesOfMails).toEqual(["sent", "sent"]);

	await page.goto(`/dashboard/bookings/${id}/edit`);
	await takenOver(page);
	await page.getByRole("textbox", { name: "Email" }).fill("matthias@mail.example");
	await page.getByLabel("Adults").fill("3");
	await expect(page.getByRole("radio", { name: /^Pay link/ })).toBeChecked();
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.getByRole("button", { name: /^Save, settle/ }).dblclick();
	await expectToast(page, "Saved, and the guest has a mail");
	await expect(card.getByText("€192", { exact: true })).toBeVisible();
	await expect(page.getByText("The old link ends.")).toBeVisible();

	const guestContext = await browser.newContext({ baseURL: island.url.origin });
	const guest = await guestContext.newPage();
	await guest.goto(`/payment/checkout/${oldLink}`);
	await expect(guest).toHaveURL(/\/payment\/error/);
	const link = await card.getByRole("link", { name: /payment\/checkout/ }).getAttribute("href");
	expect(link).not.toContain(oldLink);
	await guest.goto(link ?? "");
	await guest.getByRole("button", { name: /^Pay/ }).click();
	await expect(guest).toHaveURL(/\/payment\/success/);
	await guestContext.close();
	await page.reload();
	await expect(card).toHaveCount(0);
	expect(await storedBooking()).toMatchObject({
		status: "confirmed",
		adults: 3,
		priceCents: 19_200,
	});
});
