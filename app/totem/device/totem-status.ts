import { createContext, useContext } from "react";
import type { TotemHotel } from "#app/partners/totem.ts";
import type { Order } from "#app/totem/sale/order.ts";

/** What the server answers to a heartbeat. */
export interface Heartbeat {
	isEnrolled: boolean;
	paymentMode: TotemHotel["paymentMode"];
}

export interface TotemStatus {
	/** Null until the first heartbeat was answered. */
	isEnrolled: boolean | null;
	isOnline: boolean;
	/** The hotel answers for its guests here: nothing is paid on the phone. */
	isCollected: boolean;
}

/** What every screen of the totem shares. */
export interface Totem {
	/** Null on the confirmation of a booking that no hotel's screen made. */
	hotel: TotemHotel | null;
	status: TotemStatus;
	/** The guest is here: also a phone that goes on says so. */
	touch(): void;
	/** Forgets this guest and returns to the attract screen. */
	startAgain(): void;
	/** The first screen has what it needs: what others will need may be loaded. */
	isSettled: boolean;
	/** One step back inside a screen, where there are steps; else the footer leads one screen up. */
	stepBack: (() => void) | null;
	setStepBack(step: (() => void) | null): void;
	/** Books, however long the network takes; what happens covers the screen until it is known. */
	send(order: Order): void;
}

export const TotemContext = createContext<Totem | null>(null);

export function useTotem(): Totem {
	const totem = useContext(TotemContext);
	if (!totem) throw new Error("Only screens inside the totem's shell know of it");
	return totem;
}
