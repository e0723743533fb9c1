import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, contactMessages, outbox, payments } from "#app/database/schema.server.ts";
import { columnsToGive, tablesOfBooking } from "#app/privacy/data-files.server.ts";
import { inventory } from "#app/privacy/inventory.ts";
import { scrubDatabase } from "#scripts/scrub-database.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, columnsOn, type Excursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { temporaryFolder } from "#tests/run/temporary-folder.ts";
import { bookAsGuest } from "#tests/sales.ts";
import { addTraces, namedRows, person, pieces } from "./traces.ts";

let island: Island;
let trip: Excursion;
beforeAll(async () => {
	island = await startIsland({ seed: true });
	trip = await addExcursion(island.db);
});
afterAll(() => island.stop());

const send = (path: string, fields: Record<string, string>) =>
	island.fetch(path, {
		method: "POST",
		headers: { Origin: island.url.origin, "cf-connecting-ip": crypto.randomUUID() },
		body: new URLSearchParams(fields),
	});

/** Its trip is over on any clock. */
const past = { date: "2026-06-10" };

const nameOf = async (id: number) =>
	(await island.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.name;

test("a trip to come can't be erased, and its page says why in the guest's language", async () => {
	const { confirmId, id } = (await addTraces(island.db, trip, { date: "2099-06-01" })).booking;
	const page = await (await island.fetch(`/de/booking/${confirmId}/data`)).text();
	expect(page).toContain("Der Ausflug steht noch bevor");
	expect(page).not.toContain("endgültig löschen");
	const answer = await send(`/de/booking/${confirmId}/data`, { eraseEmail: person.email });
	expect(answer.status).toBe(409);
	expect(await nameOf(id)).toBe(person.name);
	await island.db
		.update(bookings)
		.set(await columnsOn(island.db, { excursionId: trip.id, ...past }))
		.where(eq(bookings.id, id));
});

test("whoever has only the link of a voucher neither reads nor deletes", async () => {
	const { confirmId, id } = (await addTraces(island.db, trip, past)).booking;
	const file = await send(`/booking/${confirmId}/data.json`, {
		takeEmail: "somebody@else.example",
	});
	expect(file.status).toBe(303);
	expect(file.headers.get("location")).toBe(`/booking/${confirmId}/data?problem=wrongEmail`);
	expect((await send(`/booking/${confirmId}/data`, { eraseEmail: "" })).status).toBe(400);
	const page = await (await island.fetch(`/booking/${confirmId}/data`)).text();
	expect(page).not.toContain(person.email);
	// each try comes from another network; a minute of the limit may end in between
	let answer = 0;
	for (let tries = 0; tries < 12 && answer !== 429; tries += 1)
		answer = (await send(`/booking/${confirmId}/data`, { eraseEmail: `${tries}@x.example` }))
			.status;
	expect(answer).toBe(429);
	expect(await nameOf(id)).toBe(person.name);
});

test("a deletion that the database does not answer keeps the typed email, and one press sends it again", async () => {
	const { confirmId, id } = (await addTraces(island.db, trip, past)).booking;
	const path = `/de/booking/${confirmId}/data`;
	island.cutDatabase(true);
	const answer = await send(path, { eraseEmail: person.email });
	island.cutDatabase(false);
	const html = await answer.text();
	expect(answer.status).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("30");
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(html).toContain("Gelöscht wird nur einmal.");
	expect(html).toContain(`<input type="hidden" name="eraseEmail" value="${person.email}"/>`);
	expect(await nameOf(id)).toBe(person.name);
	const again = await send(path, { eraseEmail: person.email });
	expect([again.status, again.headers.get("location")]).toEqual([303, "/de/booking/erased"]);
	expect(await nameOf(id)).not.toBe(person.name);
});

test("a download has every column that the inventory calls the guest's, and no token", async () => {
	const ofGuests = Object.entries(inventory).filter(([, { of }]) => of === "guests");
	// a handoff has no booking and no name
	expect([...tablesOfBooking, "handovers"].sort()).toEqual(ofGuests.map(([name]) => name).sort());
	const { confirmId, reference, id } = (await addTraces(island.db, trip, past)).booking;
	const link = `${island.url.origin}/booking/${confirmId}`;
	const words = { subject: "Voucher", textBody: `Open it: ${link}`, htmlBody: "" };
	const mail = { bookingId: id, ...words, nextAttemptAt: 1, createdAt: 1, status: "sent" } as const;
	await island.db.insert(outbox).values([
		{ ...mail, dedupeKey: `own:${id}`, recipient: person.email },
		{ ...mail, dedupeKey: `mistyped:${id}`, recipient: "otto@wrong.example" },
	]);
	const answer = await send(`/booking/${confirmId}/data.json`, { takeEmail: person.email });
	expect(answer.headers.get("content-disposition")).toBe(
		`attachment; filename="${reference}.json"`,
	);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	const text = await answer.text();
	const tables = v.parse(
		v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
		JSON.parse(text),
	);
	for (const table of [
		"bookings",
		"booking_events",
		"payments",
		"outbox",
		"told_guests",
		"attention_items",
	])
		expect(Object.keys(tables[table]?.[0] ?? {}).sort()).toEqual(columnsToGive(table).sort());
	for (const word of Object.values(person)) expect(text).toContain(word);
	expect(tables.outbox?.map((row) => row.text_body)).toContain("Open it: [link]");
	for (const token of [confirmId, "secretaddress", "wrong.example", '"Ida"'])
		expect(text).not.toContain(token);
});

test("after their erasure nothing names a guest: no table, log, page or file of the database", async () => {
	await send("/excursion/contact", { ...person, message: `A question of ${person.name}.` });
	const other = { name: person.name, phone: person.phone, comments: person.comments };
	const unpaid = await bookAsGuest(island, trip, {
		...{ ...other, email: person.email, cemail: person.email },
	});
	const long = { status: "expired", holdExpiresAt: 1 } as const;
	await island.db.update(bookings).set(long).where(eq(bookings.id, unpaid.id));
	expect(await island.db.$count(contactMessages)).toBeGreaterThan(1);

	const namedBookings = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.name, person.name));
	const [ownBooking, ...others] = namedBookings;
	expect(others.length).toBeGreaterThan(1);
	const answer = await send(`/fr/booking/${ownBooking?.confirmId}/data`, {
		eraseEmail: ` ${person.email} `,
	});
	expect(answer.headers.get("location")).toBe("/fr/booking/erased");
	expect(await (await island.fetch("/fr/booking/erased")).text()).toContain(
		"Vos données sont effacées",
	);
	expect((await island.fetch(`/booking/${ownBooking?.confirmId}`)).status).toBe(404);
	const { visitor: manager } = await signedInVisitor(island, { role: "manager" });
	expect((await manager.get(`/dashboard/bookings/${others[0]?.id}/data.json`)).status).toBe(403);
	const { visitor: staff } = await signedInVisitor(island, { role: "supervisor" });
	for (const { id } of others) {
		const done = await staff.submit(`/dashboard/bookings/${id}/erase`, {
			asked: "phone",
			messages: "on",
		});
		expect(done.status).toBe(303);
	}
	const record = await (await staff.get(`/dashboard/bookings/${others[0]?.id}`)).text();
	expect(record).toContain("the guest asked by telephone");
	const late = await send(`/fr/booking/${ownBooking?.confirmId}/data`, {
		eraseEmail: person.email,
	});
	expect(late.headers.get("location")).toBe("/fr/booking/erased");
	for (let run = 0; run < 3; run += 1) await island.scheduled();

	const tokens = namedBookings.flatMap(({ confirmId, idempotencyKey }) => [
		confirmId,
		idempotencyKey,
	]);
	expect(await namedRows(island.db, tokens)).toEqual([]);
	const words = [...pieces, ...tokens];
	const logText = (await island.loggedSince(0)).join("\n");
	const pages = await Promise.all(
		["/", `/excursion/${trip.id}`, "/excursion/excursions", "/sitemap.xml"].map(async (path) =>
			(await island.fetch(path)).text(),
		),
	);
	for (const text of [logText, ...pages]) expect(foundIn(text, words)).toEqual([]);
	expect(await filesWith(words)).toEqual([]);
});

test("staff erase only after a fresh confirmation", async () => {
	const { id } = (await addTraces(island.db, trip, past)).booking;
	const { visitor } = await signedInVisitor(island, { role: "supervisor" }, { confirmedAt: 0 });
	const answer = await visitor.submit(`/dashboard/bookings/${id}/erase`, { asked: "phone" });
	expect(answer.headers.get("location")).toMatch(/^\/dashboard\/confirm\?asked=/);
	expect(await nameOf(id)).toBe(person.name);
});

test("an erased booking takes no note, correction or link, but what a hotel gave back", async () => {
	const { id } = (await addTraces(island.db, trip, past)).booking;
	const { visitor: staff } = await signedInVisitor(island, { role: "supervisor" });
	const page = `/dashboard/bookings/${id}`;
	expect((await staff.submit(`${page}/erase`, { asked: "desk" })).status).toBe(303);
	const key = crypto.randomUUID();
	const typedValues = { key, note: `Called ${person.name}` };
	expect((await staff.submit(page, { ...typedValues, intent: "note" })).status).toBe(409);
	expect((await staff.submit(page, { key, intent: "resend" })).status).toBe(409);
	const edit = `${page}/edit`;
	expect((await staff.get(edit)).headers.get("location")).toBe(page);
	const anew = await staff.submit(edit, { key, fingerprint: "0 0", intent: "reissue" });
	expect(anew.headers.get("location")).toBe(page);
	expect(foundIn(await (await staff.get(page)).text(), pieces)).toEqual([]);

	await island.db
		.update(bookings)
		.set({ status: "cancelled", cancelledAt: 1 })
		.where(eq(bookings.id, id));
	await island.db
		.update(payments)
		.set({ gateway: "hotel", gatewayPaymentId: null, sessionId: null })
		.where(eq(payments.bookingId, id));
	expect(await (await staff.get(page)).text()).toContain("The hotel has paid");
	const step = { intent: "hotel-money", step: "paid-back" };
	expect((await staff.submit(page, step)).status).toBe(303);
});

function foundIn(text: string, words: readonly string[]): string[] {
	const low = text.toLowerCase();
	return words.filter((word) => low.includes(word.toLowerCase()));
}

/** Searches a copy of the database's files before they are scrubbed, where the words must be found, and after it. */
async function filesWith(words: readonly string[]): Promise<string[]> {
	const copy = temporaryFolder();
	cpSync(island.database.folder, copy, { recursive: true });
	const look = () =>
		readdirSync(copy, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.flatMap(({ parentPath, name }) => {
				const foundWords = foundIn(readFileSync(join(parentPath, name), "latin1"), words);
				return foundWords.map((word) => `${name}: ${word}`);
			});
	expect(look().length).toBeGreaterThan(0);
	scrubDatabase(copy);
	const left = look();
	rmSync(copy, { recursive: true });
	return left;
}
