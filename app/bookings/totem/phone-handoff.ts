import type { People } from "#app/excursions/excursion.ts";

/** A guest finds their phone and types a name within this; then the totem makes a new code. */
export const handoffMinutes = 15;

/** What a guest chose on the totem, on its way to their phone. */
export interface PhoneHandoff extends People {
	id: number;
	hotelId: string;
	hotelName: string;
	/** The screen that sells; null when it was not enrolled. */
	totemId: number | null;
	/** The hotel collects: there is nothing to pay on the phone. */
	isCollected: boolean;
	excursionId: string;
	date: string;
	pickup: string;
}

/** The same choice, opened by its six figures at the hotel's desk: that always is the hotel's sale. */
export interface DeskHandoff extends Omit<PhoneHandoff, "totemId" | "isCollected"> {
	totemId: number;
}

/** What the totem sees of it. */
export type HandoffProgress =
	/** The code is on the screen, nobody has opened it. */
	| { state: "waiting" }
	/** A phone has it, or the desk. */
	| { state: "opened" }
	/** Others have booked the places meanwhile. */
	| { state: "gone" }
	| { state: "booked"; confirmId: string }
	| { state: "over" };

/** What may become one booking and no second one. */
export function handoffKey(id: number): string {
	return `handover ${id}`;
}
