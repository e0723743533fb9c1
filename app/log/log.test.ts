import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { logError } from "./log.ts";
import { redact } from "./redact.ts";

let lines: string[];
beforeEach(() => {
	lines = [];
	vi.spyOn(console, "error").mockImplementation((line) => lines.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

test("a failed query is logged by its cause, without statement and parameters", () => {
	const cause = Object.assign(new Error("SQLite error: CHECK constraint failed: bookings_name"), {
		name: "LibsqlError",
		code: "SQLITE_CONSTRAINT",
	});
	logError(
		"booking",
		new Error("Failed query: insert into bookings values (?)\nparams: Ida Berg,ida@mail.example", {
			cause,
		}),
		{ paymentId: "9f3c2d1e-aaaa-bbbb-cccc-1234567890ab" },
	);
	expect(lines.map((line) => JSON.parse(line))).toEqual([
		{
			level: "error",
			subject: "booking",
			paymentId: "9f3c2d1e-aaaa-bbbb-cccc-1234567890ab",
			error: "LibsqlError SQLITE_CONSTRAINT SQLite error: CHECK constraint failed: bookings_name",
			stack: expect.arrayContaining([expect.stringMatching(/^log\.test\.ts:\d+:\d+$/)]),
		},
	]);
});

test("an error without a cause loses its parameters too", () => {
	logError("booking", new Error("Failed query: select 1\nparams: Ida Berg"));
	expect(lines.join()).not.toContain("Ida");
});

test("a thrown Response is logged by its status", () => {
	logError("request", { status: 405, statusText: "Method Not Allowed", data: "x", internal: true });
	logError("request", new Response(null, { status: 404 }));
	expect(lines.map((line) => JSON.parse(line).error)).toEqual([
		"answered 405 Method Not Allowed",
		"answered 404",
	]);
});

test("a message with line breaks is one line of the log", () => {
	logError("product call", new Error('x\n{"level":"info"}'), { step: "a\nb" });
	expect(lines).toHaveLength(1);
	expect(lines[0]).not.toContain("\n");
});

describe("redacting", () => {
	test.each([
		["mail to ida@mail.example was refused", "mail to [address] was refused"],
		["see https://island.example/verify-email?token=abc", "see [link]"],
		[
			'Unexpected token I, "Ida Berg" is not valid JSON',
			"Unexpected token I, [quoted] is not valid JSON",
		],
		["no booking q7Xk2mP9vL4tR8wZ1nB6cA", "no booking [token]"],
		["from 203.0.113.7 refused", "from [ip] refused"],
		["from 2001:db8:0:1::7 refused", "from [ip] refused"],
		["call +34 600 123 456 back", "call [number] back"],
		[
			"CHECK constraint failed: bookings_price_cents_limits",
			"CHECK constraint failed: bookings_price_cents_limits",
		],
		["connect ECONNREFUSED after 10000 ms", "connect ECONNREFUSED after 10000 ms"],
	])("%s", (text, expected) => {
		expect(redact(text)).toBe(expected);
	});

	test("addresses and tokens are removed wherever they stand", () => {
		const token = fc.stringMatching(/^[A-Za-z]\d[A-Za-z0-9_-]{18,30}$/);
		fc.assert(
			fc.property(fc.emailAddress(), token, fc.lorem(), (address, secret, words) => {
				const line = redact(`${words} ${address} ${words} ${secret}`);
				expect(line).not.toContain(address);
				expect(line).not.toContain(secret);
			}),
		);
	});
});
