import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	attentionItems,
	bookingEvents,
	bookings,
	contactMessages,
	departureMessages,
	outbox,
	payments,
	toldGuests,
	waitingParties,
} from "#app/database/schema.server.ts";
import { makeConfirmId, makeReference } from "#app/sales/booking/booking-ids.ts";
import type { HistoryLine } from "#app/sales/history/history-lines.ts";
import { columnsOn, type Excursion } from "#tests/builders.ts";
import { policyColumns } from "#tests/samples/policy-samples.ts";

/** A guest whose every word occurs nowhere else. */
export const person = {
	name: "Xanthippe Quenneville",
	email: "xanthippe.q@quenneville.example",
	phone: "+49 171 555 01 98",
	comments: "We bring a walnut allergy.",
	staffNotes: "Was unfriendly to Nuria on Wednesday.",
	guideNotes: "Limps a little.",
	language: "de",
};

/** Pieces by which they are found, also where an index shortens words by their beginnings. */
export const pieces = [
	...["nthippe", "nneville", "1715550198", "171 555 01 98", "walnut", "unfriendly", "limps"],
	"cs_test_secretaddress",
];

const typedText = `about ${person.name}`;

/** A line of each code that can hold what somebody typed. */
const lines: [type: typeof bookingEvents.$inferInsert.type, line: HistoryLine][] = [
	["refunded", { code: "part back", cents: 1, currency: "EUR", why: typedText, gateway: null }],
	["refunded", { code: "paid back another way", note: typedText }],
	["mail", { code: "mail again", subject: typedText }],
	["mail", { code: "failed mail again", subject: typedText }],
	[
		"mail came back",
		{ code: "mail returned", as: "bounced", recipient: person.email, subject: typedText },
	],
	["note", { code: "settled", note: typedText, isKept: true }],
	["booked", { code: "sold", source: "phone", overbookedBy: 1, why: typedText }],
	[
		"changed",
		{ code: "own price", kind: "agreed", why: typedText, listCents: 2, cents: 1, currency: "EUR" },
	],
	["language", { code: "language", language: "de" }],
	[
		"changed",
		{
			code: "edited",
			changes: [
				{ field: "name", before: "Ida", after: person.name },
				{ field: "email", before: person.email, after: null },
				{ field: "phone", before: null, after: person.phone },
				{ field: "staffNotes", before: null, after: person.staffNotes },
				{ field: "guideNotes", before: null, after: person.guideNotes },
				{
					field: "party",
					before: { adults: 2, children: 0, bebe: 0 },
					after: { adults: 1, children: 0, bebe: 0 },
				},
			],
			forgiven: { cents: 1, currency: "EUR", why: typedText },
			hasNewLink: true,
		},
	],
	["told", { code: "told", message: { kind: "other", text: typedText } }],
	["told", { code: "told", message: { kind: "late", minutes: 9, why: typedText } }],
	[
		"changed",
		{
			code: "departure moved",
			from: { date: "2027-06-01", start: "10:00" },
			to: { date: "2027-06-02", start: "10:00" },
			reason: typedText,
		},
	],
];

/** A paid booking of the person, and a row in each table that can name a guest. */
export async function addTraces(
	db: Database,
	trip: Excursion,
	changes: Partial<typeof bookings.$inferInsert> = {},
) {
	const at = 1_800_000_000_000;
	const [booking] = await db
		.insert(bookings)
		.values({
			...person,
			...{ confirmId: makeConfirmId(), reference: makeReference(), idempotencyKey: randomUUID() },
			...{ excursionId: trip.id, title: trip.title },
			...(await columnsOn(db, { excursionId: trip.id, date: changes.date ?? "2027-06-10" })),
			...{ adults: 2, children: 0, bebe: 0, priceCents: 12_800, currency: "EUR" },
			...policyColumns({ date: changes.date ?? "2027-06-10", startTime: trip.startTime }),
			...{ pickup: trip.pickup, pickupPointId: trip.pointId, pickupTime: trip.startTime },
			...{ status: "confirmed", holdExpiresAt: at, createdAt: at, updatedAt: at, confirmedAt: at },
			...changes,
		})
		.returning();
	if (!booking) throw new Error("no booking");
	const bookingId = booking.id;
	const ofBooking = { bookingId, createdAt: at };
	const paymentId = randomUUID();
	const mail = {
		...{
			recipient: person.email,
			subject: typedText,
			textBody: typedText,
			htmlBody: `<p>${typedText}</p>`,
		},
		...({ status: "sent", nextAttemptAt: at, createdAt: at, sentAt: at } as const),
	};
	const { sentMail, message } = await runBatch(db, {
		payment: db.insert(payments).values({
			...{ id: paymentId, bookingId, gateway: "stripe", sessionId: `cs_${paymentId}` },
			sessionUrl: `https://gateway.example/cs_test_secretaddress${bookingId}`,
			...{ gatewayPaymentId: `pi_${paymentId}`, amountCents: booking.priceCents, currency: "EUR" },
			...{ status: "paid", createdAt: at, updatedAt: at, paidAt: at },
		}),
		note: db.insert(bookingEvents).values({ ...ofBooking, type: "note", detail: typedText }),
		history: lines.map(([type, line]) =>
			db.insert(bookingEvents).values({ ...ofBooking, type, line: JSON.stringify(line) }),
		),
		sentMail: db
			.insert(outbox)
			.values({
				...mail,
				bookingId,
				dedupeKey: `booking-confirmed:${bookingId}`,
				lastError: typedText,
			})
			.returning(),
		forwarded: db.insert(outbox).values({
			...{ ...mail, recipient: "office@island.example", replyTo: person.email },
			dedupeKey: `contact:${bookingId}`,
		}),
		contact: db.insert(contactMessages).values({
			...{ idempotencyKey: randomUUID(), name: person.name, email: person.email },
			...{ message: typedText, createdAt: at },
		}),
		waiting: db.insert(waitingParties).values({
			...{ secret: makeConfirmId(), departureId: booking.departureId, position: 1, bookingId },
			...{ adults: 2, children: 0, bebe: 0, language: "de", pickupPointId: trip.pointId },
			...{ name: person.name, email: person.email, phone: person.phone, createdAt: at },
			...{ end: "bought", endedAt: Date.now() },
		}),
		message: db
			.insert(departureMessages)
			.values({
				...{ key: randomUUID(), departureId: booking.departureId, kind: "late" },
				...{
					message: JSON.stringify({ kind: "late", minutes: 20 }),
					actorId: "u1",
					actorName: "Nuria",
					createdAt: at,
				},
			})
			.returning(),
	});
	await runBatch(db, {
		historyTypes: db
			.insert(toldGuests)
			.values({ messageId: message[0]?.id ?? 0, bookingId, text: `Dear ${person.name}` }),
		incident: db.insert(attentionItems).values({
			...{ dedupeKey: `mail:${bookingId}`, kind: "mail came back", status: "settled" },
			...{ bookingId, outboxId: sentMail[0]?.id ?? 0, detail: person.email },
			outcomeLine: JSON.stringify({ code: "note", note: typedText }),
			...{ createdAt: at, updatedAt: at, settledAt: at },
		}),
	});
	return { booking, historyTypes: ["note", ...lines.map(([type]) => type)] };
}

/** "table.column" wherever the person stands in the database, the parts of its search index included. */
export async function namedRows(db: Database, others: readonly string[] = []): Promise<string[]> {
	const columns = await db.all<{ table: string; name: string }>(sql`
		SELECT tables.name AS "table", columns.name
		FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
		WHERE tables.type = 'table' AND tables.name <> 'booking_search'`);
	const words = JSON.stringify([...pieces, ...others.map((each) => each.toLowerCase())]);
	// one question for each table, because one for each column takes ten seconds
	const places = await Promise.all(
		[...Map.groupBy(columns, ({ table }) => table).values()].map((ofTable) =>
			db.all<{ place: string }>(sql.join(ofTable.map(placeWith(words)), sql` UNION ALL `)),
		),
	);
	return places.flat().map(({ place }) => place);
}

const placeWith =
	(words: string) =>
	({ table, name }: { table: string; name: string }) => {
		const column = sql`each.${sql.identifier(name)}`;
		return sql`SELECT ${`${table}.${name}`} AS place WHERE EXISTS (
			SELECT 1 FROM ${sql.identifier(table)} AS each, json_each(${words}) AS word
			WHERE instr(CASE typeof(${column}) WHEN 'blob' THEN ${column} ELSE lower(${column}) END,
				CASE typeof(${column}) WHEN 'blob' THEN CAST(word.value AS BLOB) ELSE word.value END) > 0)`;
	};
