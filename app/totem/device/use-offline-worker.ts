import rareSerif from "@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff2?url";
import rareSans from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";
import { useEffect, useState } from "react";
import { picturesOfSeenTrips } from "#app/totem/catalogue/catalogue.ts";

/** Long enough for the first screen to have what it needs for itself. */
const settledMilliseconds = 1500;
const keepMilliseconds = 4000;

/** Installs the service worker of /totem/ and tells it what this screen needs without network. */
export function useOfflineWorker(hotelId: string | null): { isSettled: boolean } {
	const [isSettled, setIsSettled] = useState(false);
	useEffect(() => {
		// needed later, and perhaps without network then; the screens behind links are loaded by the links
		const settling = setTimeout(() => {
			setIsSettled(true);
			void import("#app/totem/sale/touch-keyboard.tsx").catch(() => {});
		}, settledMilliseconds);
		return () => clearTimeout(settling);
	}, []);

	useEffect(() => {
		if (!hotelId || !("serviceWorker" in navigator)) return;
		let timer: ReturnType<typeof setTimeout>;
		void navigator.serviceWorker
			.register("/totem/service-worker.js", { scope: "/totem/" })
			.then(() => navigator.serviceWorker.ready)
			.then(({ active }) => {
				timer = setTimeout(
					() => active?.postMessage({ keep: whatThisScreenNeeds(hotelId) }),
					keepMilliseconds,
				);
			})
			.catch((error: unknown) => {
				// no secure context, or storage that is full: the totem then needs its network
				console.warn("offline:", error instanceof Error ? error.message : error);
			});
		return () => clearTimeout(timer);
	}, [hotelId]);
	return { isSettled };
}

/**
 * The two catalogue pages, every file that the page has loaded so far, and what a guest's next touch may
 * ask for: the pictures of each trip, and the fonts of the letters that only some names have.
 */
function whatThisScreenNeeds(hotelId: string): string[] {
	const files = performance
		.getEntriesByType("resource")
		.map((entry) => new URL(entry.name))
		.filter(
			({ origin, pathname }) =>
				origin === location.origin && /^\/(assets|art|images)\//.test(pathname),
		)
		.map(({ pathname }) => pathname);
	const later = [...picturesOfSeenTrips(), rareSerif, rareSans];
	return [`/totem/${hotelId}/`, `/totem/${hotelId}/excursions`, ...new Set([...files, ...later])];
}
