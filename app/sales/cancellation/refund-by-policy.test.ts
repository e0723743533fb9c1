import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { instantOf } from "#app/catalogue/local-date.ts";
import type { CancellationPolicy } from "#app/catalogue/policy/cancellation-policy.ts";
import { policySettingSchema } from "#app/catalogue/policy/cancellation-policy-schema.ts";
import { policyWith, usualPolicy } from "#tests/samples/policy-samples.ts";
import { cancellationTerms, guestLimits, refundAt } from "./refund-by-policy.ts";

const hour = 3_600_000;
const usual = usualPolicy;

/** Any policy that an operator can configure. */
const policies: fc.Arbitrary<CancellationPolicy> = fc
	.integer({ min: 0, max: 5 })
	.chain((steps) =>
		fc.tuple(
			fc.uniqueArray(fc.integer({ min: 0, max: 8760 }), { minLength: steps, maxLength: steps }),
			fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: steps, maxLength: steps }),
		),
	)
	.map(([hours, percents]) => {
		const falling = (numbers: number[]) => numbers.toSorted((one, other) => other - one);
		const percent = falling(percents);
		const steps = falling(hours).map((each, position) => ({
			hours: each,
			percent: percent[position] ?? 1,
		}));
		return policyWith(...steps);
	});
const prices = fc.integer({ min: 1, max: 100_000_000 });
const instants = fc.integer({ min: 1_700_000_000_000, max: 2_500_000_000_000 });
/** From a year before the start to a day after it. */
const offsets = fc.integer({ min: -366 * 24 * hour, max: 24 * hour });

function read(text: string) {
	return v.safeParse(policySettingSchema, text);
}

describe("what an operator writes", () => {
	test("steps in any order are the policy, the earliest first", () => {
		expect(read("48:100,24:50").output).toEqual(usual);
		expect(read(" 24:50 , 48 : 100 ").output).toEqual(usual);
		expect(read("none").output).toEqual(policyWith());
		expect(read("0:100").output).toEqual(policyWith({ hours: 0, percent: 100 }));
	});

	test.each(["", "48", "48:101", "48:0", "48:100,24:100", "24:100,48:50", "48:100,48:50"])(
		"%j is no policy",
		(text) => expect(read(text).success).toBe(false),
	);

	test.each(["-1:50", "48:1e2", "48:100,", "9999:100", "48;100", "48:100 24:50", "NONE"])(
		"%j is no policy either",
		(text) => expect(read(text).success).toBe(false),
	);

	test("every policy can be written as text and read again", () => {
		fc.assert(
			fc.property(policies, (policy) => {
				const text =
					policy.steps.map(({ hours, percent }) => `${hours}:${percent}`).join(",") || "none";
				expect(read(text).output).toEqual(policy);
			}),
		);
	});
});

describe("the refund", () => {
	test("everything up to 48 hours before the start, half up to 24, then nothing", () => {
		const at = (hours: number, more = 0) => refundAt(usual, 0, 6400, -hours * hour + more);
		expect(at(1000)).toEqual({ percent: 100, cents: 6400, until: -48 * hour });
		expect(at(48).cents).toBe(6400);
		expect(at(48, 1)).toEqual({ percent: 50, cents: 3200, until: -24 * hour });
		expect(at(24).cents).toBe(3200);
		expect(at(24, 1)).toEqual({ percent: 0, cents: 0, until: null });
		expect(at(-1).cents).toBe(0);
	});

	test("half a cent goes to the guest", () => {
		expect(refundAt(usual, 0, 6401, -30 * hour).cents).toBe(3201);
	});

	test("it is whole cents, never more than was paid, and within half a cent of the percentage", () => {
		fc.assert(
			fc.property(policies, instants, prices, offsets, (policy, start, paid, offset) => {
				const { cents, percent } = refundAt(policy, start, paid, start + offset);
				expect(Number.isInteger(cents)).toBe(true);
				expect(cents).toBeGreaterThanOrEqual(0);
				expect(cents).toBeLessThanOrEqual(paid);
				expect(Math.abs(cents - (paid * percent) / 100)).toBeLessThanOrEqual(0.5);
			}),
		);
	});

	test("a later cancellation never refunds more", () => {
		fc.assert(
			fc.property(
				policies,
				instants,
				prices,
				fc.tuple(offsets, offsets),
				(policy, start, paid, [one, other]) => {
					const at = (offset: number) => refundAt(policy, start, paid, start + offset).cents;
					expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)));
				},
			),
		);
	});

	test("what is promised until an instant holds up to it and not a millisecond longer", () => {
		fc.assert(
			fc.property(policies, instants, offsets, (policy, start, offset) => {
				const { percent, until } = refundAt(policy, start, 10_000, start + offset);
				if (until === null) return;
				expect(start + offset).toBeLessThanOrEqual(until);
				expect(refundAt(policy, start, 10_000, until).percent).toBe(percent);
				expect(refundAt(policy, start, 10_000, until + 1).percent).toBeLessThan(percent);
			}),
		);
	});

	test("the steps count hours that pass, also when the clocks change in between", () => {
		// on 28 March 2027 Canary time goes from 01:00 to 02:00, on 31 October from 02:00 back to 01:00
		const zone = "Atlantic/Canary";
		const spring = instantOf("2027-03-29", "04:30", zone);
		expect(refundAt(usual, spring, 6400, instantOf("2027-03-27", "03:30", zone)).cents).toBe(6400);
		expect(refundAt(usual, spring, 6400, instantOf("2027-03-27", "03:31", zone)).cents).toBe(3200);
		const autumn = instantOf("2027-11-01", "04:30", zone);
		expect(refundAt(usual, autumn, 6400, instantOf("2027-10-30", "05:30", zone)).cents).toBe(6400);
		expect(refundAt(usual, autumn, 6400, instantOf("2027-10-30", "05:31", zone)).cents).toBe(3200);
	});
});

describe("until when a guest may do something alone", () => {
	const trip = { startsAt: 0, cutoff: -10 * hour };

	test("the date may change while everything is refunded, pickup and cancellation until the trip's cut-off", () => {
		expect(guestLimits(usual, trip)).toEqual({
			cancelUntil: -10 * hour,
			moveUntil: -48 * hour,
			pickupUntil: -10 * hour,
		});
	});

	test("a guest who would get a refund may cancel after the trip's cut-off", () => {
		expect(guestLimits(usual, { startsAt: 0, cutoff: -72 * hour }).cancelUntil).toBe(-24 * hour);
	});

	test("without any refund everything ends at the cut-off", () => {
		const limits = { cancelUntil: -10 * hour, moveUntil: -10 * hour, pickupUntil: -10 * hour };
		expect(guestLimits(policyWith(), trip)).toEqual(limits);
	});

	test("nobody gains by moving first and cancelling then", () => {
		const later = 90 * 24 * hour;
		fc.assert(
			fc.property(policies, instants, offsets, (policy, start, offset) => {
				const now = start + offset;
				if (
					policy.steps.length === 0 ||
					now > guestLimits(policy, { startsAt: start, cutoff: start - 10 * hour }).moveUntil
				)
					return;
				const centsBefore = refundAt(policy, start, 10_000, now).cents;
				expect(refundAt(policy, start + later, 10_000, now).cents).toBeLessThanOrEqual(centsBefore);
			}),
		);
	});
});

test("the sentence matches the steps", () => {
	expect(cancellationTerms(usual, "en")).toEqual({
		policy: usual,
		freeHours: 48,
		short:
			"Free cancellation until 48 hours before the start, half of the price until 24 hours before.",
		long: "Cancel up to 48 hours before the start and you get everything back, half of the price until 24 hours before. After that nothing comes back.",
	});
	expect(cancellationTerms(policyWith({ hours: 1, percent: 30 }), "en")).toMatchObject({
		freeHours: null,
		short: "Cancel until 1 hour before the start and get 30 % of the price back.",
	});
	expect(cancellationTerms(policyWith(), "en").freeHours).toBeNull();
	expect(cancellationTerms(usual, "de")).toMatchObject({
		short:
			"Kostenlose Stornierung bis 48 Stunden vor Beginn, bis 24 Stunden vorher die Hälfte zurück.",
		long: "Bis 48 Stunden vor Beginn erhalten Sie den vollen Preis zurück, bis 24 Stunden vorher die Hälfte. Danach ist keine Erstattung möglich.",
	});
});
