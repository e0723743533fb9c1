import { expect, test } from "vitest";
import { makeWriteGate, WriteNotSent } from "./write-gate.ts";

/** A gate whose clock moves only while a write waits. */
function gateWith(parallel: number) {
	let now = 0;
	const gate = makeWriteGate({
		parallel,
		longestWriteMilliseconds: 12_000,
		clock: () => now,
		rest: async (milliseconds) => {
			now += milliseconds;
		},
	});
	return {
		send: <Answer>(write: () => Promise<Answer>) => gate.pass(write, now + 1_000),
		wait: (milliseconds: number) => (now += milliseconds),
	};
}

/** A write that ends when the test says so. */
function slowWrite() {
	const { promise, resolve } = Promise.withResolvers<string>();
	return { write: () => promise, end: () => resolve("done") };
}

const timeout = () => Promise.reject(new DOMException("too late", "TimeoutError"));

test("the number of parallel writes is limited, and every write gets its turn", async () => {
	const gate = makeWriteGate({ parallel: 3, rest: () => new Promise((done) => setTimeout(done)) });
	let now = 0;
	let most = 0;
	const write = async () => {
		now += 1;
		most = Math.max(most, now);
		await new Promise((done) => setTimeout(done));
		now -= 1;
	};
	await Promise.all(Array.from({ length: 50 }, () => gate.pass(write, performance.now() + 60_000)));
	expect([now, most]).toEqual([0, 3]);
});

test("a write whose turn does not come in time is not sent", async () => {
	const { send } = gateWith(1);
	const slow = slowWrite();
	const first = send(slow.write);
	let isSent = false;
	const second = send(async () => {
		isSent = true;
	});
	await expect(second).rejects.toThrow(WriteNotSent);
	expect(isSent).toBe(false);
	slow.end();
	expect(await first).toBe("done");
	expect(await send(async () => "next")).toBe("next");
});

test("a write that never ends frees its slot after a time", async () => {
	const { send, wait } = gateWith(1);
	send(() => new Promise(() => {}));
	await expect(send(async () => "too early")).rejects.toThrow(WriteNotSent);
	wait(12_000);
	expect(await send(async () => "next")).toBe("next");
});

test("after a time-out no write is sent for some seconds, then one", async () => {
	const { send, wait } = gateWith(8);
	for (let each = 0; each < 5; each += 1) {
		await expect(send(timeout)).rejects.toThrow("too late");
	}
	let askedCount = 0;
	const write = async () => {
		askedCount += 1;
	};
	await expect(send(write)).rejects.toThrow(WriteNotSent);
	expect(askedCount).toBe(0);
	wait(5_000);
	await send(write);
	await send(write);
	expect(askedCount).toBe(2);
});

test("a refused write or connection does not stop other writes", async () => {
	const { send } = gateWith(8);
	for (let each = 0; each < 20; each += 1) {
		await expect(send(() => Promise.reject(new TypeError("fetch failed")))).rejects.toThrow(
			"fetch failed",
		);
	}
	expect(await send(async () => "next")).toBe("next");
});
