import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { queryClient } from "#app/ui/query-client.ts";

type Key = readonly string[];

/** Time-out of a request: a hotel's network may accept a request and never answer it. */
const timeoutMilliseconds = 5000;

let isRefreshing = false;

/** The catalogue is kept as long as the page lives, because it may be needed without network. */
function catalogueClient() {
	const client = queryClient();
	client.setQueryDefaults(["totem"], { gcTime: Number.POSITIVE_INFINITY });
	return client;
}

/** The last data of this screen, also offline. Asks the server when there is none, and during `refreshing`. */
export async function fromCacheOrServer<Data>(key: Key, read: () => Promise<Data>): Promise<Data> {
	const client = catalogueClient();
	const known = client.getQueryData<Data>(key);
	if (known !== undefined && !isRefreshing) return known;
	try {
		return await client.fetchQuery({
			queryKey: key,
			queryFn: () => withTimeout(read()),
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

export function cached<Data>(key: Key): Data | undefined {
	return catalogueClient().getQueryData<Data>(key);
}

/** Milliseconds since the epoch; 0 when there is no data. */
export function cachedAt(key: Key): number {
	return catalogueClient().getQueryState(key)?.dataUpdatedAt ?? 0;
}

export function storeInCache<Data>(key: Key, data: Data, updatedAt: number): void {
	catalogueClient().setQueryData<Data>(key, data, { updatedAt });
}

export function useStoreInCache<Data>(key: Key, data: Data): void {
	useEffect(() => {
		if (cachedAt(key) === 0) storeInCache(key, data, Date.now());
	});
}

/** During `work`, every `fromCacheOrServer` asks the server. */
export async function refreshing(work: () => Promise<void>): Promise<void> {
	isRefreshing = true;
	try {
		await work();
	} finally {
		isRefreshing = false;
	}
}

async function withTimeout<Data>(reading: Promise<Data>): Promise<Data> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error("The network takes too long")), timeoutMilliseconds);
	});
	try {
		return await Promise.race([reading, late]);
	} finally {
		clearTimeout(timer);
	}
}
