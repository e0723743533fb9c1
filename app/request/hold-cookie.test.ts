import { expect, test } from "vitest";
import { readEnvironment } from "#app/configuration/environment.server.ts";
import { makeConfirmId } from "#app/sales/booking/booking-ids.ts";
import { holdWaking } from "#app/sales/holds/hold-waking.ts";
import { demoOperator } from "#scripts/island/operator.ts";
import { readHoldCookie, writeHoldCookie } from "./hold-cookie.server.ts";

const environmentAt = (APP_URL: string) =>
	readEnvironment({
		APP_URL,
		AUTH_SECRET: "a-secret-of-the-tests-that-is-long-enough",
		...demoOperator,
		TURSO_DATABASE_URL: "libsql://island.example",
	});
const id = makeConfirmId();
const writtenAt = (address: string) =>
	writeHoldCookie(new Headers(), [id], environmentAt(address)).getSetCookie();

test("on https both cookies are Secure, and their names say so", () => {
	const [holds = "", hint = ""] = writtenAt("https://island.example");
	expect(holds).toMatch(
		/^__Host-held=[\w-]{22}; HttpOnly; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/,
	);
	expect(hint).toMatch(/^__Secure-seats_held=1; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
	// the page's script looks for these words in all that it may read
	expect(hint).toContain(holdWaking.cookie);
});

test("what was written is read again, and nothing else", () => {
	const environment = environmentAt("https://island.example");
	const [holds = ""] = writtenAt("https://island.example");
	const asking = (cookie: string) =>
		readHoldCookie(new Request("https://island.example", { headers: { cookie } }), environment);
	expect(asking(`a=b; ${holds.split(";")[0]}`)).toEqual([id]);
	expect(asking(`held=${id}`)).toEqual([]);
	expect(asking("__Host-held=nothing")).toEqual([]);
});
