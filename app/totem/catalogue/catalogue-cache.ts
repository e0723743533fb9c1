import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";

/** Time-out of a request: a hotel's network may accept a request and never answer it. */
const timeoutMilliseconds = 5000;

let isRefreshing = false;

/**
 * What totem screens have read, kept as long as the page lives, because it may be needed without network. Maps and
 * not the query library: that would weigh 8 kB in every screen, and its retries and stale times are not needed here.
 */
export class CatalogueCache<Data> {
	readonly #kept = new Map<string, { data: Data; updatedAt: number }>();
	/** Two screens that ask at once share one answer. */
	readonly #readings = new Map<string, Promise<Data>>();

	get(name: string): Data | undefined {
		return this.#kept.get(name)?.data;
	}

	/** Milliseconds since the epoch; 0 when there is no data. */
	updatedAt(name: string): number {
		return this.#kept.get(name)?.updatedAt ?? 0;
	}

	set(name: string, data: Data, updatedAt: number): void {
		this.#kept.set(name, { data, updatedAt });
	}

	/** The last data of this screen, also offline. Asks the server when there is none, and during `refreshing`. */
	async getOrRead(name: string, read: () => Promise<Data>): Promise<Data> {
		const keptData = this.get(name);
		if (keptData !== undefined && !isRefreshing) return keptData;
		try {
			return await this.#read(name, read);
		} catch (error) {
			// any other error may be a gateway's
			if (isNotFound(error)) {
				this.#kept.delete(name);
				throw error;
			}
			if (keptData !== undefined) return keptData;
			throw error;
		}
	}

	#read(name: string, read: () => Promise<Data>): Promise<Data> {
		const begun = this.#readings.get(name);
		if (begun) return begun;
		const reading = withTimeout(read())
			.then((data) => {
				this.set(name, data, Date.now());
				return data;
			})
			.finally(() => this.#readings.delete(name));
		this.#readings.set(name, reading);
		return reading;
	}
}

/** The server says that the page does not exist. */
export function isNotFound(error: unknown): boolean {
	return isRouteErrorResponse(error) && error.status === 404;
}

/** Keeps what came with the page itself. */
export function useStoreInCache<Data>(cache: CatalogueCache<Data>, name: string, data: Data): void {
	useEffect(() => {
		if (cache.updatedAt(name) === 0) cache.set(name, data, Date.now());
	});
}

/** During `work`, every screen's data are asked of the server. */
export async function refreshing(work: () => Promise<void>): Promise<void> {
	isRefreshing = true;
	try {
		await work();
	} finally {
		isRefreshing = false;
	}
}

export function withTimeout<Data>(reading: Promise<Data>): Promise<Data> {
	let timer: ReturnType<typeof setTimeout>;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error("The network takes too long")), timeoutMilliseconds);
	});
	return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
