import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { instantOf } from "#app/catalogue/local-date.ts";
import { bookings, waitingParties } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, departureIdOf, type Excursion, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

// all files of this one share cron runs in the future, which end the holds of others
test.use({ ownIsland: "waiting list", viewport: { width: 390, height: 844 } });

const clockAt = (time: string, days: number) =>
	new Date(instantOf(soon(days), time, "Atlantic/Canary"));

/** A trip for four, of which two and two are sold. */
async function fullTrip(island: Island) {
	const trip = await addExcursion(island.db, {
		...{ capacity: 4, title: "Whales at noon", startTime: "12:00", cutoffHours: 2 },
	});
	const [two, others] = [
		await addBooking(island, trip, { adults: 2, price: 128, date: soon(5) }),
		await addBooking(island, trip, { adults: 2, price: 128, date: soon(5) }),
	];
	const cancel = (id: number) =>
		island.db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, id));
	return { trip, freeTwo: () => cancel(two.id), freeOthers: () => cancel(others.id) };
}

/** Presses the full day in the calendar, and follows the link that it shows. */
async function openList(page: Page, trip: Excursion) {
	await page.goto(`/excursion/${trip.id}?month=${soon(5).slice(0, 7)}`);
	await wake(page, "booking-widget");
	const [day] = [soon(5).slice(8).replace(/^0/, "")];
	await page
		.locator(".day-cell", { hasText: new RegExp(`${day}.*full`, "s") })
		.getByRole("link")
		.click();
	await page.getByRole("link", { name: "Tell me when seats come free" }).click();
	await page.waitForURL(/waiting-list/);
	// the browser may still put the page that it loaded ahead in its place
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tell me when seats come free");
}

async function joinAs(
	page: Page,
	{
		name,
		adults,
		email,
		phone = "",
	}: { name: string; adults: string; email: string; phone?: string },
) {
	await page.getByLabel("Adults").fill(adults);
	await page.getByLabel("We pick you up at").selectOption({ index: 1 });
	await page.getByLabel("Your name").fill(name);
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Telephone").fill(phone);
	await page.getByRole("button", { name: "Put me on the list" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your waiting list");
	return page.url();
}

test("a full trip: an offer of the night waits for the morning, a party of four is passed over for two and reads its place", async ({
	page,
	island,
}) => {
	const { trip, freeTwo } = await fullTrip(island);
	await openList(page, trip);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Put me on the list" }).click();
	await expect(page.getByRole("alert")).toContainText("Name must be at least 4 characters long");
	await expectAccessible(page, { hasContrast: false });
	const four = await joinAs(page, {
		name: "Familie Vogel",
		adults: "4",
		email: "vogel@mail.example",
	});
	await expect(page.getByRole("main")).toContainText("You are first on the list.");
	await expectAccessible(page);
	await openList(page, trip);
	const two = await joinAs(page, { name: "Ida Lindqvist", adults: "2", email: "ida@mail.example" });
	await expect(page.getByRole("main")).toContainText("You are number 2 on the list.");

	await freeTwo();
	await island.scheduled(clockAt("23:00", 1));
	await page.goto(two);
	await expect(page.getByRole("main")).toContainText("You are number 2 on the list.");
	await island.scheduled(clockAt("08:00", 2));
	await page.goto(four);
	await expect(page.getByRole("main")).toContainText(
		"2 seats came free: too few for the 4 of you, so a smaller party got an offer. You keep your place.",
	);
	await page.goto(two);
	await expect(page.getByRole("main")).toContainText("2 seats are held for you until");
	await expect(page.getByRole("main")).toContainText("12:00");
	await expectAccessible(page);
	await page.getByRole("link", { name: "Pay €128" }).click();
	await expect(page).toHaveURL(/\/payment\//);
	await page.goto(two);
	await page.getByRole("button", { name: "No, thank you" }).click();
	await expect(page.getByRole("main")).toContainText("You did not want the seats that we offered.");
	await page.goto(four);
	await page.getByRole("button", { name: "Leave the list" }).click();
	await expect(page.getByRole("main")).toContainText("You have left this list.");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a guest comes from the full day to the list, and onto it", async ({ page, island }) => {
		const { trip } = await fullTrip(island);
		await page.goto(`/excursion/${trip.id}?date=${soon(5)}`);
		await page.getByRole("link", { name: "Tell me when seats come free" }).click();
		await joinAs(page, { name: "Tomás Vega", adults: "1", email: "", phone: "+34 600 123 456" });
		await expect(page.getByRole("main")).toContainText("You are first on the list.");
	});
});

test("staff add a caller, change the order, offer by hand, call, and take a party off", async ({
	page,
	island,
}) => {
	const { trip, freeTwo } = await fullTrip(island);
	await signIn(page.context(), island, { role: "supervisor", name: "Marta Boss" });
	const departure = await departureIdOf(island.db, { excursionId: trip.id, date: soon(5) });
	await page.goto(`/dashboard/departures/${departure}`);
	await page.getByRole("link", { name: "Waiting list" }).click();
	const add = async (name: string, fields: Record<string, string>) => {
		await page.getByText("Add a caller").click();
		await page.getByLabel("Adults").fill(fields.adults ?? "2");
		await page.getByLabel("Name", { exact: true }).fill(name);
		await page.getByLabel("Telephone").fill(fields.phone ?? "");
		await page.getByLabel("Email").fill(fields.email ?? "");
		await page.getByLabel("We pick you up at").selectOption({ index: 1 });
		await page.getByRole("button", { name: "Add to the list" }).click();
		await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
	};
	await add("Familie Vogel", { adults: "4", email: "vogel@mail.example" });
	await add("Ana Díaz", { phone: "+34 600 123 456" });
	await page.getByRole("button", { name: "Move Ana Díaz up" }).click();
	await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Ana Díaz");
	await expect(page.getByRole("button", { name: "Move Ana Díaz down" })).toBeFocused();
	await expectAccessible(page);
	await freeTwo();
	await page.reload();
	await page.getByRole("button", { name: "Offer seats now to Ana Díaz" }).click();
	await expect(page.getByRole("main")).toContainText("Offered, held until");
	await expect(page.getByRole("main")).toContainText("No email: call, or send the link");
	await expect(page.getByRole("link", { name: "WhatsApp to Ana Díaz" })).toHaveAttribute(
		"href",
		/wa\.me\/34600123456\?text=Seats%20came%20free/,
	);
	await page.goto("/dashboard/attention");
	await page.getByRole("link", { name: /Tell Ana Díaz, who has no email/ }).click();
	await page.getByRole("button", { name: /^I have told them ?: Ana Díaz$/ }).click();
	await expect(page.getByRole("main")).not.toContainText("No email: call");
	await page.getByText("Take off the list: Familie Vogel").click();
	await page.getByRole("button", { name: "Yes, take Familie Vogel off the list" }).click();
	await expect(page.getByText("Who waits no more")).toBeVisible();
	const rows = await island.db
		.select({ end: waitingParties.end })
		.from(waitingParties)
		.where(eq(waitingParties.departureId, departure));
	expect(rows.map(({ end }) => end).sort()).toEqual([null, "removed"]);
});
