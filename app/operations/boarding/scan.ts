import { type BoardingTime, boardingStage } from "./boarding-clock.ts";
import type { BoardingDay, BoardingDeparture, BoardingGuest } from "./boarding-day.ts";

/** What a scanned or typed code says. */
export type ScannedCode =
	/** The secret of a voucher's address. */
	| { kind: "voucher"; confirmId: string }
	| { kind: "reference"; reference: string }
	| { kind: "something else" };

/** Reads a voucher's QR code, or a reference as people type it: "ix 7k3f9". */
export function readCode(text: string): ScannedCode {
	const [, confirmId] = /\/booking\/([\w-]{16,64})(?:[/?#]|$)/.exec(text) ?? [];
	if (confirmId) return { kind: "voucher", confirmId };
	const [, letters] = /^\s*(?:IX)?[\s-]*([A-Z0-9]{5})\s*$/i.exec(text) ?? [];
	if (letters) return { kind: "reference", reference: `IX-${letters.toUpperCase()}` };
	return { kind: "something else" };
}

export type ScanOutcome =
	| "valid"
	| "partly"
	| "used"
	| "wrong day"
	| "cancelled"
	| "unpaid"
	| "unknown";

/** What a voucher is worth at this moment. */
export function judgeGuest(
	guest: BoardingGuest,
	departure: Pick<BoardingDeparture, "date" | "startTime" | "durationMinutes">,
	time: BoardingTime,
): ScanOutcome {
	const isNow = boardingStage(departure, time) === "now";
	switch (guest.status) {
		case "cancelled":
		case "expired":
			return "cancelled";
		case "pending":
			return isNow ? "unpaid" : "wrong day";
		case "confirmed":
			if (!isNow) return "wrong day";
			if (guest.aboard.length >= guest.seats) return "used";
			if (guest.isOwed) return "unpaid";
			return guest.aboard.length > 0 ? "partly" : "valid";
	}
}

/** SHA-256 in base64url, as the server hashes a voucher's code. */
export async function hashCode(confirmId: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(confirmId));
	const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
	return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function findGuest(
	{ departures }: Pick<BoardingDay, "departures">,
	isWanted: (guest: BoardingGuest) => boolean,
): { guest: BoardingGuest; departure: BoardingDeparture } | null {
	for (const departure of departures) {
		const guest = departure.guests.find(isWanted);
		if (guest) return { guest, departure };
	}
	return null;
}
