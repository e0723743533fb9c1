import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { mailsTo } from "#tests/browser/mails-to.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";

test("the sea is rough: staff press once, and two guests choose two ways on their phones", async ({
	page,
	context,
	browser,
	island,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn(context, island, { name: "Nora", role: "supervisor" });
	const trip = await addExcursion(island.db, { title: "Whales before the storm" });
	const guests = [];
	for (const name of ["Ida Berg", "Joan Pike"]) {
		const email = `${name.slice(0, 4).trim().toLowerCase()}@storm.example`;
		guests.push({
			...(await addBooking(island, trip, { name, email, cemail: email })),
			name,
			email,
		});
	}
	const [first] = guests;
	await page.goto(
		`/dashboard/calendar?view=month&day=${soon()}&on=${first?.departureId}&act=weather`,
	);
	const panel = page.getByRole("region", { name: /Whales before the storm/ });
	await expect(panel).toContainText("bookings choose: money back");
	await expectAccessible(page);
	await panel.getByLabel("The guests choose within").selectOption("24");
	await panel.getByRole("button", { name: "Call off 1 departure, write to 2" }).click();
	await expect(panel).toHaveCount(0);

	const choices = ["Another departure", "Credit for a later trip"];
	for (const [index, { confirmId, email }] of guests.entries()) {
		const [question] = (await mailsTo(island, email)).slice(-1);
		expect(question?.text).toContain(`/booking/${confirmId}/weather`);
		const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
		const guestPage = await phone.newPage();
		await guestPage.goto(new URL(`/booking/${confirmId}`, island.url).href);
		await expect(guestPage.getByRole("heading", { level: 1 })).toContainText("The weather won’t");
		await expectAccessible(guestPage);
		const radio =
			index === 0
				? guestPage.getByRole("radio").first()
				: guestPage.getByRole("radio", { name: new RegExp(choices[index] ?? "") });
		await radio.check();
		await guestPage.getByRole("button", { name: "Confirm my choice" }).click();
		await expect(guestPage.getByRole("heading", { level: 1 })).toContainText(
			index === 0 ? "See you" : "This booking is cancelled",
		);
		await phone.close();
	}
	const rows = await island.db
		.select({ status: bookings.status })
		.from(bookings)
		.where(eq(bookings.excursionId, trip.id))
		.orderBy(bookings.id);
	expect(rows.map(({ status }) => status)).toEqual(["confirmed", "cancelled"]);
	await page.goto(`/dashboard/departures/${first?.departureId}`);
	await expect(page.getByRole("link", { name: "Sell seats" })).toHaveCount(0);
	await page.getByRole("link", { name: "What the guests chose" }).click();
	for (const words of ["Moved to", "Credit, €"])
		await expect(page.getByText(words).first()).toBeVisible();
	await expectAccessible(page);
});
