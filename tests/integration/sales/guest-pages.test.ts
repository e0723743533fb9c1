import { describe, expect, test } from "vitest";
import { guestBookings } from "#tests/guest-bookings.ts";
import { withinOneMinute } from "#tests/run/one-minute.ts";
import { board, vanOnTheRoad } from "#tests/van.ts";
import { newVisitor } from "#tests/visitor.ts";

const at = guestBookings();
const { addPaidBooking, read, post, roundTripsAbout, page } = at;

describe("find my booking", () => {
	const find = (form: Record<string, string>) => post("/booking", form);

	test("mails the link to the guest, with the same answer for every input", async () => {
		const { booking } = await addPaidBooking(200, {
			email: "find@mail.example",
			cemail: "find@mail.example",
		});
		const answers = await Promise.all([
			find({ reference: booking.reference, email: "FIND@mail.example " }),
			find({ reference: booking.reference, email: "other@mail.example" }),
			find({ reference: "IX-22222", email: "find@mail.example" }),
		]);
		const contents = await Promise.all(
			answers.map(async (answer) => [
				answer.status,
				answer.headers.get("location"),
				await answer.text(),
			]),
		);
		expect(new Set(contents.map((each) => JSON.stringify(each))).size).toBe(1);
		expect(contents[0]?.slice(0, 2)).toEqual([200, null]);
		expect(contents[0]?.[2]).toContain("Look into your inbox");
		expect(await page("/booking?sent")).not.toContain("Look into your inbox");
		const { mail } = await read(booking);
		expect(mail).toMatchObject([
			{
				recipient: "find@mail.example",
				textBody: expect.stringContaining(`${at.island.url.origin}/booking/${booking.confirmId}`),
			},
		]);
	});

	test("the reference is understood in any spelling; a repeated request sends one mail", async () => {
		const { booking } = await addPaidBooking();
		const bare = booking.reference.slice(3);
		for (const reference of [booking.reference, bare, ` ix ${bare.toLowerCase()}`, `IX–${bare}`])
			expect((await find({ reference, email: booking.email ?? "" })).status).toBe(200);
		expect((await read(booking)).mail.length).toBeLessThanOrEqual(2);
	});

	test("a code or an address that can't be one is named, and what was typed stays", async () => {
		const answer = await find({ reference: "IX-0O", email: "ida" });
		expect(answer.status).toBe(400);
		const text = await answer.text();
		expect(text).toContain("Type the code from your booking");
		expect(text).toContain('value="IX-0O"');
	});

	test("the known and the unknown cost two round trips each", async () => {
		const email = "trips@mail.example";
		const { booking } = await addPaidBooking(200, { email, cemail: email });
		const { reference } = booking;
		const unknown = "IX-22222";
		const trips = (form: { reference: string; email: string }) =>
			roundTripsAbout([form.reference, form.email], () => find(form));
		expect(await trips({ reference: unknown, email })).toBe(2);
		expect(await trips({ reference, email: "nobody@mail.example" })).toBe(2);
		expect(await trips({ reference, email })).toBe(2);
	});

	test("one address that asks without end is slowed down", async () => {
		const answers = await withinOneMinute(() => {
			const { submit } = newVisitor(at.island);
			const form = { reference: "IX-22222", email: "a@mail.example" };
			return Promise.all(Array.from({ length: 9 }, () => submit("/booking", form)));
		});
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
	});
});

describe("the voucher on the morning of the trip", () => {
	const read = async (confirmId: string) => {
		const page = await at.island.fetch(`/booking/${confirmId}`);
		expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
		return await page.text();
	};
	/** What an open page reads anew; nothing is known of the van. */
	const emptyLine = /<div id="van-line" role="status" data-renew="60"[^>]*><\/div>/;

	test("says how late the van is, of no other guest, until its own guest is aboard", async () => {
		const { ownBooking, other } = await vanOnTheRoad(at.island);
		const empty = await read(ownBooking.confirmId);
		expect(empty).toMatch(emptyLine);
		expect(empty).not.toContain("data-renew-unknown");

		await board(at.island, other);
		const late = await read(ownBooking.confirmId);
		expect(late).not.toMatch(emptyLine);
		expect(late).toContain("Your van is about 10 minutes late");
		expect(late).not.toMatch(/Casa Bruma|Kwame/);

		await board(at.island, ownBooking);
		const aboard = await read(ownBooking.confirmId);
		expect(aboard).toMatch(emptyLine);
		expect(aboard).not.toContain("Your van is");
	});

	test("is shown without the van when only that can't be read, and waits without a database", async () => {
		const { ownBooking, other } = await vanOnTheRoad(at.island);
		await board(at.island, other);
		at.island.onDatabaseCall((body) => {
			if (body.includes("AS isOver")) throw new TypeError("the database went away");
			return body;
		});
		const voucher = await read(ownBooking.confirmId);
		at.island.onDatabaseCall(null);
		expect(voucher).toContain(ownBooking.reference);
		expect(voucher).toMatch(emptyLine);
		// an open page keeps what it has
		expect(voucher).toContain('data-renew-unknown=""');

		at.island.cutDatabase(true);
		const { status } = await at.island.fetch(`/booking/${ownBooking.confirmId}`);
		at.island.cutDatabase(false);
		expect(status).toBe(503);
		expect(await read(ownBooking.confirmId)).toContain("Your van is about 10 minutes late");
	});

	test("is not found by a stranger, nor is where its van is", async () => {
		const { ownBooking, other } = await vanOnTheRoad(at.island);
		await board(at.island, other);
		for (const path of [
			"/booking/AAAAAAAAAAAAAAAAAAAAAA",
			`/booking/${ownBooking.confirmId}/van`,
		]) {
			const answer = await at.island.fetch(path);
			expect([path, answer.status]).toEqual([path, 404]);
			expect(await answer.text()).not.toContain("van-line");
		}
	});
});
