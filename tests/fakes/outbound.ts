import type { IncomingMessage, ServerResponse } from "node:http";
import type { PassOn } from "#tests/run/kept-streams.ts";
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
	/** Whether a faked service gave no answer, or its last one is an outage that the worker remembers. */
	hasFailed(): boolean;
}

/** @param passOn passes a call on to the database at this address */
export function watchOutbound(databaseUrl: string, passOn: PassOn): WatchedOutbound {
	const handlers = new Map<string, (request: Request) => Response | Promise<Response>>();
	const { host: databaseHost } = new URL(databaseUrl);
	let trips = 0;
	let isCut = false;
	let unansweredCalls = 0;
	/** Services whose last answer the worker remembers as an outage; an answer ends it. */
	const failingHosts = new Set<string>();
	let hook: ((body: string) => string | Promise<string>) | null = null;
	let answered: ((body: string, answer: string) => void) | undefined;

	async function callDatabase(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
		if (isCut) throw new TypeError("the database is cut off");
		trips += 1;
		await slowCall();
		const body = await bodyOf(incoming);
		const changedBody = hook ? Buffer.from(await hook(body.toString())) : body;
		const { method = "POST", url = "/", headers } = incoming;
		const databaseAnswer = await passOn({
			method,
			path: url,
			contentType: headers["content-type"] ?? "",
			body: changedBody,
		});
		answered?.(body.toString(), databaseAnswer.body.toString());
		answer.writeHead(databaseAnswer.status, {
			"content-type": databaseAnswer.contentType,
			"content-length": databaseAnswer.body.length,
		});
		answer.end(databaseAnswer.body);
	}

	return {
		async call(incoming, answer) {
			const { host = "" } = incoming.headers;
			if (host === databaseHost) return callDatabase(incoming, answer);
			const handler = handlers.get(host) ?? fetch;
			unansweredCalls += 1;
			const response = await handler(await requestOf(incoming));
			unansweredCalls -= 1;
			if (response.status < 500 && response.status !== 429) failingHosts.delete(host);
			else failingHosts.add(host);
			await write(response, answer);
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
		hasFailed: () => unansweredCalls > 0 || failingHosts.size > 0,
	};
}

async function bodyOf(message: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
	const chunks: Buffer[] = [];
	for await (const chunk of message) chunks.push(chunk);
	return Buffer.concat(chunks);
}

/** A call of another service over https, or of the island itself over http, as the sandbox's webhook makes it. Redirects are followed by the worker, not here. */
async function requestOf(incoming: IncomingMessage): Promise<Request> {
	const { method = "GET", url, headers: givenHeaders } = incoming;
	const headers = new Headers();
	for (const [name, value] of Object.entries(givenHeaders))
		if (!ofThisConnection.has(name)) headers.set(name, String(value));
	const body = method === "GET" || method === "HEAD" ? null : await bodyOf(incoming);
	const scheme = givenHeaders.host?.startsWith("127.0.0.1:") ? "http" : "https";
	return new Request(`${scheme}://${givenHeaders.host}${url}`, {
		method,
		headers,
		body,
		redirect: "manual",
	});
}

/** They are about one connection or one form of the body, which Node decides anew. */
const ofThisConnection = new Set([
	"connection",
	"content-encoding",
	"content-length",
	"host",
	"keep-alive",
	"transfer-encoding",
]);

async function write(response: Response, answer: ServerResponse): Promise<void> {
	const keptHeaders = [...response.headers].filter(([name]) => !ofThisConnection.has(name));
	const body = Buffer.from(await response.arrayBuffer());
	answer.writeHead(response.status, Object.fromEntries(keptHeaders)).end(body);
}
