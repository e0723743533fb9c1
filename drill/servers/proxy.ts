import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { ownClock } from "#scripts/servers/own-clock.ts";

/** The destination of a worker's call. */
export type Channel = "database" | "gateway" | "mailer";

export interface Call {
	channel: Channel;
	method: string;
	path: string;
	headers: Headers;
	body: string;
}

/**
 * What may happen to a call: `lost` it never arrives; `unanswered` it is processed, but the answer
 * is lost; `refused` the other side fails; `twice` it arrives twice at the same time; `slow` it
 * arrives later.
 */
export type Fault = "none" | "lost" | "unanswered" | "refused" | "twice" | "slow";

export interface Proxy {
	port: number;
	/** Calls that have arrived here and are not answered yet. */
	inFlight(): number;
	/** Milliseconds that the oldest call has waited, not counting pauses of this program. */
	longestWait(): number;
	stop(): Promise<void>;
}

export interface Route {
	/** Changes a call before anything else sees it. */
	rewrite(call: Call): Call;
	/** Called once for each call. */
	faultFor(call: Call): Fault;
	/** A call waits for this before it is forwarded. */
	beforeForward(call: Call): Promise<void>;
	/** The call has been processed; its answer has not been sent. */
	during(call: Call): void;
	afterAnswer(call: Call): Promise<void>;
	/** Sends the call to its destination. @throws when that is down. */
	forward(call: Call): Promise<Response>;
	/** Milliseconds that a slow call is delayed. */
	slowness(): number;
}

const channels: Record<string, Channel> = {
	"database.drill": "database",
	"api.stripe.com": "gateway",
	"api.resend.com": "mailer",
};

/** Stands between the worker and everything outside, with real sockets that can be cut. */
export async function startProxy(route: Route): Promise<Proxy> {
	const clock = ownClock();
	/** Arrival time of each call in progress. */
	const arrivals = new Set<{ at: number }>();
	const server = createServer(async (incoming, answer) => {
		const arrival = { at: clock.now() };
		arrivals.add(arrival);
		try {
			const chunks: Buffer[] = [];
			for await (const chunk of incoming) chunks.push(chunk);
			const channel = channels[incoming.headers.host ?? ""];
			if (!channel) throw new Error(`nobody is called ${incoming.headers.host}`);
			const call = route.rewrite({
				channel,
				method: incoming.method ?? "GET",
				path: incoming.url ?? "/",
				headers: headersOf(incoming.headers),
				body: Buffer.concat(chunks).toString(),
			});
			await pass(call, answer, route);
		} catch {
			// the destination is down, or the worker has closed the connection
			answer.socket?.destroy();
		} finally {
			arrivals.delete(arrival);
		}
	});
	server.keepAliveTimeout = 60_000;
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	return {
		port: typeof address === "object" && address ? address.port : 0,
		inFlight: () => arrivals.size,
		longestWait() {
			const [oldest] = arrivals;
			return oldest ? clock.now() - oldest.at : 0;
		},
		stop: () =>
			new Promise((done) => {
				clock.stop();
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
}

async function pass(call: Call, answer: ServerResponse, route: Route): Promise<void> {
	const fault = route.faultFor(call);
	await route.beforeForward(call);
	if (fault === "slow") await new Promise((done) => setTimeout(done, route.slowness()));
	if (fault === "lost") throw new Error("lost on its way");
	if (fault === "refused") {
		answer.writeHead(502).end("out of order");
		return;
	}
	const forwarded = route.forward(call);
	const again = fault === "twice" ? route.forward(call).then((other) => other.text()) : null;
	route.during(call);
	const [response] = await Promise.all([forwarded, again]);
	const body = Buffer.from(await response.arrayBuffer());
	await route.afterAnswer(call);
	if (fault === "unanswered") throw new Error("its answer was lost");
	answer.writeHead(response.status, {
		"content-type": response.headers.get("content-type") ?? "text/plain",
		"content-length": body.length,
	});
	answer.end(body);
}

function headersOf(incoming: IncomingHttpHeaders): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(incoming)) {
		if (["host", "connection", "content-length", "transfer-encoding"].includes(name)) continue;
		headers.set(name, Array.isArray(value) ? value.join(", ") : (value ?? ""));
	}
	// compression on one machine would cost more than all the rest
	headers.set("accept-encoding", "identity");
	return headers;
}
