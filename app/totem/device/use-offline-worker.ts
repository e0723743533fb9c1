import rareSerif from "@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff2?url";
import rareSans from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";
import { useEffect, useState } from "react";
import { allTripsPath, picturesOfAllTrips, readAllTrips } from "#app/totem/catalogue/catalogue.ts";

/** Delay after which the first screen has loaded what it needs. */
const settledMilliseconds = 1500;
/** Time without a new file after which the loaded files are named to the service worker. */
const keepMilliseconds = 4000;

/**
 * Registers `public/totem/service-worker.js`, which answers a totem that has no network, and tells it which files to keep.
 * @returns whether what other screens need may be loaded: see `mayFetchAhead` of a totem.
 */
export function useOfflineWorker(hotelId: string | null, isOnline: boolean): boolean {
	const [isSettled, setIsSettled] = useState(false);
	const mayFetchAhead = isSettled && isOnline;
	useEffect(() => {
		const settling = setTimeout(() => setIsSettled(true), settledMilliseconds);
		return () => clearTimeout(settling);
	}, []);

	useEffect(() => {
		if (!mayFetchAhead || import.meta.env.SSR) return;
		// loaded early because they may be needed offline; links preload the screens that they lead to
		void import("#app/totem/sale/steps/later-steps.tsx").catch(() => {});
		void import("#app/totem/sale/typing/touch-keyboard.tsx").catch(() => {});
		if (hotelId) void readAllTrips(hotelId).catch(() => {});
	}, [mayFetchAhead, hotelId]);

	useEffect(() => {
		if (!hotelId || !("serviceWorker" in navigator)) return;
		const files = new Set<string>();
		let timer: ReturnType<typeof setTimeout>;
		let registration: ServiceWorkerRegistration | undefined;
		const keepFiles = () =>
			registration?.active?.postMessage({ keep: neededOffline(hotelId, files) });
		// on a slow screen the files come later than expected: whenever more have come, all are named again
		const observer = new PerformanceObserver((list) => {
			const sizeBefore = files.size;
			for (const path of filesAmong(list.getEntries(), hotelId)) files.add(path);
			if (files.size === sizeBefore) return;
			clearTimeout(timer);
			timer = setTimeout(keepFiles, keepMilliseconds);
		});
		void navigator.serviceWorker
			.register("/totem/service-worker.js", { scope: "/totem/" })
			.then(() => navigator.serviceWorker.ready)
			.then((ready) => {
				registration = ready;
				observer.observe({ type: "resource", buffered: true });
			})
			.catch((error: unknown) => {
				// without a secure context, or with full storage, the totem works only online
				console.warn("offline:", error instanceof Error ? error.message : error);
			});
		return () => {
			clearTimeout(timer);
			observer.disconnect();
		};
	}, [hotelId]);
	return mayFetchAhead;
}

/** Paths of scripts, styles and pictures, and of all trips, which name more pictures. */
function filesAmong(entries: PerformanceEntry[], hotelId: string): string[] {
	return entries
		.map((entry) => new URL(entry.name))
		.filter(
			({ origin, pathname }) =>
				origin === location.origin &&
				(pathname === allTripsPath(hotelId) || /^\/(assets|art|images|look)\//.test(pathname)),
		)
		.map(({ pathname }) => pathname);
}

/** Catalogue pages, loaded files, pictures of each excursion, and fonts for letters that only some names have. */
function neededOffline(hotelId: string, files: Iterable<string>): string[] {
	const pages = [`/totem/${hotelId}/`, `/totem/${hotelId}/excursions`];
	return [...pages, ...new Set([...files, ...picturesOfAllTrips(hotelId), rareSerif, rareSans])];
}
