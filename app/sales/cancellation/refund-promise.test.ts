import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantOf } from "#app/catalogue/local-date.ts";
import type { CancellationPolicy } from "#app/catalogue/policy/cancellation-policy.ts";
import { languages } from "#app/messages/languages.ts";
import { refundAt } from "#app/sales/cancellation/refund-by-policy.ts";
import { formatDeadline } from "#app/ui/format/format.ts";
import { policyWith, usualPolicy } from "#tests/samples/policy-samples.ts";
import { mayStillMove, refundPromise, refundSteps } from "./refund-promise.ts";

const timeZone = "Atlantic/Canary";
const rules = { policy: usualPolicy, timeZone };
const day = { date: "2026-11-29", startTime: "17:30" };
/** Milliseconds of a local time; the island's winter time is UTC. */
const at = (text: string) => Date.parse(`${text}Z`);
const minute = 60_000;

describe("the line of a day", () => {
	test("says until when everything is refunded, and what is refunded later", () => {
		expect(refundPromise(rules, day, at("2026-11-22T10:00"), "en")).toEqual({
			amount: "all",
			line: "Free to cancel until Friday 27 November, 17:30 island time",
			more: "Cancel until Saturday 28 November, 17:30 and get half back.",
		});
	});

	test("at the limit itself the better step still holds; a minute later it is the next", () => {
		expect(refundPromise(rules, day, at("2026-11-27T17:30"), "en").amount).toBe("all");
		expect(refundPromise(rules, day, at("2026-11-27T17:31"), "en")).toEqual({
			amount: "part",
			line: "Cancel until Saturday 28 November, 17:30 island time and get half back",
			more: "After that, nothing.",
		});
	});

	test("does not name the island's time to who stands on it", () => {
		const here = { ...rules, isOnIsland: true as const };
		expect(refundPromise(here, day, at("2026-11-22T10:00"), "en").line).toBe(
			"Free to cancel until Friday 27 November, 17:30",
		);
	});

	test("of a trip that leaves too soon promises nothing", () => {
		expect(refundPromise(rules, day, at("2026-11-28T17:31"), "en")).toEqual({
			amount: "none",
			line: "Not refundable",
			more: "This trip leaves in less than 24 hours.",
		});
		expect(refundPromise(rules, day, at("2026-11-29T17:30"), "en").more).toBe(
			"This trip has left.",
		);
	});

	test("is a sentence of the reader's language", () => {
		expect(refundPromise(rules, day, at("2026-11-27T17:31"), "de")).toEqual({
			amount: "part",
			line: "Die Hälfte zurück bei Stornierung bis Samstag, 28. November, 17:30 Uhr Inselzeit",
			more: "Danach ist keine Erstattung möglich.",
		});
	});

	test.each(languages)("says in %s that money comes back to whoever cancels", (language) => {
		const { line } = refundPromise(rules, day, at("2026-11-27T17:31"), language);
		expect(line).toMatch(/cancel|stornier|annul/i);
	});

	test("has room for any number of steps, none included", () => {
		const many = [
			{ hours: 72, percent: 90 },
			{ hours: 48, percent: 50 },
			{ hours: 1, percent: 25 },
		];
		expect(
			refundPromise({ policy: policyWith(...many), timeZone }, day, at("2026-11-01T00:00"), "en"),
		).toEqual({
			amount: "part",
			line: "Cancel until Thursday 26 November, 17:30 island time and get 90 % back",
			more: "Cancel until Friday 27 November, 17:30 and get half back, or until Sunday 29 November, 16:30 and get 25 % back.",
		});
		const never = { policy: policyWith(), timeZone };
		expect(refundPromise(never, day, at("2026-11-01T00:00"), "en")).toEqual({
			amount: "none",
			line: "Not refundable",
			more: "What you pay for this trip does not come back.",
		});
	});

	test("counts hours that pass, also when the clocks change in between", () => {
		// the clock goes forward on 28 March 2027 and back on 31 October
		const spring = { date: "2027-03-29", startTime: "04:30" };
		expect(refundPromise(rules, spring, at("2027-03-01T00:00"), "en").line).toBe(
			"Free to cancel until Saturday 27 March, 03:30 island time",
		);
		const autumn = { date: "2027-11-01", startTime: "04:30" };
		expect(refundPromise(rules, autumn, at("2027-10-01T00:00"), "en").line).toBe(
			"Free to cancel until Saturday 30 October, 05:30 island time",
		);
	});

	test("stays true on an old page, because it names dates and times", () => {
		const policies = fc.constantFrom<CancellationPolicy>(
			usualPolicy,
			policyWith({ hours: 36, percent: 75 }),
			policyWith(
				{ hours: 100, percent: 100 },
				{ hours: 50, percent: 60 },
				{ hours: 2, percent: 10 },
			),
		);
		const minutesEarlier = fc.integer({ min: 1, max: 20 * 24 * 60 });
		fc.assert(
			fc.property(policies, minutesEarlier, (policy, minutesBefore) => {
				const startsAt = instantOf(day.date, day.startTime, timeZone);
				const drawnAt = startsAt - minutesBefore * minute;
				const { line, more } = refundPromise({ policy, timeZone }, day, drawnAt, "en");
				expect(`${line}. ${more}`).not.toMatch(/today|tomorrow|\bin \d/i);
				const { percent, until } = refundAt(policy, startsAt, 10_000, drawnAt);
				if (until !== null) {
					expect(line).toContain(formatDeadline(until, timeZone));
					expect(line.startsWith("Free")).toBe(percent === 100);
				}
			}),
		);
	});
});

test("API clients get the same limits as instants", () => {
	expect(refundSteps(rules, day, at("2026-11-28T00:00"))).toEqual([
		{ percent: 50, until: at("2026-11-28T17:30") },
	]);
});

test("another day may be chosen while the best step applies", () => {
	expect(mayStillMove(rules, day, at("2026-11-27T17:30"))).toBe(true);
	expect(mayStillMove(rules, day, at("2026-11-27T17:31"))).toBe(false);
	expect(mayStillMove({ policy: policyWith(), timeZone }, day, at("2026-11-29T10:00"))).toBe(true);
});
