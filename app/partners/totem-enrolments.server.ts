/**
 * A new screen asks for its enrolment itself: it shows six figures, and staff who see them say whose screen it is. The
 * screen's secret is made when it asks, lies in its cookie alone, and becomes the totem's own when staff agree.
 */
import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { hmacOf, keyedHash } from "#app/crypto/digest.server.ts";
import { hashSecret, isSecret, makeSecret } from "#app/crypto/secret.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import {
	type Author,
	recordCatalogueEntryIfChanged,
} from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { totemEnrolments, totems } from "#app/database/schema.server.ts";
import { enrolmentCodeMinutes } from "./totem.ts";

/** Attack: a stranger who fills the table, so that guessed figures meet a screen or real ones find no room. */
const mostWaiting = { ofOneAddress: 10, altogether: 1000 };
/** Two waiting screens never have the same figures; with so many tries somebody always gets free ones. */
const tries = 4;

export type EnrolmentState =
	| { state: "enrolled"; hotelId: string }
	| { state: "waiting"; code: string; expiresAt: number };

/** The state of the screen with this secret; null when it has to ask anew. One round trip. */
export async function enrolmentOf(
	db: Database,
	secret: string | null,
	{ authSecret, now }: { authSecret: string; now: number },
): Promise<EnrolmentState | null> {
	if (secret === null || !isSecret(secret)) return null;
	const secretHash = hashSecret(secret);
	const {
		enrolled: [ownTotem],
		waiting: [ownEnrolment],
	} = await runBatch(db, {
		enrolled: db
			.select({ hotelId: totems.hotelId })
			.from(totems)
			.where(and(eq(totems.secretHash, secretHash), isNull(totems.revokedAt))),
		waiting: db
			.select({ expiresAt: totemEnrolments.expiresAt })
			.from(totemEnrolments)
			.where(and(eq(totemEnrolments.secretHash, secretHash), gt(totemEnrolments.expiresAt, now))),
	});
	if (ownTotem) return { state: "enrolled", hotelId: ownTotem.hotelId };
	return ownEnrolment
		? { state: "waiting", code: codeOf(secret, authSecret), expiresAt: ownEnrolment.expiresAt }
		: null;
}

/** Where a screen asked from, for the staff who enrol it. */
export interface AskedFrom {
	/** For IPv6 the /64 network: a home has 2^64 addresses, and each would count for itself. */
	address: string;
	device: string;
	/** "1080 × 1920" */
	screen: string;
}

/** Makes a secret and its six figures. @returns null when too many screens wait. */
export async function askForEnrolment(
	db: Database,
	{ address, device, screen }: AskedFrom,
	{ authSecret, now }: { authSecret: string; now: number },
): Promise<{ secret: string; code: string; expiresAt: number } | null> {
	const expiresAt = now + enrolmentCodeMinutes * 60_000;
	for (let turn = 0; turn < tries; turn += 1) {
		const secret = makeSecret();
		const code = codeOf(secret, authSecret);
		const insertion = await db.run(sql`
			INSERT INTO totem_enrolments
				(code_hash, secret_hash, address, device, screen, expires_at, created_at)
			SELECT ${hashCode(code, authSecret)}, ${hashSecret(secret)}, ${address}, ${device}, ${screen},
				${expiresAt}, ${now}
			WHERE (SELECT count(*) FROM totem_enrolments WHERE address = ${address} AND expires_at > ${now})
					< ${mostWaiting.ofOneAddress}
				AND (SELECT count(*) FROM totem_enrolments WHERE expires_at > ${now})
					< ${mostWaiting.altogether}
			ON CONFLICT DO NOTHING`);
		if (insertion.rowsAffected > 0) return { secret, code, expiresAt };
	}
	return null;
}

/** What staff see of the screen that shows these figures; null when none does. */
export async function findEnrolment(
	db: Database,
	code: string,
	{ authSecret, now }: { authSecret: string; now: number },
) {
	const [enrolment] = await db
		.select({
			address: totemEnrolments.address,
			device: totemEnrolments.device,
			screen: totemEnrolments.screen,
			createdAt: totemEnrolments.createdAt,
			expiresAt: totemEnrolments.expiresAt,
		})
		.from(totemEnrolments)
		.where(
			and(
				eq(totemEnrolments.codeHash, hashCode(code, authSecret)),
				gt(totemEnrolments.expiresAt, now),
			),
		);
	return enrolment ?? null;
}

/**
 * Makes the screen that shows these figures a totem of the hotel, and ends the figures, in one batch: of two hotels at
 * once one wins. @returns false when the figures are used, too old or invented, or there is no such hotel.
 */
export async function acceptEnrolment(
	db: Database,
	{ code, hotelId, name }: { code: string; hotelId: string; name: string },
	{ author, authSecret, now }: { author: Author; authSecret: string; now: number },
): Promise<boolean> {
	const codeHash = hashCode(code, authSecret);
	const { totem } = await runBatch(db, {
		totem: db.run(sql`
			INSERT INTO totems
				(hotel_id, name, secret_hash, seen_at, created_at)
			SELECT hotels.id, ${name}, asked.secret_hash, ${now}, ${now}
			FROM totem_enrolments AS asked
			JOIN hotels ON hotels.id = ${hotelId} AND hotels.is_active = 1
			WHERE asked.code_hash = ${codeHash} AND asked.expires_at > ${now}`),
		event: recordCatalogueEntryIfChanged(db, {
			kind: "hotel",
			id: hotelId,
			line: { code: "totem enrolled", name },
			author,
			now,
		}),
		spent: db.run(sql`
			DELETE FROM totem_enrolments
			WHERE code_hash = ${codeHash} AND secret_hash IN (SELECT secret_hash FROM totems)`),
	});
	return totem.rowsAffected > 0;
}

/** Cron: figures that nobody typed. */
export async function deleteExpiredEnrolments(db: Database, now: number): Promise<void> {
	await db.delete(totemEnrolments).where(lte(totemEnrolments.expiresAt, now));
}

/**
 * The six figures follow from the secret, so a reloaded screen shows the same ones and nobody stores them. They do not
 * lead back: the secret has 256 bits, and the hash is keyed.
 */
function codeOf(secret: string, authSecret: string): string {
	const bytes = hmacOf(authSecret, `figures of a new totem ${secret}`);
	const draw = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
	return String(draw % 1_000_000).padStart(6, "0");
}

/** Attack: whoever copies the database tries a million figures in a second, so the hash is keyed. */
function hashCode(code: string, authSecret: string): string {
	return keyedHash(authSecret, "figures of new totems", code);
}
