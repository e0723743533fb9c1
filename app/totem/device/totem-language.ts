import { useSyncExternalStore } from "react";
import { defaultLanguage, isLanguage, type Language } from "#app/messages/languages.ts";
import type { TotemHotel } from "#app/partners/totem.ts";

/** In the tab's storage, so that a reloaded page goes on in the guest's language. */
export const languagePlace = "totem.language";

const listeners = new Set<() => void>();

/** What the hotel's totem speaks until a guest chooses another language. */
export function defaultLanguageOf(hotel: TotemHotel | null): Language {
	return hotel?.language ?? defaultLanguage;
}

export function chooseLanguage(language: Language): void {
	sessionStorage.setItem(languagePlace, language);
	tellListeners();
}

/** For the next guest. */
export function forgetLanguage(): void {
	sessionStorage.removeItem(languagePlace);
	tellListeners();
}

/** What this guest has chosen on this screen, and what it therefore speaks. */
export function useTotemLanguage(hotel: TotemHotel | null): {
	guestChoice: Language | null;
	language: Language;
} {
	// the server and the first paint do not know the tab's storage
	const guestChoice = useSyncExternalStore(subscribe, chosenLanguage, () => null);
	return { guestChoice, language: guestChoice ?? defaultLanguageOf(hotel) };
}

function chosenLanguage(): Language | null {
	const storedLanguage = sessionStorage.getItem(languagePlace);
	return isLanguage(storedLanguage) ? storedLanguage : null;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function tellListeners(): void {
	for (const listener of listeners) listener();
}
