import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { logError, logWarning } from "./log.ts";
import {
	databaseCall,
	noteFacts,
	outsideCall,
	presentRequestId,
	recordLogEvent,
	writeEvent,
} from "./wide-event.server.ts";

let events: Record<string, unknown>[];
beforeEach(() => {
	events = [];
	for (const method of ["log", "warn", "error"] as const)
		vi.spyOn(console, method).mockImplementation((line) => events.push(JSON.parse(String(line))));
});
afterEach(() => vi.restoreAllMocks());

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("an event", () => {
	test("holds what was noted on the way, at any depth, and is written once at the end", async () => {
		const deep = async () => {
			await tick();
			noteFacts({ outcome: "booked", bookingId: 12 });
		};
		await recordLogEvent(
			"request",
			{ requestId: "a-1", method: "POST" },
			async () => {
				await deep();
				expect(events).toEqual([]);
				return 303;
			},
			(status) => ({ status }),
		);
		expect(events).toEqual([
			expect.objectContaining({
				level: "info",
				event: "request",
				requestId: "a-1",
				method: "POST",
				status: 303,
				outcome: "booked",
				bookingId: 12,
				roundTrips: 0,
			}),
		]);
	});

	test("counts its own calls only, also while another request runs", async () => {
		const ask = async (calls: number, id: string) =>
			recordLogEvent("request", { requestId: id }, async () => {
				for (let call = 0; call < calls; call += 1) {
					const endCall = databaseCall();
					await tick();
					endCall();
				}
				const endCall = outsideCall("payment gateway");
				await tick();
				endCall();
			});
		await Promise.all([ask(1, "one"), ask(3, "three")]);
		expect(events.map(({ requestId, roundTrips }) => [requestId, roundTrips])).toEqual([
			["one", 1],
			["three", 3],
		]);
		expect(events[0]).toMatchObject({ outsideCalls: 1, outside: [{ service: "payment gateway" }] });
	});

	test("says what failed on the way, and is an error then", async () => {
		await recordLogEvent("request", { requestId: "a-1" }, async () => {
			logWarning("picture", new Error("odd"));
			logError("checkout", new Error("no answer"), { paymentId: "p-1" });
		});
		expect(events).toHaveLength(1);
		expect(events[0]).toMatchObject({
			level: "error",
			errors: [
				{ level: "warning", subject: "picture", error: "Error odd" },
				{
					level: "error",
					subject: "checkout",
					paymentId: "p-1",
					error: "Error no answer",
					stack: expect.arrayContaining([expect.stringMatching(/wide-event\.test\.ts:\d+:\d+$/)]),
				},
			],
		});
	});

	test("of work that throws is written too, and the error goes on", async () => {
		const broken = recordLogEvent("cron step", { step: "deliver mail" }, async () => {
			throw new Error("down");
		});
		await expect(broken).rejects.toThrow("down");
		expect(events).toMatchObject([
			{
				level: "error",
				outcome: "failed",
				errors: [{ subject: "cron step", error: "Error down" }],
			},
		]);
	});

	test("does not change any more once it is written; a later fault is a line with the same request", async () => {
		let later = Promise.resolve();
		await recordLogEvent("request", { requestId: "a-1" }, async () => {
			later = tick().then(() => {
				noteFacts({ outcome: "booked" });
				logError("page cache purge", new Error("late"));
				expect(presentRequestId()).toBe("a-1");
			});
		});
		await later;
		expect(events).toHaveLength(2);
		expect(events[0]).not.toHaveProperty("outcome");
		expect(events[1]).toMatchObject({ subject: "page cache purge", requestId: "a-1" });
	});
});

describe("what a person typed", () => {
	test("has no field: the compiler refuses a text that is not one of our own words", () => {
		const personName: string = "Ottilie Brandt";
		// @ts-expect-error a string that anybody may have made up
		noteFacts({ refusal: personName });
		// @ts-expect-error there is no such field
		noteFacts({ name: "Ottilie Brandt" });
		// @ts-expect-error the same at the beginning of an event
		writeEvent("request", { outcome: personName });
	});

	test.each([
		["an address with a token as a route", { route: "/booking/q7Xk2mP9vL4tR8wZ1nB6cA" }],
		["a query", { route: "/excursion?email=ida" }],
		["a mail address as an id", { paymentId: "ida@mail.example" }],
		["a line break as a request id", { requestId: 'x\n{"level":"info"}' }],
		["no number", { bookingId: Number.NaN }],
	])("is replaced where the types were cheated: %s", (_what, facts) => {
		writeEvent("request", facts);
		expect(Object.values(events[0] ?? {})).toContain("[refused]");
	});

	test("is not in the frames of a stack, even when the message looks like them", async () => {
		await recordLogEvent("request", {}, async () => {
			logError("request", new Error("no\n    at Ottilie (brandt.js:1:1)"));
		});
		expect(JSON.stringify(events[0]?.errors)).not.toMatch(/brandt\.js:1:1"/);
	});
});
