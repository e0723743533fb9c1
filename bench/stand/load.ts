import { connect, type Socket } from "node:net";

/** A request as bytes are made of it; `status` is what must come back. */
export interface Call {
	method?: string;
	path: string;
	headers?: Record<string, string>;
	body?: string;
	status?: number;
}

export interface Load {
	/** Of all requests, in milliseconds, in the order in which they ended. */
	latencies: number[];
	seconds: number;
}

/**
 * Sends one call after the other on each of some connections, for so many seconds or requests, and
 * checks each status: what is measured must be the right answer. Reads no more of HTTP/1.1 than where
 * an answer ends, so that the client costs less than the fastest worker.
 *
 * @throws Error at the first answer that is not the right one.
 */
export async function load(
	url: URL,
	next: () => Call,
	options: { connections: number; seconds?: number; requests?: number },
): Promise<Load> {
	const latencies: number[] = [];
	const from = performance.now();
	const until = from + (options.seconds ?? 600) * 1000;
	let left = options.requests ?? Number.POSITIVE_INFINITY;
	const take = () => {
		if (left <= 0 || performance.now() >= until) return null;
		left -= 1;
		return next();
	};
	const lines = Array.from({ length: options.connections }, () => converse(url, take, latencies));
	await Promise.all(lines);
	return { latencies, seconds: (performance.now() - from) / 1000 };
}

function converse(url: URL, take: () => Call | null, latencies: number[]): Promise<void> {
	return new Promise((resolve, reject) => {
		const socket = connect(Number(url.port), url.hostname);
		socket.setNoDelay(true);
		let call: Call | null = null;
		let began = 0;
		let held: Buffer[] = [];
		const send = () => {
			call = take();
			if (!call) {
				socket.destroy();
				return resolve();
			}
			held = [];
			began = performance.now();
			socket.write(requestOf(url, call));
		};
		socket.once("connect", send);
		socket.once("error", reject);
		socket.once("close", () => reject(new Error(`The connection ended at ${call?.path}`)));
		socket.on("data", (chunk: Buffer) => {
			held.push(chunk);
			if (!isWhole(held)) return;
			latencies.push(performance.now() - began);
			const status = Number(held[0]?.toString("latin1", 9, 12));
			if (call && status !== (call.status ?? 200)) {
				stop(socket);
				return reject(new Error(`${call.path} answers ${status}\n${Buffer.concat(held)}`));
			}
			send();
		});
	});
}

function stop(socket: Socket): void {
	socket.removeAllListeners();
	socket.destroy();
}

const written = new WeakMap<Call, Buffer>();

/** A call that is sent again and again is written once. */
function requestOf(url: URL, call: Call): Buffer {
	const known = written.get(call);
	if (known) return known;
	const headers = { Host: url.host, ...call.headers };
	const body = Buffer.from(call.body ?? "");
	const head = [
		`${call.method ?? "GET"} ${call.path} HTTP/1.1`,
		...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
		...(call.body === undefined ? [] : [`Content-Length: ${body.length}`]),
	];
	const bytes = Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]);
	written.set(call, bytes);
	return bytes;
}

const lastChunk = Buffer.from("\r\n0\r\n\r\n");

/** Nothing is sent before the answer is here, so its end is the end of what came. */
function isWhole(parts: Buffer[]): boolean {
	const [first] = parts;
	if (!first) return false;
	const endOfHead = first.indexOf("\r\n\r\n");
	if (endOfHead < 0) {
		// a head in two pieces: rare, so it may cost a copy
		if (parts.length === 1) return false;
		parts.splice(0, parts.length, Buffer.concat(parts));
		return parts[0]?.includes("\r\n\r\n") ? isWhole(parts) : false;
	}
	const head = first.toString("latin1", 0, endOfHead);
	const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
	const size = parts.reduce((sum, part) => sum + part.length, 0);
	if (length !== undefined) return size >= endOfHead + 4 + Number(length);
	if (!/\r\ntransfer-encoding: chunked/i.test(head)) return true;
	const last = parts.at(-1) ?? first;
	const tail = last.length >= lastChunk.length ? last : Buffer.concat(parts);
	return tail.subarray(-lastChunk.length).equals(lastChunk);
}
