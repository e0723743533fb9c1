import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type Role, roleNames } from "#app/account/access.ts";
import {
	bookingEvents,
	bookings,
	excursions,
	outbox,
	paymentMoney,
} from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { manifestPath } from "#tests/builders.ts";
import { guestBookings } from "#tests/guest-bookings.ts";
import { addHotel } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

const guests = guestBookings();

const staffOf = new Map<Role, { visitor: Visitor; userId: string }>();
beforeAll(async () => {
	for (const role of roleNames) {
		const name = `${role[0]?.toUpperCase()}${role.slice(1)} Person`;
		const { visitor, user } = await signedInVisitor(guests.island, { role, name, password: null });
		staffOf.set(role, { visitor, userId: user.id });
	}
});
function visitorOf(role: Role): Visitor {
	const staff = staffOf.get(role);
	if (!staff) throw new Error("no such role");
	return staff.visitor;
}

/** A booking of the partner's hotel with everything that somebody may not read. */
async function fullBooking() {
	const { island } = guests;
	const { booking, excursion } = await guests.addPaidBooking();
	const hotelId = await addHotel(island, { partnerUserId: staffOf.get("partner")?.userId ?? null });
	await island.db
		.update(bookings)
		.set({
			...{ hotelId, partner: hotelId, payLinkAt: Date.now(), listPriceCents: 99_900 },
			...{ comments: "GUEST-REMARK", guideNotes: "GUIDE-NOTE", staffNotes: "STAFF-NOTE" },
		})
		.where(eq(bookings.id, booking.id));
	const entry = { bookingId: booking.id, actorName: "Marta Boss", createdAt: Date.now() };
	await island.db.insert(bookingEvents).values([
		{ ...entry, type: "note", detail: "OFFICE-WORDS" },
		{ ...entry, type: "changed", detail: "OFFICE-REASON" },
	]);
	await island.db
		.update(excursions)
		.set({ comments: "HOUSE-NOTE" })
		.where(eq(excursions.id, excursion.id));
	const [row] = await island.db.select().from(bookings).where(eq(bookings.id, booking.id));
	if (!row) throw new Error("no booking");
	return { excursion, booking: row };
}

let shared: Awaited<ReturnType<typeof fullBooking>>;
beforeAll(async () => {
	shared = await fullBooking();
});

/** What each role reads of a booking record; null: nothing at all. */
const reads: Record<Role, "all" | "no link" | "what guests are told" | null> = {
	supervisor: "all",
	admin: "all",
	office: "all",
	manager: "no link",
	partner: "what guests are told",
	guide: null,
	"cash-guide": null,
	web: null,
	user: null,
};

describe.each(Object.entries(reads) as [Role, (typeof reads)[Role]][])("a %s", (role, audience) => {
	test("reads of a booking what the role may know, as a page and as data", async () => {
		const { booking } = shared;
		const { confirmId, id } = booking;
		const [payment] = await guests.island.db
			.select()
			.from(paymentMoney)
			.where(eq(paymentMoney.bookingId, id));
		const path = `/dashboard/bookings/${id}`;
		for (const address of [path, `${path}.data`]) {
			const answer = await visitorOf(role).get(address);
			const text = await answer.text();
			if (audience === null) {
				expect(text).not.toContain(booking.name);
				continue;
			}
			expect(answer.status).toBe(200);
			const has = (words: string) => text.includes(words);
			expect([booking.name, booking.email ?? "", booking.reference].filter((w) => !has(w))).toEqual(
				[],
			);
			expect({ address, secret: has(confirmId) }).toEqual({ address, secret: audience === "all" });
			const ofTheHouse = ["GUEST-REMARK", "GUIDE-NOTE", "STAFF-NOTE", "OFFICE-WORDS"];
			const moreOfIt = ["OFFICE-REASON", "Marta Boss"];
			const house = [...ofTheHouse, ...moreOfIt, address === path ? "€999" : "99900"];
			expect(house.filter(has)).toEqual(audience === "what guests are told" ? [] : house);
			expect([payment?.sessionId ?? "", payment?.gatewayPaymentId ?? ""].filter(has)).toEqual([]);
		}
	});
});

describe("the mails of a booking", () => {
	/** Mails of two bookings, and the addresses of their pages at the first booking. */
	async function writtenMails() {
		const { db } = guests.island;
		const { booking } = shared;
		const { booking: other } = await guests.addPaidBooking();
		const values = (bookingId: number, changes: Partial<typeof outbox.$inferInsert> = {}) => ({
			...{ dedupeKey: crypto.randomUUID(), bookingId, recipient: "mia@example.com" },
			...{ subject: "YOUR-VOUCHER", textBody: `<b>Words</b> /booking/${booking.confirmId}` },
			...{ htmlBody: "<p>HTML</p>", status: "sent" as const, sentAt: Date.now() },
			...{ nextAttemptAt: 0, createdAt: Date.now() },
			...changes,
		});
		const bare = { recipient: "", subject: "", textBody: "", htmlBody: "" };
		const rows = await db
			.insert(outbox)
			.values([
				values(booking.id),
				values(booking.id, { textBody: "", htmlBody: "" }),
				values(booking.id, { isSecret: true }),
				values(other.id),
				values(other.id, bare),
			])
			.returning({ id: outbox.id });
		await db.update(bookings).set({ erasedAt: Date.now() }).where(eq(bookings.id, other.id));
		const pageAt = (bookingId: number, position: number) =>
			`/dashboard/bookings/${bookingId}/mails/${rows[position]?.id}`;
		return { booking, other, pageAt };
	}

	let sentMails: Awaited<ReturnType<typeof writtenMails>>;
	beforeAll(async () => {
		sentMails = await writtenMails();
	});

	test.each(roleNames)("are read by a %s only who may change the booking", async (role) => {
		const { booking, pageAt } = sentMails;
		const path = pageAt(booking.id, 0);
		const record = await (await visitorOf(role).get(`/dashboard/bookings/${booking.id}`)).text();
		expect(record.includes(`href="${path}"`)).toBe(reads[role] === "all");
		for (const address of [path, `${path}.data`]) {
			const answer = await visitorOf(role).get(address);
			const text = await answer.text();
			const words = ["YOUR-VOUCHER", booking.confirmId, "mia@example.com"];
			expect(words.filter((each) => text.includes(each))).toEqual(
				reads[role] === "all" ? words : [],
			);
			if (reads[role] !== "all") expect(answer.status).toBe(403);
			if (address === path) expect(text).not.toContain("<b>Words</b>");
		}
	});

	test("say when their words are gone, and a secret or foreign one is not shown", async () => {
		const { booking, other, pageAt } = sentMails;
		const office = visitorOf("office");
		const text = async (path: string) => (await office.get(path)).text();
		expect(await text(pageAt(booking.id, 1))).toContain("no longer kept");
		expect(await text(pageAt(other.id, 4))).toContain("erased with the guest’s data");
		expect(await text(`/dashboard/bookings/${other.id}`)).toContain("Erased mail");
		const hidden = [pageAt(booking.id, 2), pageAt(booking.id, 3), pageAt(booking.id, 99)];
		for (const path of hidden) {
			const answer = await office.get(path);
			expect({ path, status: answer.status }).toEqual({ path, status: 404 });
			expect(await answer.text()).not.toContain("YOUR-VOUCHER");
		}
	});
});

test("a hotel's manifest and excursions say nothing of the house either", async () => {
	const { booking, excursion } = shared;
	const trip = `/dashboard/excursion/${excursion.id}`;
	const paths = [
		await manifestPath(guests.island.db, { excursionId: excursion.id, date: booking.date }),
		trip,
	];
	const words = ["GUEST-REMARK", "GUIDE-NOTE", "OFFICE-WORDS", "HOUSE-NOTE", "Notes for staff"];
	const read = async (role: Role, path: string) => (await visitorOf(role).get(path)).text();
	for (const path of [...paths, `${trip}.data`, "/_serverFn/getExcursions"]) {
		const text = await read("partner", path);
		expect({ path, found: words.filter((each) => text.includes(each)) }).toEqual({
			path,
			found: [],
		});
	}
	expect(await read("partner", paths[0] ?? "")).toContain(booking.name);
	expect(await read("admin", trip)).toContain("HOUSE-NOTE");
	expect(await read("admin", "/dashboard/excursion")).toContain("sold, next");
	expect(await read("partner", "/dashboard/excursion")).not.toContain("sold, next");
});

describe("staff on the guest's own page", () => {
	test("see it without anything to press", async () => {
		const { booking } = await guests.addPaidBooking();
		const page = `/booking/${booking.confirmId}`;
		for (const role of ["supervisor", "partner"] as const) {
			const text = await (await visitorOf(role).get(page)).text();
			expect(text).toContain(booking.reference);
			expect(text).toContain("this is only a view");
			expect(text).toContain(`href="/dashboard/bookings/${booking.id}"`);
			for (const step of ["/cancel", "/change", "/data"]) expect(text).not.toContain(page + step);
			expect(text).not.toContain('name="language"');
		}
		const ownPage = await guests.page(page);
		expect(ownPage).toContain(`${page}/cancel`);
		expect(ownPage).not.toContain("this is only a view");
	});

	test("do nothing there as the guest, whatever they send", async () => {
		const { booking } = await guests.addPaidBooking();
		const page = `/booking/${booking.confirmId}`;
		const stateBefore = await guests.read(booking);
		const sentForms: [string, Record<string, string>][] = [
			[`${page}/cancel`, { told: String(booking.priceCents) }],
			[`${page}/change`, { pickupPointId: "1", fingerprint: "0 0" }],
			[`${page}/data`, { eraseEmail: booking.email ?? "" }],
			[`${page}/data.json`, { takeEmail: booking.email ?? "" }],
			[page, { language: "de" }],
		];
		for (const role of ["supervisor", "partner"] as const)
			for (const [path, form] of sentForms) {
				const answer = await visitorOf(role).submit(path, form);
				expect({ path, status: answer.status }).toEqual({ path, status: 403 });
			}
		for (const step of ["cancel", "change", "data"])
			expect((await visitorOf("manager").get(`${page}/${step}`)).headers.get("location")).toBe(
				page,
			);
		expect(await guests.read(booking)).toEqual(stateBefore);
		expect((await guests.cancel(booking, booking.priceCents)).status).toBe(303);
		expect((await guests.read(booking)).booking.status).toBe("cancelled");
	});
});
