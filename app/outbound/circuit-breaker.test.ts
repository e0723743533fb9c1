import { expect, test } from "vitest";
import {
	CircuitOpenError,
	circuitBreakerFor,
	makeCircuitBreaker,
	readCircuitBreakers,
} from "./circuit-breaker.ts";

class Refusal extends Error {}

function guarded() {
	let now = 1_000_000;
	let calls = 0;
	const breaker = makeCircuitBreaker("gateway", {
		isOutage: (error) => !(error instanceof Refusal),
		failures: 3,
		restMilliseconds: 1000,
		longestCallMilliseconds: 5000,
		clock: () => now,
	});
	const call = (answer: () => Promise<string>) =>
		breaker.call(() => {
			calls += 1;
			return answer();
		});
	return {
		breaker,
		call,
		down: () => call(() => Promise.reject(new Error("down"))).catch((error: unknown) => error),
		up: () => call(async () => "up"),
		pass: (milliseconds: number) => {
			now += milliseconds;
		},
		calls: () => calls,
	};
}

test("opens after failures in a row and then sends no calls", async () => {
	const { breaker, down, up, calls } = guarded();
	await down();
	await down();
	expect(breaker.read().state).toBe("closed");
	await down();
	expect(breaker.read()).toMatchObject({ state: "open", since: 1_000_000 });
	await expect(up()).rejects.toThrow(CircuitOpenError);
	expect(calls()).toBe(3);
});

test("an answer in between resets the count", async () => {
	const { breaker, down, up } = guarded();
	await down();
	await down();
	await up();
	await down();
	await down();
	expect(breaker.read().state).toBe("closed");
});

test("a refusal is an answer and never opens it", async () => {
	const { breaker, call } = guarded();
	for (let times = 0; times < 10; times += 1)
		await expect(call(() => Promise.reject(new Refusal("no")))).rejects.toThrow(Refusal);
	expect(breaker.read()).toMatchObject({ state: "closed" });
});

test("after the pause one call probes, others are refused meanwhile, and its success closes it", async () => {
	const { breaker, call, down, up, pass } = guarded();
	for (let times = 0; times < 3; times += 1) await down();
	pass(1000);
	expect(breaker.read().state).toBe("half-open");
	let answer: (word: string) => void = () => {};
	const probe = call(() => new Promise((resolve) => (answer = resolve)));
	await expect(up()).rejects.toThrow(CircuitOpenError);
	answer("up");
	expect(await probe).toBe("up");
	expect(await up()).toBe("up");
	expect(breaker.read().state).toBe("closed");
});

test("a failed probe opens it for another pause", async () => {
	const { breaker, down, up, pass } = guarded();
	for (let times = 0; times < 3; times += 1) await down();
	pass(1000);
	await down();
	expect(breaker.read().state).toBe("open");
	pass(999);
	await expect(up()).rejects.toThrow(CircuitOpenError);
	pass(1);
	expect(await up()).toBe("up");
});

test("a probe that never ends does not block later ones", async () => {
	const { call, down, up, pass } = guarded();
	for (let times = 0; times < 3; times += 1) await down();
	pass(1000);
	void call(() => new Promise<string>(() => {}));
	pass(4999);
	await expect(up()).rejects.toThrow(CircuitOpenError);
	pass(1);
	expect(await up()).toBe("up");
});

test("the state of every breaker of the isolate can be read", () => {
	const options = { isOutage: () => true };
	expect(circuitBreakerFor("one", options)).toBe(circuitBreakerFor("one", options));
	// other files of the same process have breakers too
	const ones = readCircuitBreakers().filter(({ name }) => name === "one");
	expect(ones).toEqual([{ name: "one", state: "closed", since: null }]);
});
