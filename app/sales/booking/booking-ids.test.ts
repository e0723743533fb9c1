import { expect, test } from "vitest";
import { newFormKey } from "#app/crypto/form-key.ts";
import {
	formKeyHash,
	idempotencyKeys,
	isConfirmId,
	isFormKey,
	makeConfirmId,
	makeReference,
	onceOnlyKey,
} from "./booking-ids.ts";

test("confirm ids are 128 random bits that fit into an address", () => {
	const ids = Array.from({ length: 500 }, makeConfirmId);
	expect(new Set(ids).size).toBe(500);
	expect(ids.every(isConfirmId)).toBe(true);
	expect(ids.every((id) => encodeURIComponent(id) === id)).toBe(true);
});

test("text that cannot be a confirm id is rejected without a database query", () => {
	for (const wrong of ["", "7", "x".repeat(23), `${"x".repeat(21)}'`, "x".repeat(21)]) {
		expect(isConfirmId(wrong)).toBe(false);
	}
});

test("references can be said aloud: no letter or digit looks like another", () => {
	for (let draw = 0; draw < 500; draw += 1) {
		expect(makeReference()).toMatch(/^IX-[2-9A-HJKMNP-Z]{5}$/);
	}
});

const content = { date: "2027-06-05", adults: 2 };
const minute = 60_000;

test("the same form with the same key is one booking, however late it is sent", async () => {
	const [first] = await idempotencyKeys(content, "key", 0);
	const [later] = await idempotencyKeys(content, "key", 500 * minute);
	expect(later).toBe(first);
});

test("another content or another key is another form", async () => {
	const [first] = await idempotencyKeys(content, "key", 0);
	expect((await idempotencyKeys({ ...content, adults: 3 }, "key", 0))[0]).not.toBe(first);
	expect((await idempotencyKeys(content, "other", 0))[0]).not.toBe(first);
});

test("a form without a key is the same for ten minutes, across the edge of a window", async () => {
	const [first] = await idempotencyKeys(content, undefined, 10 * minute - 1);
	expect(await idempotencyKeys(content, undefined, 10 * minute + 1)).toContain(first);
	expect(await idempotencyKeys(content, undefined, 30 * minute)).not.toContain(first);
});

test("all bookings of one form begin with the hash of its key, and those of a handoff do not", async () => {
	const keyHash = await formKeyHash("key");
	const [first] = await idempotencyKeys(content, "key", 0);
	const [second] = await idempotencyKeys({ ...content, adults: 3 }, "key", 0);
	expect([first, second].map((each) => each.startsWith(`${keyHash}.`))).toEqual([true, true]);
	expect(first).not.toContain("key");
	expect((await idempotencyKeys(content, "other", 0))[0]).not.toContain(keyHash);
	expect(await onceOnlyKey("key")).not.toContain(keyHash);
});

test("only a random key counts as a form key", () => {
	expect(isFormKey(crypto.randomUUID())).toBe(true);
	for (const easy of ["", "1", "handover 1", "0".repeat(36), "x".repeat(36)])
		expect(isFormKey(easy)).toBe(false);
});

test("a form's key has 128 random bits: each of its 32 digits takes every value", () => {
	const keys = Array.from({ length: 400 }, newFormKey);
	expect(keys.every(isFormKey)).toBe(true);
	expect(new Set(keys).size).toBe(400);
	const digits = keys.map((key) => key.replaceAll("-", ""));
	for (let place = 0; place < 32; place += 1)
		expect(new Set(digits.map((each) => each[place])).size, String(place)).toBe(16);
});
