import type { Page } from "@playwright/test";
import { eq, isNull, sql } from "drizzle-orm";
import {
	attentionItems,
	bookings,
	contactMessages,
	departureAssignments,
	departures,
	excursions,
	hotels,
	pickupPoints,
	resources,
	users,
} from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import { staffScreens } from "#tests/staff-screens.ts";

// everything on it gets another name
test.use({ ownIsland: "every screen", viewport: { width: 390, height: 844 } });

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

/** A departure with something of each kind that a screen may show. @returns its id. */
async function addBusyDeparture(island: Island): Promise<number> {
	const { db } = island;
	const trip = await addExcursion(db);
	const { id, departureId } = await addBooking(island, trip, { comments: long });
	const now = Date.now();
	const times = { createdAt: now, updatedAt: now };
	await db.insert(attentionItems).values({
		...{ dedupeKey: "long", kind: "difference", detail: long, gatewayRef: long },
		...{ bookingId: id, ...times },
	});
	await db.insert(contactMessages).values({
		...{ idempotencyKey: "long", name: long, email: `${long}@mail.example`, message: long },
		createdAt: now,
	});
	const team = await db
		.insert(resources)
		.values([
			{ kind: "guide", name: "Nuria", languages: "en de", ...times },
			{ kind: "vehicle", name: "Van 1", seats: 8, ...times },
			{ kind: "vehicle", name: "Van 2", seats: 8, ...times },
		])
		.returning({ resourceId: resources.id, kind: resources.kind });
	await db
		.insert(departureAssignments)
		.values(team.map((each) => ({ ...each, departureId, startsAt: 1, endsAt: 2 })));
	await db.update(departures).set({ note: long }).where(eq(departures.id, departureId));
	return departureId;
}

/** Names without a blank at which a line could end, each another one, because areas of a screen must differ by name. */
async function nameEverythingLong({ db }: Island): Promise<void> {
	const each = sql<string>`${long} || rowid`;
	await db.update(excursions).set({ title: each, subtitle: long });
	await db
		.update(bookings)
		.set({
			...{ name: long, title: long, email: `${long}@mail.example`.toLowerCase() },
			pickup: `08:30 · ${long}`,
		})
		.where(isNull(bookings.erasedAt));
	await db.update(hotels).set({ name: each, address: long });
	await db.update(pickupPoints).set({ title: each, place: long });
	await db.update(resources).set({ name: each });
	await db.update(users).set({ name: each });
}

/** Goes there as a link does, so that the document, and axe in it, stays. */
function follow(page: Page, address: string): Promise<void> {
	return page.evaluate(
		(address) => Reflect.get(window, "__reactRouterDataRouter").navigate(address),
		address,
	);
}

test("every screen of the staff passes axe on a phone, and no name without a blank makes one too wide", async ({
	page,
	island,
	context,
}) => {
	test.slow();
	const user = await signIn(context, island, { role: "admin" });
	const screens = (await staffScreens(island, user.id)).filter(({ isFile }) => !isFile);
	const busy = await addBusyDeparture(island);
	await nameEverythingLong(island);
	await page.goto("/dashboard");
	await expectAccessible(page);
	for (const address of [
		...screens.map(({ address }) => address),
		"/dashboard/bookings?q=nobody-of-that-name",
		`/dashboard?date=${soon()}`,
		`/dashboard/departures/${busy}`,
		`/dashboard/departures/print?date=${soon()}`,
		`/dashboard/calendar?day=${soon()}&on=${busy}&act=team`,
	])
		await test.step(address, async () => {
			await follow(page, address);
			const title = page.getByRole("heading", { level: 1 });
			await expect(title).toBeVisible();
			await expect(title).not.toHaveText("Something went wrong!");
			// during layout a page may be wider for a moment
			await expect.poll(() => tooWide(page), address).toEqual([]);
			// the frame is the same on each, and the colours are those of the ways through these screens
			await expectAccessible(page, { within: "main", hasContrast: false });
		});
});
