import { useEffect } from "react";
import { staffLanguage } from "#app/messages/languages.ts";
import { boardingTexts } from "#app/messages/staff/departures/boarding.ts";
import "../staff.css";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { BoardingApp } from "#app/operations/boarding/boarding-app.tsx";
import { fetchCodeReader } from "#app/operations/boarding/code-reader.ts";
import { webAssemblyHeader } from "#app/request/security/content-security-policy.server.ts";
import { userMiddleware } from "#app/request/user/current-user.server.ts";
import { requireBoarding } from "#app/request/user/user-scopes.server.ts";
import type { Route } from "./+types/today";

export const middleware: Route.MiddlewareFunction[] = [userMiddleware];

/** The page is kept on the phone unencrypted, so it must hold nothing about anybody. */
export function loader({ request, context }: Route.LoaderArgs) {
	requireBoarding(context, request);
	return { screenLanguage: staffLanguage() };
}

export function headers() {
	return {
		"Cache-Control": "no-store",
		// for the reader of QR codes; every other page refuses it
		[webAssemblyHeader]: "on",
	};
}

export const links: Route.LinksFunction = () => [
	{ rel: "manifest", href: "/dashboard/today/manifest.webmanifest" },
];

export function meta() {
	return [{ title: boardingTexts.pageTitle }];
}

export default function Today() {
	const { timeZone } = useSiteConfig();
	useEffect(keepPageOffline, []);
	return <BoardingApp timeZone={timeZone} />;
}

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
function keepPageOffline(): (() => void) | undefined {
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
