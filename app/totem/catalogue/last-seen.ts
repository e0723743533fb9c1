import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { queryClient } from "#app/ui/query-client.ts";

type Key = readonly string[];

/** Time-out of a request: a hotel's network may accept a request and never answer it. */
const patienceMilliseconds = 5000;

let isRefreshing = false;

/** The catalogue is kept as long as the page lives, because it may be needed without network. */
function catalogueClient() {
	const client = queryClient();
	client.setQueryDefaults(["totem"], { gcTime: Number.POSITIVE_INFINITY });
	return client;
}

/** The last data of this screen, also offline. Asks the server when there is none, and during `refreshing`. */
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
			// `navigator.onLine` stays true behind an access point that has no internet
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

/** Milliseconds since the epoch; 0 when there is no data. */
export function seenAt(key: Key): number {
	return catalogueClient().getQueryState(key)?.dataUpdatedAt ?? 0;
}

export function keep<Data>(key: Key, data: Data, updatedAt: number): void {
	catalogueClient().setQueryData<Data>(key, data, { updatedAt });
}

export function useSeen<Data>(key: Key, data: Data): void {
	useEffect(() => {
		if (seenAt(key) === 0) keep(key, data, Date.now());
	});
}

/** During `work`, every `lastSeen` asks the server. */
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
