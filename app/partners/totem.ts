import type { Language } from "#app/messages/languages.ts";
import type { WrittenTexts } from "#app/messages/written-texts.ts";
import type { PublicHotelFields } from "./hotel-fields.ts";

/** Minutes in which staff can enrol a screen by the six figures that it shows; they work once. */
export const enrolmentCodeMinutes = 10;
/** Interval of an enrolled totem's heartbeats. */
export const heartbeatMilliseconds = 60_000;

/** Parts of totem addresses that no hotel may have as its id, because its pages could not be reached. */
const reservedIds = new Set(["confirm", "handover", "enrolment"]);

/** Lower case and short, as in the address of a hotel's totems. */
export function isHotelId(text: string): boolean {
	return /^[a-z\d][a-z\d-]{2,63}$/.test(text) && text !== "web" && !reservedIds.has(text);
}

/** What a totem may know of its hotel. */
export interface TotemHotel extends PublicHotelFields {
	id: string;
	/** The hotel's own pickup point; null when guests must choose. */
	stop: TotemStop | null;
	/** Staff of the hotel can open choices of guests without a phone. */
	hasDesk: boolean;
}

export interface TotemStop extends WrittenTexts<"title" | "place"> {
	pointId: number;
	title: string;
	place: string;
	lat: number;
	lng: number;
	/** Title and place in the other languages. */
	texts: Partial<Record<Language, { title?: string; place?: string }>>;
}

/** "main door" of "main door, Playa Larga": where to wait, as guests who stand near it need to know; or "". */
export function spotOf(stop: { place: string } | null | undefined): string {
	return stop?.place.split(",")[0] ?? "";
}

export type TotemState = "live" | "silent" | "revoked";

/** A totem as staff see it, without its secret. */
export interface Totem {
	id: number;
	name: string;
	/** Of the last heartbeat. */
	seenAt: number;
	revokedAt: number | null;
}

/** Three heartbeats may be lost before a totem counts as silent. */
export function totemState(totem: Totem, now: number): TotemState {
	if (totem.revokedAt !== null) return "revoked";
	return now - totem.seenAt <= 3.5 * heartbeatMilliseconds ? "live" : "silent";
}
