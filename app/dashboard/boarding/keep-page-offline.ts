import { fetchCodeReader } from "#app/operations/boarding/code-reader.ts";

declare global {
	interface ServiceWorkerRegistration {
		/** Of Chromium: wakes the worker of an installed app now and then. */
		readonly periodicSync?: {
			register(tag: string, options: { minInterval: number }): Promise<void>;
		};
	}
}

/** Milliseconds; browsers wake the worker less often than asked. */
const wakeEveryMs = 12 * 60 * 60 * 1000;

/** Delay after which the page has loaded what it needs. */
const settledMs = 4000;

/** Keeps the page and its files on the phone, so that it opens without a network. An effect of React. */
export function keepPageOffline(): (() => void) | undefined {
	if (!("serviceWorker" in navigator)) return;
	let timer: ReturnType<typeof setTimeout>;
	void navigator.serviceWorker
		.register("/dashboard/boarding-worker.js", { scope: "/dashboard/today" })
		.then(() => navigator.serviceWorker.ready)
		.then(({ active, periodicSync }) => {
			// refused unless the app is installed; then guests go when the app is opened next
			void periodicSync
				?.register("forget-old-guests", { minInterval: wakeEveryMs })
				.catch(() => {});
			const keep = () => active?.postMessage({ keep: loadedFiles() });
			keep();
			timer = setTimeout(() => {
				// without a network the reader may be kept already
				void fetchCodeReader()
					.catch(() => {})
					.then(keep);
			}, settledMs);
		})
		.catch(() => {
			// without a secure context, or with full storage, the page works only online
		});
	return () => clearTimeout(timer);
}

function loadedFiles(): string[] {
	const files = performance
		.getEntriesByType("resource")
		.map(({ name }) => new URL(name))
		.filter(
			({ origin, pathname }) => origin === location.origin && /^\/(assets|art)\//.test(pathname),
		)
		.map(({ pathname }) => pathname);
	return [...new Set(files)];
}
