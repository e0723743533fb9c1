import type { People } from "#app/catalogue/prices/prices.ts";
import type { Language } from "#app/messages/languages.ts";

/** Minutes in which a phone or the desk may open a choice; the desk has as long again to book it. */
export const handoffMinutes = 15;

/** A choice made on the totem, on its way to the guest's phone. */
export interface PhoneHandoff extends People {
	id: number;
	hotelId: string;
	hotelName: string;
	/** The totem that sells; null when the screen was not enrolled. */
	totemId: number | null;
	/** The hotel collects the money, so nothing is paid on the phone. */
	isCollected: boolean;
	excursionId: string;
	departureId: number;
	/** Local date and time of the departure's start. */
	date: string;
	startTime: string;
	pickup: string;
	/** What the screen spoke. */
	language: Language;
}

/** The same choice, opened at the hotel desk by its six figures; always a sale of the hotel. */
export interface DeskHandoff extends Omit<PhoneHandoff, "totemId" | "isCollected"> {
	totemId: number;
}

/** The state of a handoff as the totem shows it. */
export type HandoffProgress =
	/** The code is on the screen and has not been opened. */
	| { state: "waiting" }
	/** A phone or the desk has opened it. */
	| { state: "opened" }
	/** The seats have been booked by others. */
	| { state: "gone" }
	| { state: "booked"; confirmId: string }
	| { state: "over" };

/** Key that lets a handoff become only one booking. */
export function handoffKey(id: number): string {
	return `handover ${id}`;
}
