import type { Outbound } from "#tests/worker.ts";

/** Every call that leaves the worker: to its database, to services that tests answer, to the network. */
export interface WatchedOutbound {
	call: Outbound;
	/** Requests that the worker sent to the database since the last call of this function. */
	databaseRoundTrips(): number;
	/** Answers the worker's calls to one host, as the real service would. */
	answer(host: string, handler: (request: Request) => Response | Promise<Response>): void;
	/** Stands between worker and database: may wait, change what is asked, or be told when it is answered. */
	onDatabaseCall(
		hook: ((body: string) => string | Promise<string>) | null,
		answered?: (body: string, answer: string) => void,
	): void;
	/** Cuts the worker off from its database, and joins them again. */
	cutDatabase(isCut: boolean): void;
}

export function watchOutbound(databaseUrl: string): WatchedOutbound {
	const handlers = new Map<string, (request: Request) => Response | Promise<Response>>();
	let trips = 0;
	let isCut = false;
	let hook: ((body: string) => string | Promise<string>) | null = null;
	let answered: ((body: string, answer: string) => void) | undefined;

	async function callDatabase(request: Request): Promise<Response> {
		if (isCut) throw new TypeError("the database is cut off");
		trips += 1;
		const headers = new Headers(request.headers);
		// nothing is gained by packing what stays on one machine
		headers.set("accept-encoding", "identity");
		if (!hook) return fetch(new Request(request, { headers }));
		headers.delete("content-length");
		const asked = await request.text();
		const body = await hook(asked);
		const answer = await fetch(request.url, { method: request.method, headers, body });
		if (answered) answered(asked, await answer.clone().text());
		return answer;
	}

	return {
		async call(request) {
			if (request.url.startsWith(databaseUrl)) return callDatabase(request);
			const handler = handlers.get(new URL(request.url).host);
			return handler ? handler(request) : fetch(request);
		},
		databaseRoundTrips() {
			const counted = trips;
			trips = 0;
			return counted;
		},
		answer(host, handler) {
			handlers.set(host, handler);
		},
		onDatabaseCall(next, then) {
			hook = next;
			answered = then;
		},
		cutDatabase(cut) {
			isCut = cut;
		},
	};
}
