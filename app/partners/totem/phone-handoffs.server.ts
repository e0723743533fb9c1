import { and, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Party } from "#app/catalogue/prices/prices.ts";
import { hashSecret, isSecret, makeSecret } from "#app/crypto/secret.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { bookings, departures, handovers, hotels } from "#app/database/schema.server.ts";
import { seatsAreFree } from "#app/departures/seats/seats-are-free.server.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/messages/languages.ts";
import type { HotelScope } from "#app/partners/hotels.server.ts";
import { onceOnlyKey } from "#app/sales/booking/booking-ids.ts";
import { hashDeskCode, makeDeskCode } from "./desk-code.server.ts";

/** Minutes in which a phone or the desk may open a choice; the desk has as long again to book it. */
const handoffMinutes = 15;

export interface HandoffChoice extends Party {
	departureId: number;
	isWhole: boolean;
	/** How many of each extra and fare, by the name of its field. */
	choices: Readonly<Record<string, number>>;
	pickup: string;
	/** What the screen speaks. */
	language: Language;
}

/** Attack: guessing a code. The more choices wait, the easier it is, so each totem has a limit. */
const mostCodes = 20;
/** A code that is in use is drawn again. */
const draws = 5;

/**
 * Stores a choice for whoever opens it: the guest's phone by its QR code, or the hotel's desk by six figures. An enrolled
 * totem is identified by the hash of its cookie in the same statement; from any other screen the guest books on the
 * website's terms, and no desk opens the choice, because there it becomes a sale of the hotel.
 * @returns the token for the QR code, the figures (null from such a screen, and when too many of a totem wait), and the
 * token with which the screen follows the handoff; only hashes are stored. Null when the hotel or departure does not exist.
 */
export async function offerHandoff(
	db: Database,
	choice: HandoffChoice,
	from: { hotelId: string; totemSecret: string | null; authSecret: string },
	now: number,
): Promise<{ token: string; code: string | null; watch: string; expiresAt: number } | null> {
	const token = makeSecret();
	const watch = makeSecret();
	const expiresAt = now + handoffMinutes * 60_000;
	const totemHash = from.totemSecret ? hashSecret(from.totemSecret) : null;
	const { departureId, adults, children, bebe, isWhole, pickup, language } = choice;
	const choices = JSON.stringify(choice.choices);
	for (let draw = 0; draw < draws; draw += 1) {
		const code = makeDeskCode();
		const [row] = await db.all<{ hasCode: number }>(sql`
			INSERT INTO handovers (token_hash, watch_hash, desk_code_hash, hotel_id, totem_id, departure_id,
				adults, children, bebe, is_whole, choices, pickup, language, expires_at, created_at)
			SELECT ${hashSecret(token)}, ${hashSecret(watch)},
				CASE WHEN totem.id IS NOT NULL AND hotel.is_active AND (
					SELECT count(*) FROM handovers AS waiting WHERE waiting.totem_id = totem.id
					AND waiting.expires_at > ${now} AND waiting.desk_code_hash IS NOT NULL
				) < ${mostCodes} THEN ${hashDeskCode(code, from.hotelId, from.authSecret)} END,
				hotel.id, totem.id, departure.id,
				${adults}, ${children}, ${bebe}, ${isWhole}, ${choices}, ${pickup}, ${language}, ${expiresAt}, ${now}
			FROM hotels AS hotel
			JOIN departures AS departure ON departure.id = ${departureId}
			LEFT JOIN totems AS totem ON totem.hotel_id = hotel.id AND totem.secret_hash = ${totemHash}
				AND totem.revoked_at IS NULL
			WHERE hotel.id = ${from.hotelId}
			ON CONFLICT (desk_code_hash) DO NOTHING
			RETURNING desk_code_hash IS NOT NULL AS hasCode`);
		if (row) return { token, code: row.hasCode ? code : null, watch, expiresAt };
	}
	return null;
}

/** Of an opened choice: everything but its hashes and hours. */
const openedColumns = {
	...pickColumns(handovers, [
		"id",
		"hotelId",
		"totemId",
		"departureId",
		"adults",
		"children",
		"bebe",
		"isWhole",
		"choices",
		"pickup",
		"language",
	]),
	excursionId: departures.excursionId,
	date: departures.date,
	startTime: departures.startTime,
	hotelName: hotels.name,
};

/** A choice opened at the hotel desk by its six figures; always a sale of the hotel. */
export type DeskHandoff = NonNullable<Awaited<ReturnType<typeof openDeskHandoff>>>;

/** Opens a choice at the desk of one of the hotels in scope, repeatedly while it is valid; one round trip. */
export async function openDeskHandoff(
	db: Database,
	request: { hotelId: string; code: string; authSecret: string },
	scope: HotelScope,
	now: number,
) {
	const isOwnHotel = scope === "all" ? sql`true` : sql`partner_user_id = ${scope.partnerUserId}`;
	const canBeOpened = and(
		eq(handovers.deskCodeHash, hashDeskCode(request.code, request.hotelId, request.authSecret)),
		sql`hotel_id IN (SELECT id FROM hotels WHERE is_active = 1 AND ${isOwnHotel})`,
		sql`totem_id IN (SELECT id FROM totems WHERE revoked_at IS NULL)`,
		or(
			gt(handovers.expiresAt, now),
			// typing a name takes time: a choice opened in time may still be booked
			gt(handovers.deskOpenedAt, now - handoffMinutes * 60_000),
		),
	);
	const {
		handoff: [handoff],
	} = await runBatch(db, {
		opened: db
			.update(handovers)
			.set({ deskOpenedAt: now })
			.where(and(canBeOpened, isNull(handovers.deskOpenedAt))),
		handoff: db
			.select(openedColumns)
			.from(handovers)
			.innerJoin(hotels, eq(hotels.id, handovers.hotelId))
			.innerJoin(departures, eq(departures.id, handovers.departureId))
			.where(canBeOpened),
	});
	if (!handoff || handoff.totemId === null) return null;
	return { ...handoff, ...choiceOf(handoff), totemId: handoff.totemId };
}

/**
 * Shows a handoff to any phone, until one of them has claimed it, and tells the screen that a phone is there. Attack: the
 * preview of a link in a chat, or a scanner that loads pages ahead, uses the code up; so looking claims nothing.
 * @param phone the phone's own secret.
 */
export async function openHandoff(db: Database, token: string, phone: string, now: number) {
	return await readHandoff(
		db,
		{ token, phone, now },
		{ openedAt: now },
		isNull(handovers.openedAt),
	);
}

/** Claims a handoff for the phone that books: no other one opens it afterwards. Of two at once only one gets it. */
export async function claimHandoff(db: Database, token: string, phone: string, now: number) {
	const claim = { phoneHash: hashSecret(phone), openedAt: now };
	return await readHandoff(db, { token, phone, now }, claim, isNull(handovers.phoneHash));
}

/** A choice made on the totem, on its way to the guest's phone. */
export type PhoneHandoff = NonNullable<Awaited<ReturnType<typeof readHandoff>>>;

async function readHandoff(
	db: Database,
	{ token, phone, now }: { token: string; phone: string; now: number },
	change: Partial<typeof handovers.$inferInsert>,
	isDue: SQL,
) {
	if (!isSecret(token)) return null;
	const isForPhone = and(
		eq(handovers.tokenHash, hashSecret(token)),
		gt(handovers.expiresAt, now),
		or(isNull(handovers.phoneHash), eq(handovers.phoneHash, hashSecret(phone))),
	);
	const {
		handoff: [row],
	} = await runBatch(db, {
		changed: db.update(handovers).set(change).where(and(isForPhone, isDue)),
		handoff: db
			.select({ ...openedColumns, paymentMode: hotels.paymentMode })
			.from(handovers)
			.innerJoin(hotels, eq(hotels.id, handovers.hotelId))
			.innerJoin(departures, eq(departures.id, handovers.departureId))
			.where(isForPhone),
	});
	if (!row) return null;
	const { paymentMode, ...handoff } = row;
	return {
		...handoff,
		...choiceOf(handoff),
		/** The hotel collects the money, so nothing is paid on the phone. */
		isCollected: handoff.totemId !== null && paymentMode === "hotel",
	};
}

/** What is stored as text. */
function choiceOf({ language, choices }: { language: string; choices: string }) {
	return {
		choices: v.parse(storedChoices, choices),
		language: isLanguage(language) ? language : defaultLanguage,
	};
}

const storedChoices = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** The state of a handoff as the totem shows it. */
type HandoffProgress =
	/** The code is on the screen and has not been opened. */
	| { state: "waiting" }
	/** A phone or the desk has opened it. */
	| { state: "opened" }
	/** The seats have been booked by others. */
	| { state: "gone" }
	| { state: "booked"; confirmId: string }
	| { state: "over" };

/** The state of a handoff for the screen that offered it; two small reads. */
export async function followHandoff(
	db: Database,
	watch: string,
	now: number,
): Promise<HandoffProgress> {
	if (!isSecret(watch)) return { state: "over" };
	const [handoff] = await db
		.select({
			id: handovers.id,
			openedAt: sql<number | null>`coalesce(${handovers.openedAt}, ${handovers.deskOpenedAt})`,
			livesUntil: sql<number>`max(${handovers.expiresAt},
				coalesce(${handovers.deskOpenedAt}, 0) + ${handoffMinutes * 60_000})`,
			isFree: sql<number>`${seatsAreFree({
				departureId: sql`handovers.departure_id`,
				seats: sql`handovers.adults + handovers.children + handovers.bebe`,
				isWhole: sql`handovers.is_whole`,
				now,
			})}`,
		})
		.from(handovers)
		.where(eq(handovers.watchHash, hashSecret(watch)));
	if (!handoff) return { state: "over" };
	if (handoff.openedAt !== null) {
		const confirmId = await bookingOfHandoff(db, handoff.id);
		if (confirmId) return { state: "booked", confirmId };
	}
	if (handoff.livesUntil <= now) return { state: "over" };
	if (handoff.isFree !== 1) return { state: "gone" };
	return { state: handoff.openedAt === null ? "waiting" : "opened" };
}

/** Key that lets a handoff become only one booking. */
export function handoffKey(id: number): string {
	return `handover ${id}`;
}

export async function bookingOfHandoff(db: Database, handoverId: number): Promise<string | null> {
	const key = await onceOnlyKey(handoffKey(handoverId));
	const [booking] = await db
		.select({ confirmId: bookings.confirmId })
		.from(bookings)
		.where(eq(bookings.idempotencyKey, key));
	return booking?.confirmId ?? null;
}

/** Kept one day after they expire, so that a slow phone is told the reason. */
export async function deleteExpiredHandoffs(db: Database, now: number): Promise<void> {
	await db.delete(handovers).where(lte(handovers.expiresAt, now - 24 * 3_600_000));
}
