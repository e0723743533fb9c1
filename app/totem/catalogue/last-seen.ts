import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { queryClient } from "#app/ui/query-client.ts";

type Key = readonly string[];

/** A lobby's network may take a question and never answer it. */
const patienceMilliseconds = 5000;

let isRefreshing = false;

/** What was seen of the catalogue stays for as long as the page: it may be needed without network. */
function catalogueClient() {
	const client = queryClient();
	client.setQueryDefaults(["totem"], { gcTime: Number.POSITIVE_INFINITY });
	return client;
}

/**
 * What the screen last saw of the catalogue, at once and also without network; read from the server
 * where nothing was seen yet, and once a minute by `refreshing`.
 */
export async function lastSeen<Data>(key: Key, read: () => Promise<Data>): Promise<Data> {
	const client = catalogueClient();
	const known = client.getQueryData<Data>(key);
	if (known !== undefined && !isRefreshing) return known;
	try {
		return await client.fetchQuery({
			queryKey: key,
			queryFn: () => inTime(read()),
			staleTime: 0,
			retry: false,
			// the browser's own idea of "online" knows nothing of a dead access point
			networkMode: "always",
		});
	} catch (error) {
		if (isRouteErrorResponse(error)) {
			client.removeQueries({ queryKey: key });
			throw error;
		}
		if (known !== undefined) return known;
		throw error;
	}
}

export function seen<Data>(key: Key): Data | undefined {
	return catalogueClient().getQueryData<Data>(key);
}

/** Milliseconds; 0 for what was never seen. */
export function seenAt(key: Key): number {
	return catalogueClient().getQueryState(key)?.dataUpdatedAt ?? 0;
}

export function keep<Data>(key: Key, data: Data, updatedAt: number): void {
	catalogueClient().setQueryData<Data>(key, data, { updatedAt });
}

/** What came with the page itself was seen too. */
export function useSeen<Data>(key: Key, data: Data): void {
	useEffect(() => {
		if (seenAt(key) === 0) keep(key, data, Date.now());
	});
}

/** Lets every `lastSeen` during this work ask the server. */
export async function refreshing(work: () => Promise<void>): Promise<void> {
	isRefreshing = true;
	try {
		await work();
	} finally {
		isRefreshing = false;
	}
}

async function inTime<Data>(reading: Promise<Data>): Promise<Data> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error("The network takes too long")), patienceMilliseconds);
	});
	try {
		return await Promise.race([reading, late]);
	} finally {
		clearTimeout(timer);
	}
}
