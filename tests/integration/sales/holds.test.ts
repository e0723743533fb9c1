import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { bookingEvents, bookings } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { rushOf } from "#tests/booking-rush.ts";
import {
	addExcursion,
	bookingOf,
	departureIdOf,
	type Excursion,
	manifestPath,
	soon,
} from "#tests/builders.ts";
import { entriesOf } from "#tests/history.ts";
import type { Island } from "#tests/island.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { addHotel, bookAsGuest, sendBooking } from "#tests/sales.ts";
import { addHotelWithTrip, enrolScreen } from "#tests/totems.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let island: Island;
beforeAll(async () => {
	paid = await startPaidIsland();
	({ island } = paid);
});
afterAll(() => island.stop());
afterEach(() => island.onDatabaseCall(null));

// first, because the list counts the holds of everybody
describe("holds as staff see them", () => {
	async function staff(role = "admin") {
		return (await signedInVisitor(island, { role, emailVerified: true })).visitor;
	}

	async function stateOf(id: number) {
		const [row] = await island.db.select().from(bookings).where(eq(bookings.id, id));
		const history = (await entriesOf(island.db, id)).map(({ type, detail, actorName: by }) => ({
			type,
			detail,
			by,
		}));
		if (!row) throw new Error("no booking");
		return { row, history };
	}

	async function releaseHold(visitor: Awaited<ReturnType<typeof staff>>, ...ids: number[]) {
		return visitor.fetch("/dashboard/holds/let-go", {
			method: "POST",
			body: new URLSearchParams(ids.map((id) => ["booking", String(id)])),
		});
	}

	describe("staff", () => {
		test("see each unpaid hold by age, on its departure too, and how many come from one source, but no address", async () => {
			const excursion = await addExcursion(island.db, { capacity: 20 });
			const address = { "cf-connecting-ip": "203.0.113.200" };
			for (const date of [soon(), soon(), soon(9)])
				await sendBooking(island, bookingOf(excursion, { date }), address);
			const alone = await bookAsGuest(island, excursion);
			const visitor = await staff();
			const list = await (await visitor.get("/dashboard/holds")).text();
			expect(list).toContain("4 bookings, 4 seats");
			expect(list).toContain("Source 1: 3 bookings, 3 seats");
			expect(list.indexOf(alone.reference)).toBeGreaterThan(0);
			const departure = await manifestPath(island.db, { excursionId: excursion.id, date: soon() });
			const page = await (await visitor.get(departure)).text();
			expect(page).toContain("Held, not paid: 3 bookings, 3 seats");
			expect(page).toContain("Source 1: 3 bookings");
			for (const { row } of [await stateOf(alone.id)]) {
				expect(row.unpaidSource).not.toBeNull();
				for (const text of [list, page]) {
					expect(text).not.toContain("203.0.113.200");
					expect(text).not.toContain(row.unpaidSource);
				}
			}
			const record = await (await visitor.get(`/dashboard/bookings/${alone.id}`)).text();
			expect(record).not.toContain((await stateOf(alone.id)).row.unpaidSource);
		});

		test("release holds after a confirmation: the seats are free at once, and the history says who", async () => {
			const excursion = await addExcursion(island.db, { capacity: 2 });
			const { id, reference } = await bookAsGuest(island, excursion, { adults: 2, price: 128 });
			const visitor = await staff("supervisor");
			const questionPage = await (
				await visitor.get(`/dashboard/holds/let-go?booking=${id}`)
			).text();
			expect(questionPage).toContain(reference);
			expect(questionPage).toContain("Release 2 seats?");
			expect((await stateOf(id)).row.status).toBe("pending");
			const [first, second] = await Promise.all([
				releaseHold(visitor, id),
				releaseHold(visitor, id),
			]);
			expect([first.status, second.status]).toEqual([303, 303]);
			const { row, history } = await stateOf(id);
			expect(row).toMatchObject({ status: "expired", unpaidSource: null });
			expect(history.filter(({ type }) => type === "let go")).toEqual([
				{ type: "let go", detail: "by staff", by: expect.stringContaining("Person") },
			]);
			await bookAsGuest(island, excursion, { adults: 2, price: 128 });
		});

		test("release nothing that was paid a moment ago", async () => {
			const { id } = await paid.pay();
			await releaseHold(await staff(), id);
			expect((await stateOf(id)).row.status).toBe("confirmed");
		});

		test("who may only read bookings see them and release none", async () => {
			const { id } = await bookAsGuest(island, await addExcursion(island.db));
			const visitor = await staff("manager");
			const list = await visitor.get("/dashboard/holds");
			expect(list.status).toBe(200);
			expect(await list.text()).not.toContain("let-go");
			expect((await releaseHold(visitor, id)).status).toBe(403);
			expect((await stateOf(id)).row.status).toBe("pending");
		});

		test("of a hotel see its own alone", async () => {
			const ownBooking = await bookAsGuest(island, await addExcursion(island.db));
			const foreign = await bookAsGuest(island, await addExcursion(island.db));
			const { visitor, user } = await signedInVisitor(island, { role: "partner" });
			const hotelId = await addHotel(island, { partnerUserId: user.id });
			await island.db
				.update(bookings)
				.set({ hotelId, partner: hotelId })
				.where(eq(bookings.id, ownBooking.id));
			const list = await (await visitor.get("/dashboard/holds")).text();
			expect(list).toContain(ownBooking.reference);
			expect(list).not.toContain(foreign.reference);
			expect(list).toContain("1 booking, 1 seat");
		});
	});
});

describe("the limits of what is unpaid", () => {
	const minute = 60_000;
	const answerSchema = v.object({
		confirmId: v.optional(v.string(), ""),
		code: v.optional(v.string(), ""),
		message: v.optional(v.string(), ""),
	});

	let addresses = 0;
	/** From the documentation network (RFC 5737); unique in this file. */
	function newAddress(): string {
		addresses += 1;
		return `203.0.113.${addresses}`;
	}

	async function book(
		excursion: Excursion,
		address: string,
		{ adults = 1, ...changes }: Record<string, unknown> & { adults?: number } = {},
	) {
		const price = (adults * excursion.priceAdultCents) / 100;
		const form = bookingOf(excursion, { adults, price, ...changes });
		const answer = await sendBooking(island, form, { "cf-connecting-ip": address });
		return {
			status: answer.status,
			retryAfter: Number(answer.headers.get("retry-after")),
			...v.parse(answerSchema, await answer.json()),
		};
	}

	async function heldSeats(
		excursions: readonly Excursion[],
	): Promise<{ bookings: number; seats: number }> {
		const rows = await island.db
			.select({ seats: bookings.seats })
			.from(bookings)
			.where(
				and(
					inArray(
						bookings.excursionId,
						excursions.map(({ id }) => id),
					),
					eq(bookings.status, "pending"),
				),
			);
		return { bookings: rows.length, seats: rows.reduce((sum, row) => sum + row.seats, 0) };
	}

	async function sourceOf(confirmId: string): Promise<string | null | undefined> {
		const [row] = await island.db
			.select({ source: bookings.unpaidSource })
			.from(bookings)
			.where(eq(bookings.confirmId, confirmId));
		return row?.source;
	}

	/** Simultaneous posts: no insert begins before all have read the free seats. */
	async function rush(
		posts: { excursion: Excursion; address: string; adults: number }[],
		rewrite?: (body: string) => string,
	) {
		const guests = posts.map(
			({ excursion, address, adults }) =>
				() =>
					book(excursion, address, { adults }),
		);
		return Map.groupBy(await rushOf(island, guests, rewrite), ({ status }) => status);
	}

	async function manyTrips(count: number): Promise<Excursion[]> {
		return Promise.all(
			Array.from({ length: count }, () => addExcursion(island.db, { capacity: 40 })),
		);
	}

	describe("one address", () => {
		test("gets six of nine simultaneous bookings, and learns what to do about the rest", async () => {
			const trips = await manyTrips(9);
			const address = newAddress();
			const answers = await rush(trips.map((excursion) => ({ excursion, address, adults: 1 })));
			expect(answers.get(201)).toHaveLength(6);
			expect(answers.get(429)).toHaveLength(3);
			expect(await heldSeats(trips)).toEqual({ bookings: 6, seats: 6 });
			const [refused] = answers.get(429) ?? [];
			expect(refused).toMatchObject({
				code: "TOO_MANY_UNPAID",
				message: expect.stringMatching(
					/^6 bookings from your internet connection are not paid yet.* release it.* come free in \d+ minutes\. Or call \+00 555/,
				),
			});
			expect(refused?.retryAfter).toBeGreaterThan(0);
			expect(refused?.retryAfter).toBeLessThanOrEqual(600);
		});

		test("gets 24 seats of what it posts at once, whatever the parties are", async () => {
			const trips = await manyTrips(5);
			const address = newAddress();
			const answers = await rush(trips.map((excursion) => ({ excursion, address, adults: 7 })));
			expect(answers.get(201)).toHaveLength(3);
			expect(await heldSeats(trips)).toEqual({ bookings: 3, seats: 21 });
			expect(answers.get(429)?.[0]?.message).toMatch(/^21 seats are held .* more than 24\./);
		});

		test("gets all of them where the condition is taken out of the statement", async () => {
			const trips = await manyTrips(5);
			const address = newAddress();
			const answers = await rush(
				trips.map((excursion) => ({ excursion, address, adults: 7 })),
				(body) => body.replaceAll("unpaid.unpaid_source = ", "'nobody' = "),
			);
			expect(answers.get(201)).toHaveLength(5);
		});

		test("that has paid, or has only expired holds, may book on", async () => {
			const address = newAddress();
			const [trip, ...trips] = await manyTrips(7);
			if (!trip) throw new Error("no trip");
			const outcomes = await Promise.all(trips.map((each) => book(each, address, { adults: 4 })));
			expect(outcomes.map(({ status }) => status)).toEqual(Array(6).fill(201));
			expect((await book(trip, address)).status).toBe(429);
			const session = await paid.checkout(outcomes[0]?.confirmId ?? "");
			paid.stripe.pay(session);
			await paid.send("checkout.session.completed", session);
			expect((await book(trip, address, { adults: 4 })).status).toBe(201);
			await island.db
				.update(bookings)
				.set({ holdExpiresAt: Date.now() - 1 })
				.where(eq(bookings.confirmId, outcomes[1]?.confirmId ?? ""));
			expect((await book(trip, address, { adults: 1, date: soon(9) })).status).toBe(201);
		});
	});

	describe("a small departure", () => {
		test("takes a first party of any size, and no second one from its address beyond the half", async () => {
			const excursion = await addExcursion(island.db, { capacity: 8 });
			const address = newAddress();
			expect((await book(excursion, address, { adults: 5 })).status).toBe(201);
			const second = await book(excursion, address, { adults: 2 });
			expect(second.status).toBe(429);
			expect(second.message).toMatch(/^5 seats of .* no more than half of a departure/);
			expect((await book(excursion, address, { adults: 2, date: soon(9) })).status).toBe(201);
			expect((await book(excursion, newAddress(), { adults: 3 })).status).toBe(201);
		});
	});

	test("a form that is refused keeps what was typed and says why", async () => {
		const address = newAddress();
		const trips = await manyTrips(7);
		const [trip, ...others] = trips;
		if (!trip) throw new Error("no trip");
		await Promise.all(others.map((each) => book(each, address)));
		const { excursionId: _, ...fields } = bookingOf(trip, { comments: "We are vegetarians" });
		const answer = await newVisitor(island, address).submit(
			`/excursion/${trip.id}`,
			Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
		);
		expect(answer.status).toBe(429);
		const page = await answer.text();
		expect(page).toContain("We are vegetarians");
		expect(page).toContain("6 bookings from your internet connection are not paid yet");
	});

	describe("a hotel’s screen", () => {
		async function sell(paymentMode: "phone" | "hotel", count: number, adults: number) {
			const { hotelId, excursion } = await addHotelWithTrip(
				island,
				{ paymentMode },
				{ capacity: 300 },
			);
			const { screen, totemId } = await enrolScreen(island, hotelId);
			const statuses: number[] = [];
			for (let sale = 0; sale < count; sale += 1) {
				const { excursionId: _, ...fields } = bookingOf(excursion, {
					partner: hotelId,
					adults,
					date: soon(3 + sale),
					price: (adults * excursion.priceAdultCents) / 100,
				});
				const form = Object.entries(fields).map(([name, value]) => [name, String(value)]);
				const answer = await screen.submit(
					`/totem/${hotelId}/${excursion.id}/book`,
					Object.fromEntries(form),
				);
				statuses.push(answer.status);
			}
			return { statuses, totemId, excursion };
		}

		test("has a limit of its own, by its token", async () => {
			const { statuses, totemId, excursion } = await sell("phone", 2, 25);
			expect(statuses).toEqual([200, 429]);
			const rows = await island.db
				.select({ source: bookings.unpaidSource })
				.from(bookings)
				.where(eq(bookings.excursionId, excursion.id));
			expect(new Set(rows.map(({ source }) => source))).toEqual(new Set([`totem:${totemId}`]));
		});

		test("of a hotel that collects holds nothing unpaid and sells on", async () => {
			const { statuses, excursion } = await sell("hotel", 2, 25);
			expect(statuses).toEqual([200, 200]);
			expect(await heldSeats([excursion])).toEqual({ bookings: 0, seats: 0 });
		});

		test("hands over to phones within its own limit, whatever their addresses are", async () => {
			const { hotelId, excursion } = await addHotelWithTrip(island, {}, { capacity: 300 });
			const { screen } = await enrolScreen(island, hotelId);
			const statuses: number[] = [];
			for (let guest = 0; guest < 2; guest += 1) {
				const offered = await screen.post(`/totem/${hotelId}/handovers`, {
					departureId: await departureIdOf(island.db, {
						excursionId: excursion.id,
						date: soon(3 + guest),
					}),
					adults: 25,
					children: 0,
					bebe: 0,
					pickup: excursion.pickup,
					isInHotelsName: true,
				});
				const { token } = v.parse(v.object({ token: v.string() }), await offered.json());
				const phone = newVisitor(island);
				await phone.get(`/totem/handover/${token}`);
				const { name, email, cemail } = bookingOf(excursion);
				const price = String((25 * excursion.priceAdultCents) / 100);
				const fields = { name, email, cemail, price };
				statuses.push((await phone.submit(`/totem/handover/${token}`, fields)).status);
			}
			expect(statuses).toEqual([303, 429]);
		});
	});

	describe("a hold that ran out", () => {
		test("is rebooked only within the limits of the visitor who rebooks", async () => {
			const address = newAddress();
			const trips = await manyTrips(7);
			const [lost, ...others] = trips;
			if (!lost) throw new Error("no trip");
			const { confirmId } = await book(lost, newAddress());
			await island.db
				.update(bookings)
				.set({ status: "expired", holdExpiresAt: 0 })
				.where(eq(bookings.confirmId, confirmId));
			const held = await Promise.all(others.map((each) => book(each, address)));
			const returner = newVisitor(island, address);
			const refused = await returner.submit(`/payment/checkout/${confirmId}`, {});
			expect(refused.status).toBe(429);
			expect(await refused.text()).toContain("6 bookings from your internet connection");
			expect(await sourceOf(confirmId)).toBeNull();

			await island.db
				.update(bookings)
				.set({ status: "cancelled" })
				.where(eq(bookings.confirmId, held[0]?.confirmId ?? ""));
			const answer = await returner.submit(`/payment/checkout/${confirmId}`, {});
			expect(answer.headers.get("location")).toMatch(/^https:\/\/checkout\.stripe\.com/);
			expect(await sourceOf(confirmId)).toBe(await sourceOf(held[1]?.confirmId ?? ""));
			expect((await book(lost, address, { date: soon(9) })).status).toBe(429);
		});
	});

	describe("the source of a hold", () => {
		test("is a hash, and is gone once the booking is confirmed, cancelled or expired", async () => {
			const [trip] = await manyTrips(1);
			if (!trip) throw new Error("no trip");
			for (const status of ["confirmed", "cancelled", "expired"] as const) {
				const { confirmId } = await book(trip, newAddress());
				expect(await sourceOf(confirmId)).toMatch(/^[\w-]{43}$/);
				await island.db.update(bookings).set({ status }).where(eq(bookings.confirmId, confirmId));
				expect(await sourceOf(confirmId)).toBeNull();
			}
		});
	});

	describe("a guest who does not open the payment page", () => {
		async function bookOne() {
			const [trip] = await manyTrips(1);
			if (!trip) throw new Error("no trip");
			const { confirmId } = await book(trip, newAddress());
			return confirmId;
		}

		async function rowOf(confirmId: string) {
			const [row] = await island.db
				.select()
				.from(bookings)
				.where(eq(bookings.confirmId, confirmId));
			if (!row) throw new Error("no booking");
			return row;
		}

		test("holds the seats for ten minutes; who opens it, until after the page has ended", async () => {
			const confirmId = await bookOne();
			const rowBefore = await rowOf(confirmId);
			expect(rowBefore.holdExpiresAt - rowBefore.createdAt).toBe(10 * minute);
			const session = await paid.checkout(confirmId);
			const rowAfter = await rowOf(confirmId);
			expect(rowAfter.holdExpiresAt).toBeGreaterThan(session.expires_at * 1000);
			expect(rowAfter.holdExpiresAt - rowAfter.createdAt).toBeGreaterThanOrEqual(35 * minute);
		});
	});
});

describe("holds of a visitor", () => {
	/** Books through the page's form, as a browser without JavaScript does. */
	async function book(visitor: Visitor, trip: Excursion, changes: Record<string, string> = {}) {
		const form = Object.entries({ ...bookingOf(trip), ...changes });
		const answer = await visitor.submit(
			`/excursion/${trip.id}`,
			Object.fromEntries(form.map(([name, value]) => [name, String(value)])),
		);
		expect(answer.status).toBe(303);
		return answer.headers.get("location")?.split("/").at(-1) ?? "";
	}

	const toldSchema = v.object({
		held: v.array(v.object({ confirmId: v.string(), date: v.string(), maskedEmail: v.string() })),
		isFormOver: v.boolean(),
		now: v.number(),
	});

	/** Asks with the key of a form whose answer was lost. */
	async function heldByForm(visitor: Visitor, key: string) {
		const answer = await visitor.submit("/booking/held", { key });
		expect(answer.headers.get("cache-control")).toBe("no-store");
		const { held, isFormOver } = v.parse(toldSchema, await answer.json());
		return { ids: held.map(({ confirmId }) => confirmId), isFormOver };
	}

	async function heldFor(visitor: Visitor) {
		const answer = await visitor.get("/booking/held");
		expect(answer.headers.get("cache-control")).toBe("no-store");
		const text = await answer.text();
		return { ...v.parse(toldSchema, JSON.parse(text)), text };
	}

	async function statusOf(confirmId: string) {
		const [row] = await island.db.select().from(bookings).where(eq(bookings.confirmId, confirmId));
		return row;
	}

	test("a browser sees only its own holds, the newest first", async () => {
		const trip = await addExcursion(island.db);
		const [visitor, other] = [newVisitor(island), newVisitor(island)];
		const first = await book(visitor, trip);
		const cookies = visitor.lastSetCookies;
		expect(cookies.find((cookie) => cookie.startsWith("held="))).toMatch(
			/; HttpOnly; Path=\/; Max-Age=7200; SameSite=Lax$/,
		);
		expect(cookies.find((cookie) => cookie.startsWith("seats_held=1;"))).not.toContain("HttpOnly");
		const second = await book(visitor, trip, { date: soon(9) });
		await book(other, trip);
		const { held, text } = await heldFor(visitor);
		expect(held.map(({ confirmId }) => confirmId)).toEqual([second, first]);
		expect(held[0]?.maskedEmail).toBe("i…@mail.example");
		expect(text).not.toContain("ida@mail.example");
	});

	test("a visitor who lost the answer finds the holds of the form by its key, and the browser keeps them", async () => {
		const trip = await addExcursion(island.db, { capacity: 2 });
		const [lost, visitor, stranger] = [newVisitor(island), newVisitor(island), newVisitor(island)];
		const key = crypto.randomUUID();
		expect(await heldByForm(visitor, key)).toEqual({ ids: [], isFormOver: false });
		const first = await book(lost, trip, { key });
		const second = await book(lost, trip, { key, date: soon(9) });
		const elsewhere = await book(visitor, await addExcursion(island.db));
		expect(await heldByForm(visitor, key)).toEqual({
			ids: [elsewhere, second, first],
			isFormOver: false,
		});
		expect((await heldFor(visitor)).held.map(({ confirmId }) => confirmId)).toEqual([
			elsewhere,
			second,
			first,
		]);
		// a request without the form key gets nothing
		expect((await heldByForm(stranger, crypto.randomUUID())).ids).toEqual([]);
		expect([...stranger.cookies.keys()]).toEqual([]);
		const foreign = await stranger.fetch("/booking/held", {
			method: "POST",
			headers: { origin: "https://elsewhere.example" },
			body: new URLSearchParams({ key }),
		});
		expect(foreign.status).toBe(403);
	});

	test("a key that is easy to guess proves nothing", async () => {
		const trip = await addExcursion(island.db);
		await book(newVisitor(island), trip, { key: "1" });
		expect(await heldByForm(newVisitor(island), "1")).toEqual({ ids: [], isFormOver: false });
		expect((await newVisitor(island).submit("/booking/held", {})).status).toBe(200);
	});

	test("the key of a form finds no hold when its seats are paid, released or expired, and is reported as used", async () => {
		const ends = {
			paid: { status: "confirmed", confirmedAt: Date.now() },
			released: { status: "expired" },
			expired: { holdExpiresAt: Date.now() - 1 },
		} as const;
		for (const [how, end] of Object.entries(ends)) {
			const trip = await addExcursion(island.db);
			const key = crypto.randomUUID();
			const confirmId = await book(newVisitor(island), trip, { key });
			await island.db.update(bookings).set(end).where(eq(bookings.confirmId, confirmId));
			const visitor = newVisitor(island);
			expect([how, await heldByForm(visitor, key)]).toEqual([how, { ids: [], isFormOver: true }]);
			// the same form leads to its booking; a new key makes a new one
			expect(await book(visitor, trip, { key })).toBe(confirmId);
			expect(await book(visitor, trip, { key: crypto.randomUUID() })).not.toBe(confirmId);
		}
	});

	test("a public page sets no cookie and is the same with a hold", async () => {
		const trip = await addExcursion(island.db);
		const visitor = newVisitor(island);
		await book(visitor, trip);
		const pageWithHold = await visitor.get("/");
		expect(visitor.lastSetCookies).toEqual([]);
		expect(await pageWithHold.text()).not.toContain("Seats held for you");
	});

	test("paid, expired and released bookings are forgotten, and the cookies go with the last one", async () => {
		const trip = await addExcursion(island.db);
		const visitor = newVisitor(island);
		const [over, money] = [await book(visitor, trip), await book(visitor, trip, { date: soon(8) })];
		const session = await paid.checkout(money);
		paid.stripe.pay(session);
		await paid.send("checkout.session.completed", session);
		await island.db
			.update(bookings)
			.set({ holdExpiresAt: Date.now() - 1 })
			.where(eq(bookings.confirmId, over));
		expect((await heldFor(visitor)).held).toEqual([]);
		expect([...visitor.cookies.keys()]).toEqual([]);
	});

	test("seats are released once, with history, and others can take them at once", async () => {
		const trip = await addExcursion(island.db, { capacity: 1 });
		const visitor = newVisitor(island);
		const confirmId = await book(visitor, trip);
		const releaseHold = () => visitor.submit(`/booking/${confirmId}/let-go`, {});
		const answer = await releaseHold();
		expect([answer.status, answer.headers.get("location")]).toEqual([
			303,
			`/excursion/${trip.id}?date=${soon()}#book`,
		]);
		expect([...visitor.cookies.keys()]).toEqual([]);
		const row = await statusOf(confirmId);
		expect(row?.status).toBe("expired");
		// a second press changes nothing and shows the booking's state
		expect((await releaseHold()).headers.get("location")).toBe(`/booking/${confirmId}`);
		const ownEvents = eq(bookingEvents.bookingId, row?.id ?? 0);
		const letGoEvents = and(ownEvents, eq(bookingEvents.type, "let go"));
		expect(await island.db.$count(bookingEvents, letGoEvents)).toBe(1);
		await book(newVisitor(island), trip);
	});

	test("a paid booking can't be released, an unknown one is 404, and another site can't do it", async () => {
		const { confirmId } = await paid.pay();
		const visitor = newVisitor(island);
		const answer = await visitor.fetch(`/booking/${confirmId}/let-go`, {
			method: "POST",
			headers: { accept: "application/json" },
		});
		expect(await answer.json()).toEqual({ outcome: "not held" });
		expect((await statusOf(confirmId))?.status).toBe("confirmed");
		expect((await visitor.submit("/booking/AAAAAAAAAAAAAAAAAAAAAA/let-go", {})).status).toBe(404);
		const held = await book(visitor, await addExcursion(island.db));
		const foreign = await visitor.fetch(`/booking/${held}/let-go`, {
			method: "POST",
			headers: { origin: "https://elsewhere.example" },
		});
		expect(foreign.status).toBe(403);
		expect((await statusOf(held))?.status).toBe("pending");
	});

	test("another day releases the first one only in the browser that holds it", async () => {
		const trip = await addExcursion(island.db);
		const [visitor, stranger] = [newVisitor(island), newVisitor(island)];
		const first = await book(visitor, trip);
		await book(stranger, trip, { date: soon(9), instead: first });
		expect((await statusOf(first))?.status).toBe("pending");
		await book(visitor, trip, { date: soon(9), instead: first });
		expect((await statusOf(first))?.status).toBe("expired");
	});

	test("a page after paying claims nothing of a booking that it does not know", async () => {
		for (const address of ["/payment/success", "/payment/error?booking=AAAAAAAAAAAAAAAAAAAAAA"]) {
			const answer = await island.fetch(address);
			expect(answer.status).toBe(200);
			const html = await answer.text();
			expect(html).toContain("If you have just paid, your voucher is on its way");
			expect(html).not.toMatch(/did not go through|No money was taken|not completed/);
		}
	});
});
