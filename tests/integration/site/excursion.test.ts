import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { bookings, departures, excursions } from "#app/database/schema.server.ts";
import { bookSeats } from "#app/sales/book-seats.server.ts";
import { addressLimits } from "#app/sales/holds/unpaid-limits.ts";
import {
	addExcursion,
	bookingOf,
	bookingRequestOf,
	changeDeparture,
	type Excursion,
	soon,
} from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());
afterEach(() => island.cutDatabase(false));

const day = soon();
const month = day.slice(0, 7);

async function see(trip: { id: string }, query = `?month=${month}`) {
	const response = await island.fetch(`/excursion/${trip.id}${query}`);
	return { response, html: await response.text() };
}

let visitors = 0;
/** Sends the form as a browser without JavaScript does, each time from another address. */
async function send(trip: { id: string }, fields: Record<string, unknown>) {
	visitors += 1;
	const body = new URLSearchParams();
	for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
	const response = await island.fetch(`/excursion/${trip.id}`, {
		method: "POST",
		headers: { "cf-connecting-ip": `10.1.0.${visitors}`, origin: island.url.origin },
		body,
	});
	return { response, html: await response.text() };
}

/** A valid form for one adult, without a key, like a cached page has none. */
function formOf(trip: Excursion, changes: Record<string, unknown> = {}) {
	const { excursionId: _, key: __, ...fields } = bookingOf(trip);
	return { ...fields, month, ...changes };
}

async function fill(trip: Excursion, adults: number) {
	const price = (adults * trip.priceAdultCents) / 100;
	const outcome = await bookSeats(island.db, bookingRequestOf(trip, { adults, price }), trip.id, {
		now: Date.now(),
		timeZone: "Atlantic/Canary",
		currency: "EUR",
		usualPolicy,
		unopenedHoldMinutes: 10,
		source: { key: crypto.randomUUID(), limits: addressLimits },
		phone: "",
	});
	expect(outcome).toMatchObject({ outcome: "booked" });
}

/** A field's value, or undefined without such a field. */
function shownValue(html: string, name: string): string | undefined {
	const input = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`))?.[0];
	return input?.match(/ value="([^"]*)"/)?.[1];
}

function canBeChosen(html: string, date: string): boolean {
	const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag);
	return radios.some((tag) => tag.includes(`value="${date}"`));
}

function messages(html: string): string[] {
	const summary = html.match(/<div id="errors"[\s\S]*?<\/ul>/)?.[0] ?? "";
	return [...summary.matchAll(/<(?:a|span)[^>]*>([^<]+)</g)].map((match) => match[1] ?? "");
}

test("a trip on sale says what, when, how much, in which language and where the van stops", async () => {
	const trip = await addExcursion(island.db);
	island.databaseRoundTrips();
	const { response, html } = await see(trip);
	expect(response.status).toBe(200);
	expect(island.databaseRoundTrips()).toBe(1);
	for (const phrase of [
		"First light on the volcano",
		"€64",
		"English",
		"Hotel Los Dragos",
		"04:30",
	]) {
		expect(html).toContain(phrase);
	}
	expect(html).toContain("12 left");
	expect(canBeChosen(html, day)).toBe(true);
	expect(html).toMatch(/<img[^>]*fetchPriority="high"[^>]*>/i);
});

test("a trip says what to bring, what is good to know and when its guests are back, and names others, those of its kind first", async () => {
	const kind = `kind ${crypto.randomUUID()}`;
	const trip = await addExcursion(island.db, {
		category: kind,
		whatToBring: "Closed shoes",
		goodToKnow: "You get wet\n\nNo toilets",
		startTime: "09:00",
		durationMinutes: 210,
	});
	const sister = await addExcursion(island.db, { category: kind, title: "Of the same kind" });
	await addExcursion(island.db, { category: kind, title: "Off sale", isActive: false });
	const { html } = await see(trip);
	expect(html).toMatch(/What to bring<\/h2><p>Closed shoes/);
	const [, goodToKnow = ""] = html.match(/Good to know<\/h2><ul>(.*?)<\/ul>/s) ?? [];
	expect(goodToKnow.match(/[^<>]+(?=<\/li>)/g)).toEqual(["You get wet", "No toilets"]);
	expect((await see(sister)).html).not.toContain("Good to know");
	expect(html).toContain("About 12:30");
	const others = html.slice(html.indexOf('aria-labelledby="others"'));
	expect(others).toMatch(new RegExp(`^[^]*?href="/excursion/${sister.id}"`));
	expect(others.match(/class="card-link"/g)?.length).toBeLessThanOrEqual(3);
	expect(others).not.toContain("Off sale");
	expect(others).not.toContain(trip.id);
	// what nobody has translated is English, and the page says so
	const spanish = await (await island.fetch(`/es/excursion/${trip.id}`)).text();
	expect(spanish).toContain("Esta descripción está solo en inglés.");
	expect(html).not.toContain("in English only");
});

test("a trip says who can come where staff have said it, also to search engines, and nothing where they have not", async () => {
	const trip = await addExcursion(island.db, {
		...{ wheelchair: "folding", pregnancy: "no", leastHeightCm: 120, minimumAge: 8 },
	});
	const { html } = await see(trip);
	const [, who = ""] = html.match(/Who can come<\/h2><ul>(.*?)<\/ul>/s) ?? [];
	const lines = [
		"A folding wheelchair can come along if its guest can walk a few steps",
		"Not suitable during pregnancy",
		"At least 120 cm tall",
	];
	expect(who.match(/[^<>]+(?=<\/li>)/g)).toEqual(lines);
	const [, json = "{}"] =
		html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? [];
	const facts = JSON.parse(json);
	expect(facts.additionalProperty.map(({ value }: { value: string }) => value)).toEqual(lines);
	expect(facts.audience).toEqual({ "@type": "PeopleAudience", suggestedMinAge: 8 });
	const silent = await see(await addExcursion(island.db));
	expect(silent.html).not.toContain("Who can come");
	expect(silent.html).not.toContain("additionalProperty");
});

test("the public page may be cached and has no form key", async () => {
	const trip = await addExcursion(island.db);
	const { response, html } = await see(trip);
	expect(response.headers.get("cache-control")).toBe("public, max-age=0");
	expect(response.headers.get("set-cookie")).toBeNull();
	expect(response.headers.get("cache-tag")).toBe(`excursion:${trip.id}`);
	expect(html).not.toContain('name="key"');
});

/** What search engines read. */
function structuredDataOf(html: string) {
	return JSON.parse(
		html.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/)?.[1] ?? "",
	);
}

test("search engines read the trip, its price and its stops; markup in a title stays text", async () => {
	const title = "</script><b>Bold & bright</b>";
	const trip = await addExcursion(island.db, { title });
	const { html } = await see(trip);
	expect(structuredDataOf(html)).toMatchObject({
		"@type": ["Product", "TouristTrip"],
		name: title,
		offers: [
			{ price: "64.00", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
			{ price: "42.00" },
		],
		itinerary: { itemListElement: [{ position: 1, item: { name: "Hotel Los Dragos" } }] },
	});
	expect(html).not.toContain("<b>Bold");
});

test("search engines read no price of children where the trip takes none", async () => {
	const trip = await addExcursion(island.db, { minimumAge: 18 });
	const { offers } = structuredDataOf((await see(trip)).html);
	expect(offers).toMatchObject([{ name: "Adult", price: "64.00" }]);
});

test("a full day is struck through and can't be chosen; its link leads to what to do instead", async () => {
	const trip = await addExcursion(island.db, { capacity: 2 });
	await fill(trip, 2);
	const { html } = await see(trip);
	expect(canBeChosen(html, day)).toBe(false);
	expect(canBeChosen(html, soon(9))).toBe(soon(9).startsWith(month));
	expect(html).toMatch(new RegExp(`<a href="\\?date=${day}#book".*?full</a>`));
});

test("a day that staff closed can't be chosen", async () => {
	const trip = await addExcursion(island.db, { cutoffHours: 0, startTime: "23:59" });
	await changeDeparture(island.db, { excursionId: trip.id, date: day }, { state: "closed" });
	const { html } = await see(trip);
	expect(canBeChosen(html, day)).toBe(false);
	expect(html).not.toContain("<span>too late</span>");
});

test("a day past its cut-off can't be chosen, the days after it can", async () => {
	const trip = await addExcursion(island.db, { cutoffHours: 24 * 9 });
	const { html } = await see(trip);
	expect(canBeChosen(html, day)).toBe(false);
	expect(html).toContain("<span>too late</span>");
	const later = soon(40);
	expect(canBeChosen((await see(trip, `?month=${later.slice(0, 7)}`)).html, later)).toBe(true);
});

test("with no departure to book the page says so, and has no form", async () => {
	const trip = await addExcursion(island.db);
	await island.db.delete(departures).where(eq(departures.excursionId, trip.id));
	const { response, html } = await see(trip);
	expect(response.status).toBe(200);
	expect(html).toContain("No departure can be booked now");
	expect(html).not.toContain("<form");
	expect(html).toContain("https://schema.org/SoldOut");
});

test("the month asked for is shown; a month that makes no sense is not", async () => {
	const trip = await addExcursion(island.db);
	const later = soon(60);
	const { html } = await see(trip, `?month=${later.slice(0, 7)}`);
	expect(canBeChosen(html, later)).toBe(true);
	for (const nonsense of ["2031-01", "x", "2026-99", "%22%3E"]) {
		const answer = await see(trip, `?month=${nonsense}`);
		expect(answer.response.status).toBe(200);
		expect(canBeChosen(answer.html, soon(1)) || canBeChosen(answer.html, soon(2))).toBe(true);
	}
});

test("a link with a date opens the page with that day chosen", async () => {
	const trip = await addExcursion(island.db);
	const { html } = await see(trip, `?date=${soon(50)}`);
	const radio = html.match(new RegExp(`<input[^>]*value="${soon(50)}"[^>]*>`))?.[0];
	expect(radio).toContain("checked");
});

test("a party that fits only on a larger departure keeps its size", async () => {
	const trip = await addExcursion(island.db, { capacity: 6 });
	await changeDeparture(island.db, { excursionId: trip.id, date: day }, { capacity: 12 });
	const { html } = await see(trip, `?date=${day}&people=8`);
	expect(shownValue(html, "adults")).toBe("8");
	expect(html).toContain("€512");
	expect(html).toContain("Up to 12 people");
	const usual = await see(trip, `?date=${soon(8)}&people=8`);
	expect(shownValue(usual.html, "adults")).toBe("8");
	expect(usual.html).toContain("That is more than fits: 6 seats are left on");
	const anyDay = await see(trip, "?people=20");
	expect(shownValue(anyDay.html, "adults")).toBe("12");
	expect(anyDay.html).toContain("That is the limit: this trip takes 12 at most.");
});

test.each([
	["unknown", "0fe5351d-8416-4c73-9546-92c2a6992400"],
	["malformed", "volcano"],
	["hostile", "%27%3B--"],
])("an %s id is not found", async (_kind, id) => {
	const { response } = await see({ id }, "");
	expect(response.status).toBe(404);
	expect(response.headers.get("cache-control")).toBe("no-store");
});

test("a malformed id is not worth a look into the database", async () => {
	island.databaseRoundTrips();
	await see({ id: "volcano" }, "");
	expect(island.databaseRoundTrips()).toBe(0);
});

test("a trip that is off sale is not found", async () => {
	const trip = await addExcursion(island.db, { isActive: false });
	expect((await see(trip)).response.status).toBe(404);
});

test("a form with errors comes back with every message, its links and what was typed", async () => {
	const trip = await addExcursion(island.db);
	const { response, html } = await send(trip, {
		month: soon(60).slice(0, 7),
		adults: 3,
		children: "0",
		bebe: "0",
		price: 192,
		pickup: "",
		name: 'Ida"><i>',
		email: "ida@mail.example",
		cemail: "ida@mial.example",
		phone: "+34 600 123 456",
		comments: "No nuts, please",
	});
	expect(response.status).toBe(400);
	expect(response.headers.get("cache-control")).toBe("no-store");
	expect(messages(html)).toEqual([
		"Choose the day of your trip",
		"Choose where we pick you up",
		"Emails don&#x27;t match",
	]);
	expect(html).toContain('href="#cemail"');
	expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="cemail-error"/);
	expect(shownValue(html, "name")).toBe("Ida&quot;&gt;&lt;i&gt;");
	expect(shownValue(html, "adults")).toBe("3");
	expect(shownValue(html, "email")).toBe("ida@mail.example");
	expect(shownValue(html, "cemail")).toBe("ida@mial.example");
	expect(shownValue(html, "phone")).toBe("+34 600 123 456");
	expect(shownValue(html, "month")).toBe(soon(60).slice(0, 7));
	expect(html).toContain(">No nuts, please</textarea>");
	expect(html).toContain("€192");
});

test("an empty form is answered with a message for each field that a booking needs", async () => {
	const trip = await addExcursion(island.db);
	const { response, html } = await send(trip, {});
	expect(response.status).toBe(400);
	expect(messages(html)).toEqual([
		"Choose the day of your trip",
		"At least one adult must come along",
		"Choose where we pick you up",
		"Name must be at least 4 characters long",
		"Type an email address like ida@example.com",
		"Price must be a number",
	]);
});

test("a valid form takes the seats and leads to the payment", async () => {
	const trip = await addExcursion(island.db);
	const { response } = await send(trip, formOf(trip));
	expect(response.status).toBe(303);
	expect(response.headers.get("location")).toMatch(/^\/payment\/checkout\/[\w-]{22}$/);
	expect(response.headers.get("cache-control")).toBe("no-store");
	const [booking] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, trip.id));
	expect(booking).toMatchObject({ status: "pending", seats: 1, name: "Ida Lindqvist", date: day });
	expect(response.headers.get("location")).toContain(booking?.confirmId);
});

test("a double click without JavaScript is one booking", async () => {
	const trip = await addExcursion(island.db);
	const [first, second] = await Promise.all([send(trip, formOf(trip)), send(trip, formOf(trip))]);
	expect(first.response.headers.get("location")).toBe(second.response.headers.get("location"));
	expect(
		await island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id)),
	).toHaveLength(1);
});

test("a price that changed meanwhile is shown, and the same form books at the new one", async () => {
	const trip = await addExcursion(island.db);
	await island.db
		.update(excursions)
		.set({ priceAdultCents: 7050 })
		.where(eq(excursions.id, trip.id));
	const { response, html } = await send(trip, formOf(trip));
	expect(response.status).toBe(409);
	expect(messages(html)[0]).toContain("€70.50");
	expect(shownValue(html, "price")).toBe("70.5");
	expect(shownValue(html, "name")).toBe("Ida Lindqvist");
	const again = await send(trip, formOf(trip, { price: shownValue(html, "price") }));
	expect(again.response.status).toBe(303);
});

test("seats that are gone meanwhile are reported, and the day cannot be chosen any more", async () => {
	const trip = await addExcursion(island.db, { capacity: 2 });
	await fill(trip, 2);
	const { response, html } = await send(trip, formOf(trip));
	expect(response.status).toBe(409);
	expect(messages(html)[0]).toContain("is full now");
	expect(canBeChosen(html, day)).toBe(false);
	expect(shownValue(html, "email")).toBe("ida@mail.example");
});

test("a baby on a trip that takes none is refused with the age", async () => {
	const trip = await addExcursion(island.db, { minimumAge: 8, childFromAge: 8 });
	const { response, html } = await send(trip, formOf(trip, { bebe: 1 }));
	expect(response.status).toBe(422);
	expect(messages(html)).toEqual(["This trip takes guests from 8 years."]);
});

test("when the database fails under a booking, nothing typed is lost and the same form can be sent again", async () => {
	const trip = await addExcursion(island.db);
	const typedValues = formOf(trip, { comments: "No nuts <please>" });
	island.cutDatabase(true);
	const { response, html } = await send(trip, typedValues);
	expect(response.status).toBe(503);
	expect(response.headers.get("cache-control")).toBe("no-store");
	expect(html).toContain("nothing was charged");
	expect(html).toContain("No nuts &lt;please&gt;");
	const keptFields = Object.fromEntries(
		Object.keys(typedValues).map((name) => [name, shownValue(html, name)]),
	);
	expect(keptFields).toMatchObject({ name: "Ida Lindqvist", date: day, pickup: trip.pickup });
	island.cutDatabase(false);
	expect((await send(trip, keptFields)).response.status).toBe(303);
});

test("a look at another month while the database is away stays one when it is sent again", async () => {
	const trip = await addExcursion(island.db);
	const later = soon(60).slice(0, 7);
	const typedValues = formOf(trip, { show: later });
	island.cutDatabase(true);
	const { response, html } = await send(trip, typedValues);
	expect(response.status).toBe(503);
	expect(html).toContain("We can’t show that month right now");
	expect(html).toContain("Ida Lindqvist");
	const keptFields = Object.fromEntries(
		Object.keys(typedValues).map((name) => [name, shownValue(html, name)]),
	);
	island.cutDatabase(false);
	const again = await send(trip, keptFields);
	expect(again.response.status).toBe(200);
	expect(canBeChosen(again.html, soon(60))).toBe(true);
	expect(shownValue(again.html, "name")).toBe("Ida Lindqvist");
	expect(
		await island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id)),
	).toHaveLength(0);
});

test("while the database is away, an uncached page answers 503", async () => {
	const trip = await addExcursion(island.db);
	island.cutDatabase(true);
	const { response, html } = await see(trip);
	expect(response.status).toBe(503);
	expect(response.headers.get("cache-control")).toBe("no-store");
	expect(response.headers.get("retry-after")).toBe("30");
	expect(html).toContain("This page has to wait for a few minutes");
});

test.each([
	["no form at all", 415, { headers: { "content-type": "text/plain" }, body: "hello" }],
	["a huge form", 413, { body: new URLSearchParams({ name: "x".repeat(70_000) }) }],
])("%s is answered with %i", async (_what, status, init) => {
	const trip = await addExcursion(island.db);
	const response = await island.fetch(`/excursion/${trip.id}`, { method: "POST", ...init });
	expect(response.status).toBe(status);
	expect(response.headers.get("cache-control")).toBe("no-store");
});

test("a confirmed booking can be put into a calendar, a pending one not yet", async () => {
	const trip = await addExcursion(island.db);
	const { response } = await send(trip, formOf(trip));
	const confirmId = response.headers.get("location")?.split("/").at(-1) ?? "";
	const file = () => island.fetch(`/booking/${confirmId}/calendar.ics`);
	expect((await file()).status).toBe(404);
	await island.db
		.update(bookings)
		.set({ status: "confirmed" })
		.where(eq(bookings.confirmId, confirmId));
	const answer = await file();
	expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	expect(await answer.text()).toContain("BEGIN:VEVENT");
	expect((await island.fetch("/booking/unknown/calendar.ics")).status).toBe(404);
});
