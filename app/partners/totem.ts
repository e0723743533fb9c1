import type { PublicHotelFields } from "./hotel-fields.ts";

/** Staff open the enrolment link on the screen within this time; it works once. */
export const enrolmentHours = 24;
/** An enrolled screen says so often that it is alive. */
export const heartbeatMilliseconds = 60_000;

/** First parts of totem addresses that are no hotel: a hotel with such an id could never be reached. */
const reservedIds = new Set(["confirm", "handover"]);

/** Short, lower case, as it stands in the address of a hotel's screens. */
export function isHotelId(text: string): boolean {
	return /^[a-z\d][a-z\d-]{2,63}$/.test(text) && text !== "web" && !reservedIds.has(text);
}

/** What a screen may know of the hotel that it stands in. */
export interface TotemHotel extends PublicHotelFields {
	id: string;
	/** Where the vans stop for its guests; null when they must choose. */
	stop: { pointId: number; title: string; place: string; lat: number; lng: number } | null;
	/** Somebody of the hotel can open what a guest without a phone has chosen here. */
	hasDesk: boolean;
}

export type TotemState = "waiting" | "live" | "silent" | "revoked" | "lapsed";

/** One screen of a hotel, for its staff; nothing in it opens anything. */
export interface Totem {
	id: number;
	createdAt: number;
	enrolmentExpiresAt: number;
	enrolledAt: number | null;
	seenAt: number | null;
	revokedAt: number | null;
}

/** Three heartbeats may get lost on a lobby's network before a screen counts as silent. */
export function totemState(totem: Totem, now: number): TotemState {
	if (totem.revokedAt !== null) return "revoked";
	if (totem.enrolledAt === null) return totem.enrolmentExpiresAt > now ? "waiting" : "lapsed";
	const lastSign = totem.seenAt ?? totem.enrolledAt;
	return now - lastSign <= 3.5 * heartbeatMilliseconds ? "live" : "silent";
}

/** The screens as the hotel's page lists them. */
export function totemLines(totems: readonly Totem[], now: number) {
	return totems.map((totem) => {
		const { id, createdAt, seenAt } = totem;
		return { id, createdAt, seenAt, state: totemState(totem, now) };
	});
}
