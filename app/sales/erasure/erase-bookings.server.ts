/** The statements that take a guest's personal data out of bookings and their histories. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { storedLineSql } from "#app/database/stored-line.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import {
	personalBookingColumns,
	personalBookingFields,
} from "#app/sales/booking/booking-columns.server.ts";
import type { HistoryLine } from "#app/sales/history/history-lines.ts";
import { nameOfErased } from "./erased-booking.ts";

type Erased = Extract<HistoryLine, { code: "erased" }>;

export interface Erasure {
	/** Bookings to erase. */
	ids: readonly number[];
	/** At whose wish, and how a guest asked staff. */
	line: Erased;
	/** Absent for the guest and the cron job. */
	actor?: Actor;
	now: number;
}

/**
 * What an erasure does to bookings, in the batch of one. Trip, party, money and dates stay, for the books. The address of
 * the guest's page and the hashes of what was typed become random, so that no link and no guess finds the booking.
 * @param mayErase SQL on `bookings`, checked in the statement itself.
 */
export function eraseBookings(db: Database, { ids, line, actor, now }: Erasure, mayErase: SQL) {
	const erased = erasedNow({ ids, now });
	return {
		bookings: db.run(sql`
			UPDATE bookings SET name = ${nameOfErased}, ${emptied}, unpaid_source = NULL,
				confirm_id = ${randomText}, idempotency_key = ${randomText}, erased_at = ${now}, updated_at = ${now}
			WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND erased_at IS NULL AND ${mayErase}`),
		ofReseller: db.run(sql`
			UPDATE reseller_bookings SET contact = '{}', reason = NULL, pickup_hotel = NULL, pickup_hotel_room = NULL,
				content_hash = ${randomText},
				guests = (SELECT json_group_array(json_remove(value, '$.contact')) FROM json_each(guests))
			WHERE booking_id IN ${erased}`),
		history: db.run(sql`
			UPDATE booking_events SET detail = '', line = ${withoutPeople()}
			WHERE booking_id IN ${erased}`),
		// the key makes one entry of each booking, also when the batch is sent twice
		event: db.run(sql`
			INSERT INTO booking_events (booking_id, type, detail, line, actor_id, actor_name, impersonator_id, dedupe_key, created_at)
			SELECT id, 'erased', '', ${storedLineSql(line)}, ${actor?.id ?? null}, ${actor?.name ?? null},
				${actor?.impersonatorId ?? null}, 'erased:' || id, ${now}
			FROM bookings WHERE id IN ${erased}
			ON CONFLICT (dedupe_key) DO NOTHING`),
	};
}

/** What the rows of a booking's fields call personal, without the name, in place of which something must stand. */
const emptied = sql.join(
	personalBookingColumns
		.filter((column) => column !== "name")
		.map((column) => sql`${sql.identifier(column)} = NULL`),
	sql`, `,
);

/** Too long for a confirm id, so that no address can ever have it (`isConfirmId`). */
const randomText = sql`'erased-' || lower(hex(randomblob(16)))`;

/** SQL of the bookings that this batch has erased. */
export function erasedNow({ ids, now }: Pick<Erasure, "ids" | "now">): SQL {
	return sql`(SELECT bookings.id FROM bookings
		WHERE bookings.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND bookings.erased_at = ${now})`;
}

/** SQL of `booking_events.line` without the words of people. */
function withoutPeople(): SQL {
	const codes = Object.entries(personalPaths).filter(([, paths]) => paths.length > 0);
	const cases = codes.map(([code, paths]) => {
		const emptied = sql`json_replace(line, ${sql.join(
			paths.map((path) => sql`${path}, ''`),
			sql`, `,
		)})`;
		return sql`WHEN ${code} THEN ${code === "edited" ? withoutFields(emptied) : emptied}`;
	});
	return sql`CASE line ->> '$.code' ${sql.join(cases, sql` `)} ELSE line END`;
}

/** The entry stays, and so do what was paid and who came: only the guest's own words leave it. */
function withoutFields(line: SQL): SQL {
	return sql`json_set(${line}, '$.changes', (
		SELECT json_group_array(json(change.value)) FROM json_each(line, '$.changes') AS change
		WHERE change.value ->> '$.field' NOT IN (SELECT value FROM json_each(${JSON.stringify(personalBookingFields)}))))`;
}

/**
 * Statement that takes the words of deleted and changed bookings out of the index of the search. SQLite's FTS5 keeps
 * them until its parts are merged (https://sqlite.org/fts5.html#the_merge_command). Of a bounded length, so that no
 * guest waits for it; it does nothing when all is merged.
 */
export function forgetSearchedWords(db: Database) {
	return db.run(
		sql`INSERT INTO booking_search (booking_search, rank) VALUES ('merge', ${-pagesOfAMerge})`,
	);
}

/** Some milliseconds of work. */
const pagesOfAMerge = 300;

/**
 * Where a line of the history holds what a person typed, or says of a person, as paths in its JSON. An erasure empties
 * them; sums, days and reasons of the trade stay. Of "edited" the fields with personal data are dropped (`personalBookingFields`).
 * A new code does not compile until it has a row.
 */
const personalPaths: Record<HistoryLine["code"], readonly string[]> = {
	amount: [],
	answered: [],
	taken: [],
	imported: [],
	"paid before": [],
	"paid with credit": [],
	"credit given": ["$.why"],
	"paid by link": [],
	"pay link": [],
	"page ended": [],
	"page given up": [],
	"page never opened": [],
	expired: [],
	"hotel money": [],
	"refund reason": [],
	"part back": ["$.why"],
	"given back by hand": [],
	"sent back": [],
	"sent back by gateway": [],
	"sent back by bank": [],
	"paid back another way": ["$.note"],
	"refund came back": [],
	"refund tried again": [],
	disputed: [],
	"cancelled by guest": [],
	released: [],
	"mail again": ["$.subject"],
	"failed mail again": ["$.subject"],
	"mail returned": ["$.recipient", "$.subject"],
	settled: ["$.note"],
	"cash owed after all": [],
	"cash not owed": [],
	boarding: [],
	sold: ["$.why"],
	"own price": ["$.why"],
	language: ["$.language"],
	"at desk": [],
	edited: ["$.forgiven.why"],
	"new link": [],
	told: ["$.message.text", "$.message.why"],
	"departure moved": ["$.reason"],
	moved: [],
	"called off": [],
	"weather choice": [],
	"called off unpaid": ["$.why"],
	"leaves after all": [],
	"new times": [],
	erased: [],
};
