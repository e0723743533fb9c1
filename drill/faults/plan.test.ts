import { expect, test } from "vitest";
import { type GuardName, guards, withoutGuards } from "../guards.ts";
import { randomOf } from "../random.ts";
import type { Call } from "../servers/proxy.ts";
import { faultPlanOf } from "./fault-plan.ts";
import { plannedKillsOf } from "./planned-kills.ts";

const call = (change: Partial<Call> = {}): Call => ({
	channel: "database",
	method: "POST",
	path: "/v2/pipeline",
	headers: new Headers(),
	body: "",
	...change,
});

function faults(seed: number, round: number): string[] {
	const faultPlan = faultPlanOf(seed, round);
	return Array.from({ length: 300 }, () => faultPlan.faultFor(call({ channel: "mailer" })));
}

test("the same seed and round bring the same random values, faults and kills; others bring others", () => {
	const draws = (...purpose: (string | number)[]) => {
		const random = randomOf(...purpose);
		return Array.from({ length: 50 }, () => random.between(0, 1000));
	};
	expect(draws(42, 7, "guest 3")).toEqual(draws(42, 7, "guest 3"));
	expect(draws(42, 7, "guest 3")).not.toEqual(draws(42, 7, "guest 4"));
	expect(faults(42, 7)).toEqual(faults(42, 7));
	expect(faults(42, 7)).not.toEqual(faults(42, 8));
	expect(plannedKillsOf(42, 7)).toEqual(plannedKillsOf(42, 7));
	const deaths = Array.from({ length: 50 }, (_, round) => plannedKillsOf(42, round)).flat();
	expect(new Set(deaths.map(({ target }) => target))).toEqual(new Set(["worker", "database"]));
	expect(new Set(deaths.map(({ moment }) => moment)).size).toBe(3);
});

test("the faults that a proof needs come in every round", () => {
	for (let round = 0; round < 20; round += 1) expect(faults(1, round)[1]).toBe("unanswered");
});

test("a guard is removed from its own calls only, and these are counted", () => {
	const withKey = (channel: Call["channel"], path: string) =>
		call({ channel, path, headers: new Headers({ "idempotency-key": "refund:p1-1" }) });
	const without = withoutGuards(["refund-key"]);
	expect(without.rewrite(withKey("gateway", "/v1/refunds")).headers.get("idempotency-key")).toBe(
		null,
	);
	const others = [withKey("gateway", "/v1/checkout/sessions"), withKey("mailer", "/emails")];
	for (const other of others) expect(without.rewrite(other)).toBe(other);
	expect(without.taken()).toBe(1);
	const names = Object.keys(guards) as GuardName[];
	const innocent = call({ body: '{"sql":"select 1 from bookings"}' });
	expect(withoutGuards(names).rewrite(innocent)).toBe(innocent);
});
