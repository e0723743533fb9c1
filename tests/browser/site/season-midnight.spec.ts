import { eq } from "drizzle-orm";
import { instantOf } from "#app/catalogue/local-date.ts";
import { bookings, priceRules } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { addExcursion, soon } from "#tests/builders.ts";

// the host's name gives the island a worker of its own, whose clock no other test shares
test.use({ ownIsland: "midnight", islandHost: "localhost" });

test("a form opened at 23:59 on the island and sent at 00:00:30 says the season's price before anything is booked", async ({
	page,
	island,
	extraHTTPHeaders,
}) => {
	const midnight = instantOf(soon(1), "00:00", "Atlantic/Canary");
	const setClock = async (instant: number) => {
		const ahead = String(instant - Date.now());
		await page.setExtraHTTPHeaders({ ...extraHTTPHeaders, "clock-ahead": ahead });
		await page.clock.setSystemTime(instant);
	};
	const trip = await addExcursion(island.db);
	await island.db.insert(priceRules).values({
		...{ excursionId: trip.id, position: 0, createdAt: Date.now() },
		...{ bookedFrom: soon(1), adultCents: 7150 },
	});
	const sold = () => island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id));
	await page.setViewportSize({ width: 390, height: 844 });
	await setClock(midnight - 60_000);
	await page.goto(`/excursion/${trip.id}?date=${soon()}`);
	await wake(page, "booking-widget");
	const total = page.locator("form output").last();
	await expect(total).toHaveText("€128");
	await page.getByLabel("We pick you up at").selectOption({ index: 1 });
	await page.getByLabel("Full name").fill("Ida Lindqvist");
	await page.getByLabel("Email", { exact: true }).fill("ida@mail.example");
	await page.getByLabel("Email again").fill("ida@mail.example");

	await setClock(midnight + 30_000);
	const book = page.locator("#book").getByRole("button", { name: "Book and pay" });
	await book.click();
	await expect(page.getByRole("alert")).toContainText("The price is €143 now");
	await expect(total).toHaveText("€143");
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	await expectAccessible(page);
	expect(await sold()).toEqual([]);
	// who opens the page now reads the season's price at once
	const other = await page.context().newPage();
	await other.setExtraHTTPHeaders({
		...{ ...extraHTTPHeaders, "clock-ahead": String(midnight + 30_000 - Date.now()) },
	});
	await other.goto(`/excursion/${trip.id}?date=${soon()}`);
	await expect(other.locator("form output").last()).toHaveText("€143");
	await other.close();

	await book.click();
	await expect(page).toHaveURL(/\/payment\//);
	await expect(page.getByText("€143").first()).toBeVisible();
	expect(await sold()).toMatchObject([{ priceCents: 14_300, status: "pending" }]);
});
