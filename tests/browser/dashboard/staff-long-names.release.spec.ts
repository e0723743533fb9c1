import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import {
	attentionItems,
	bookings,
	contactMessages,
	departureAssignments,
	hotels,
	pickupPoints,
	resources,
	users,
} from "#app/database/schema.server.ts";
import { expect, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, changeDeparture, soon } from "#tests/builders.ts";
import { addBooking, addHotel } from "#tests/sales.ts";

test.use({ ownIsland: "long-names" });

const long = "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenverwaltung";

/** Elements wider than the window, for the failure message. */
function tooWide(page: Page) {
	return page.evaluate(() => {
		if (document.documentElement.scrollWidth <= window.innerWidth) return [];
		return (
			[...document.querySelectorAll("body *")]
				.filter((each) => each.getBoundingClientRect().right > window.innerWidth + 1)
				// elements in areas that scroll or clip are fine
				.filter((each) => !each.closest("nav ul, thead, .leaflet-container"))
				.slice(0, 4)
				.map((each) => `${each.tagName} ${each.className} ${each.textContent?.slice(0, 40)}`)
		);
	});
}

test("names without a space stretch no screen of the staff", async ({ page, island, context }) => {
	test.setTimeout(120_000);
	const { db } = island;
	const excursion = await addExcursion(db, { title: long, subtitle: long });
	const booking = await addBooking(island, excursion, { comments: long });
	const hotel = await addHotel(island);
	await db.update(hotels).set({ name: long, address: long }).where(eq(hotels.id, hotel));
	await db
		.update(pickupPoints)
		.set({ title: long, place: long })
		.where(eq(pickupPoints.id, excursion.pointId));
	await db
		.update(bookings)
		.set({
			name: long,
			title: long,
			email: `${long}@mail.example`.toLowerCase(),
			pickup: `08:30 · ${long}`,
		})
		.where(eq(bookings.id, booking.id));
	await changeDeparture(
		db,
		{ excursionId: excursion.id, date: soon() },
		{ capacity: 1, note: long },
	);
	await db.insert(attentionItems).values({
		dedupeKey: "long",
		kind: "difference",
		detail: long,
		gatewayRef: long,
		bookingId: booking.id,
		createdAt: Date.now(),
		updatedAt: Date.now(),
	});
	await db.insert(contactMessages).values({
		idempotencyKey: "long",
		name: long,
		email: `${long}@mail.example`,
		message: long,
		createdAt: Date.now(),
	});
	// titles and names as long as their fields take, beside those without a blank
	const wordy = await addExcursion(db, {
		title: "A day at sea and on the road ".repeat(4).slice(0, 97),
	});
	const longBooking = await addBooking(island, wordy, { name: "Long Name" });
	await db
		.update(bookings)
		.set({ name: "N".repeat(100) })
		.where(eq(bookings.id, longBooking.id));
	const user = await signIn(context, island, { role: "admin" });
	await db.update(users).set({ name: long }).where(eq(users.id, user.id));
	const { departureId } = booking;
	const times = { createdAt: 0, updatedAt: 0 };
	const team = await db
		.insert(resources)
		.values([
			{ kind: "guide", name: long, languages: "en de", ...times },
			{ kind: "vehicle", name: long, seats: 8, ...times },
			{ kind: "vehicle", name: `${long} 2`, seats: 8, ...times },
		])
		.returning({ resourceId: resources.id, kind: resources.kind });
	await db
		.insert(departureAssignments)
		.values(team.map((each) => ({ ...each, departureId, startsAt: 1, endsAt: 2 })));
	const screens = [
		"",
		`?date=${soon()}`,
		`/departures/${departureId}`,
		`/departures/${longBooking.departureId}`,
		`/departures/print?date=${soon()}`,
		`/departures/${departureId}/write`,
		`/calendar?day=${soon()}&on=${departureId}&act=team`,
		`/calendar?day=${soon()}&on=${departureId}&act=move`,
		"/bookings",
		`/bookings/${booking.id}`,
		`/bookings/${longBooking.id}`,
		`/bookings/${booking.id}/change`,
		`/bookings/${booking.id}/edit`,
		"/bookings/new",
		"/calendar",
		"/holds",
		"/attention",
		"/messages",
		"/excursion",
		`/excursion/${excursion.id}`,
		"/points",
		`/points/${excursion.pointId}`,
		"/hotels",
		`/hotels/${hotel}`,
		"/users",
		`/users/${user.id}`,
		"/account",
	];
	for (const path of screens) {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(`/dashboard${path}`);
		for (const width of [320, 390, 1024, 1280]) {
			await page.setViewportSize({ width, height: 844 });
			// during layout a page may be wider for a moment
			await expect.poll(() => tooWide(page), `${path} at ${width} px`).toEqual([]);
		}
	}

	// the longest title is a choice of the filters, and squeezes none of the fields
	await page.goto("/dashboard/bookings?source=web");
	for (const width of [1024, 1280]) {
		await page.setViewportSize({ width, height: 844 });
		for (const field of await page
			.getByRole("search")
			.locator("input:visible, select:visible")
			.all())
			if ((await field.getAttribute("type")) !== "checkbox")
				expect((await field.boundingBox())?.width, `${width} px`).toBeGreaterThan(120);
	}

	// the time of a departure never wraps
	await page.goto(`/dashboard?date=${soon()}`);
	const heights = await page
		.locator("main time")
		.evaluateAll((times) => times.map((time) => time.getClientRects().length));
	expect(new Set(heights)).toEqual(new Set([1]));
	await expect(page.getByRole("heading", { name: long })).toBeVisible();
});
