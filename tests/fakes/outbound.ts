import { slowCall } from "#tests/run/slowness.ts";
import type { Outbound } from "#tests/worker.ts";

/** All calls that leave the worker: to its database, to faked services, to the network. */
export interface WatchedOutbound {
	call: Outbound;
	/** Database requests of the worker since the last call of this function. */
	databaseRoundTrips(): number;
	/** Answers calls to one host. */
	answer(host: string, handler: (request: Request) => Response | Promise<Response>): void;
	/** Intercepts database calls: may wait, change the request, or observe the answer. */
	onDatabaseCall(
		hook: ((body: string) => string | Promise<string>) | null,
		answered?: (body: string, answer: string) => void,
	): void;
	/** Cuts or restores the connection to the database. */
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
		await slowCall();
		const headers = new Headers(request.headers);
		// compression gains nothing on one machine
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
