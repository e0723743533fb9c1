import { useCallback } from "react";
import { useRevalidator } from "react-router";

/** Milliseconds between two attempts while the network does not answer. */
const restMilliseconds = 4000;

let isInstalled = false;
let reloads = 0;

/**
 * Reloads the page's data. Without a network the page stays as it is until the network is back: the
 * router alone would show an error page, and what was typed would be lost. A form that is sent, or
 * a link that is followed, ends the wait.
 */
export function useReload(): () => Promise<void> {
	const { revalidate } = useRevalidator();
	return useCallback(async () => {
		install();
		reloads += 1;
		await revalidate().finally(() => {
			reloads -= 1;
		});
	}, [revalidate]);
}

/** Puts a `fetch` that waits for the network under the router; it is used for reloads only. */
function install(): void {
	if (isInstalled) return;
	isInstalled = true;
	const send = window.fetch.bind(window);
	window.fetch = (input, init) =>
		reloads > 0 && isOfThisPage(input, init)
			? sendPatiently(() => send(input, init), init?.signal)
			: send(input, init);
}

function isOfThisPage(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
	const isRead = init?.method === undefined || init.method === "GET";
	// React Router's address of the data of "/" is "/_root.data" or "/_.data"
	const path = location.pathname === "/" ? /^\/_\w*\.data$/ : `${location.pathname}.data`;
	if (!isRead || !(input instanceof URL)) return false;
	return typeof path === "string" ? input.pathname === path : path.test(input.pathname);
}

async function sendPatiently(
	send: () => Promise<Response>,
	signal: AbortSignal | null | undefined,
): Promise<Response> {
	for (;;) {
		try {
			return await send();
		} catch (error) {
			if (signal?.aborted) throw error;
			await untilWorthATry(signal);
		}
	}
}

/** @throws the signal's reason when the visitor goes on. */
function untilWorthATry(signal: AbortSignal | null | undefined): Promise<void> {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const timer = setTimeout(resolve, restMilliseconds);
	const isOnline = () => resolve();
	addEventListener("online", isOnline, { once: true });
	signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
	return promise.finally(() => {
		clearTimeout(timer);
		removeEventListener("online", isOnline);
	});
}
