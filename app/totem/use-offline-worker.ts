import { useEffect } from "react";

/** Long enough for the first screen to have what it needs for itself. */
const afterMilliseconds = 3000;

/** Installs the service worker of /totem/ and tells it what this screen needs without network. */
export function useOfflineWorker(hotelId: string | null): void {
	useEffect(() => {
		if (!hotelId || !("serviceWorker" in navigator)) return;
		let timer: ReturnType<typeof setTimeout>;
		void navigator.serviceWorker
			.register("/totem/service-worker.js", { scope: "/totem/" })
			.then(() => navigator.serviceWorker.ready)
			.then(({ active }) => {
				timer = setTimeout(
					() => active?.postMessage({ keep: whatThisScreenNeeds(hotelId) }),
					afterMilliseconds,
				);
			})
			.catch((error: unknown) => {
				// no secure context, or storage that is full: the totem then needs its network
				console.warn("offline:", error instanceof Error ? error.message : error);
			});
		return () => clearTimeout(timer);
	}, [hotelId]);
}

/** The two catalogue pages, and every file that the page has loaded so far. */
function whatThisScreenNeeds(hotelId: string): string[] {
	const files = performance
		.getEntriesByType("resource")
		.map((entry) => new URL(entry.name))
		.filter(
			({ origin, pathname }) =>
				origin === location.origin && /^\/(assets|art|images)\//.test(pathname),
		)
		.map(({ pathname }) => pathname);
	return [`/totem/${hotelId}/`, `/totem/${hotelId}/excursions`, ...new Set(files)];
}
