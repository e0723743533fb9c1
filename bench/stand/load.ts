import { connect, type Socket } from "node:net";

/** A request; `status` is the expected answer. */
export interface Call {
	method?: string;
	path: string;
	headers?: Record<string, string>;
	body?: string;
	status?: number;
	/** An answer with this status is asked again and does not count; any other wrong one ends the bench. */
	repeatedAt?: number;
}

export interface Load {
	/** Of all requests, in milliseconds, in order of completion. */
	latencies: number[];
	seconds: number;
}

/**
 * Sends sequential calls on several connections, for some seconds or requests, and checks each status, so that
 * only right answers are measured. It parses of HTTP/1.1 only where an answer ends, so that the client costs less
 * than the fastest worker.
 * @throws Error at the first wrong answer.
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
		let call: Call | null = null;
		let began = 0;
		let answer = new Answer();
		const send = () => {
			call = take();
			if (!call) {
				socket.destroy();
				return resolve();
			}
			answer = new Answer();
			began = performance.now();
			socket.write(requestOf(url, call));
		};
		const hear = (size: number, bytes: Uint8Array) => {
			if (!answer.add(Buffer.from(bytes.buffer, bytes.byteOffset, size))) return true;
			if (call?.repeatedAt === answer.status) {
				send();
				return true;
			}
			latencies.push(performance.now() - began);
			if (call && answer.status !== (call.status ?? 200)) {
				stop(socket);
				reject(new Error(`${call.path} answers ${answer.status}\n${answer.head}`));
				return false;
			}
			send();
			return true;
		};
		const socket = connect({
			port: Number(url.port),
			host: url.hostname,
			// one reused buffer: allocating for each chunk would cost more than reading it
			onread: { buffer: Buffer.alloc(256 * 1024), callback: hear },
		});
		socket.setNoDelay(true);
		socket.once("connect", send);
		socket.once("error", reject);
		socket.once("close", () => reject(new Error(`The connection ended at ${call?.path}`)));
	});
}

function stop(socket: Socket): void {
	socket.removeAllListeners();
	socket.destroy();
}

const serialised = new WeakMap<Call, Buffer>();

/** Serialised once for each call. */
function requestOf(url: URL, call: Call): Buffer {
	const serialisedBefore = serialised.get(call);
	if (serialisedBefore) return serialisedBefore;
	const headers = { Host: url.host, ...call.headers };
	const body = Buffer.from(call.body ?? "");
	const head = [
		`${call.method ?? "GET"} ${call.path} HTTP/1.1`,
		...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
		...(call.body === undefined ? [] : [`Content-Length: ${body.length}`]),
	];
	const bytes = Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]);
	serialised.set(call, bytes);
	return bytes;
}

const lastChunk = Buffer.from("\r\n0\r\n\r\n");
const endOfHead = "\r\n\r\n";

/** One answer, received in chunks; there is no pipelining, so its end is the end of the data. */
class Answer {
	/** Status line and headers, when complete. */
	head = "";
	#early = Buffer.alloc(0);
	#got = 0;
	/** Bytes of head and body; null for a chunked body. */
	#wanted: number | null = 0;
	#tail = Buffer.alloc(0);

	get status(): number {
		return Number(this.head.slice(9, 12));
	}

	/** @returns whether the answer is complete. The chunk is not kept. */
	add(piece: Buffer): boolean {
		this.#got += piece.length;
		if (this.head === "") {
			const all = this.#early.length > 0 ? Buffer.concat([this.#early, piece]) : piece;
			const end = all.indexOf(endOfHead);
			if (end < 0) {
				this.#early = Buffer.from(all);
				return false;
			}
			this.#readHead(all.toString("latin1", 0, end));
		}
		if (this.#wanted !== null) return this.#got >= this.#wanted;
		this.#tail = Buffer.concat([this.#tail, piece.subarray(-lastChunk.length)]).subarray(
			-lastChunk.length,
		);
		return this.#tail.equals(lastChunk);
	}

	#readHead(head: string): void {
		this.head = head;
		const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
		if (length !== undefined) this.#wanted = head.length + endOfHead.length + Number(length);
		else this.#wanted = /\r\ntransfer-encoding: chunked/i.test(head) ? null : this.#got;
	}
}
