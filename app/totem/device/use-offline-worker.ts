import rareSerif from "@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff2?url";
import rareSans from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";
import { useEffect, useState } from "react";
import { picturesOfCachedTrips } from "#app/totem/catalogue/catalogue.ts";

/** Delay after which the first screen has loaded what it needs. */
const settledMilliseconds = 1500;
const keepMilliseconds = 4000;

export function useOfflineWorker(hotelId: string | null): { isSettled: boolean } {
	const [isSettled, setIsSettled] = useState(false);
	useEffect(() => {
		// loaded early because they may be needed offline; links preload the screens that they lead to
		const settling = setTimeout(() => {
			setIsSettled(true);
			if (!import.meta.env.SSR) void import("#app/totem/sale/touch-keyboard.tsx").catch(() => {});
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
					() => active?.postMessage({ keep: filesNeededOffline(hotelId) }),
					keepMilliseconds,
				);
			})
			.catch((error: unknown) => {
				// without a secure context, or with full storage, the totem works only online
				console.warn("offline:", error instanceof Error ? error.message : error);
			});
		return () => clearTimeout(timer);
	}, [hotelId]);
	return { isSettled };
}

/** Catalogue pages, loaded files, pictures of each excursion, and fonts for letters that only some names have. */
function filesNeededOffline(hotelId: string): string[] {
	const files = performance
		.getEntriesByType("resource")
		.map((entry) => new URL(entry.name))
		.filter(
			({ origin, pathname }) =>
				origin === location.origin && /^\/(assets|art|images)\//.test(pathname),
		)
		.map(({ pathname }) => pathname);
	const later = [...picturesOfCachedTrips(), rareSerif, rareSans];
	return [`/totem/${hotelId}/`, `/totem/${hotelId}/excursions`, ...new Set([...files, ...later])];
}
