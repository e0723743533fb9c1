import { createContext, useContext, useMemo } from "react";
import { pickupIn } from "#app/catalogue/excursion-texts.ts";
import { defaultLanguage, type Language } from "#app/messages/languages.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import type { TotemHotel } from "#app/partners/totem.ts";
import type { Order } from "#app/totem/sale/order.ts";

interface TotemStatus {
	/** Null until the first heartbeat is answered. */
	isEnrolled: boolean | null;
	isOnline: boolean;
	/** The hotel collects the money: guests do not pay on the phone. */
	isCollected: boolean;
}

/** Context that all totem screens share. */
export interface Totem {
	/** Null on the confirmation of a booking that was not made on a hotel's screen, and while it cannot be read. */
	hotel: TotemHotel | null;
	/** The screen stands in a hotel, and `startAgain` leads to its trips. */
	hasHome: boolean;
	status: TotemStatus;
	/** Resets the idle clock; also called when the guest goes on using the phone. */
	touch(): void;
	/** Clears the guest's data and returns to the start screen. */
	startAgain(): void;
	/**
	 * True when the first screen has finished loading, and what other screens need may be loaded. False without a network:
	 * a script that React Router can't load makes it load the page anew, which would leave a screen without its page.
	 */
	mayFetchAhead: boolean;
	/** One step back inside a screen that has steps; null when the footer leads one screen up instead. */
	stepBack: (() => void) | null;
	setStepBack(step: (() => void) | null): void;
	/** Sends a booking, retrying until the server answers; a dialog covers the screen until then. */
	send(order: Order): void;
}

export const TotemContext = createContext<Totem | null>(null);

/** With the hotel in the screen's language. */
export function useTotem(): Totem {
	const language = useLanguage();
	const totem = useContext(TotemContext);
	const hotel = totem?.hotel ?? null;
	const translated = useMemo(() => hotel && hotelIn(hotel, language), [hotel, language]);
	if (!totem) throw new Error("Only screens inside the totem's shell know of it");
	return { ...totem, hotel: translated };
}

/** The hotel with the words for its pickup point in that language; what is not translated stays English. */
function hotelIn(hotel: TotemHotel, language: Language): TotemHotel {
	const { stop } = hotel;
	if (!stop || language === defaultLanguage) return hotel;
	return { ...hotel, stop: pickupIn(stop, stop.texts[language]) };
}
