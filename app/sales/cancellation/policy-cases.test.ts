import { describe, expect, test } from "vitest";
import { type CancellationPolicy, policyOf } from "#app/catalogue/policy/cancellation-policy.ts";
import { policyWith, usualPolicy } from "#tests/samples/policy-samples.ts";
import { policyStartAfter, refundOf, refundOfNoShow } from "./refund-by-policy.ts";
import { bookedPromise } from "./refund-promise.ts";

const timeZone = "Atlantic/Canary";
const strict = policyWith({ hours: 72, percent: 80 }, { hours: 2, percent: 10 });
const never = policyWith();
const always = policyWith({ hours: 0, percent: 100 });

/** The departure of the promise, and where the booking is now; local. */
type Days = readonly [promise: string, present: string];
const first = "2027-06-10 09:00";
const stays: Days = [first, first];
/** The guest has moved it to a later date, or to an earlier one. */
const later: Days = [first, "2027-07-20 09:00"];
const earlier: Days = [first, "2027-06-05 09:00"];
const laterThenBack: Days = [first, "2027-06-12 18:00"];
/** On 28 March 2027 the clock goes from 01:00 to 02:00, on 31 October from 02:00 back to 01:00. */
const spring: Days = ["2027-03-29 04:30", "2027-03-29 04:30"];
const autumn: Days = ["2027-11-01 04:30", "2027-11-01 04:30"];

const bookingOf = (policy: CancellationPolicy, [policyStart, present]: Days) => ({
	policy,
	policyStart,
	date: present.slice(0, 10),
	startTime: present.slice(11),
});
/** Worked by hand. The island's summer time is one hour before UTC; `now` is UTC. */
test.each<[string, CancellationPolicy, Days, string, number, number]>([
	["long before", usualPolicy, stays, "2027-05-01T00:00:00Z", 6400, 6400],
	["a second before 48 hours", usualPolicy, stays, "2027-06-08T07:59:59Z", 6400, 6400],
	["at 48 hours", usualPolicy, stays, "2027-06-08T08:00:00Z", 6400, 6400],
	["a second after 48 hours", usualPolicy, stays, "2027-06-08T08:00:01Z", 6400, 3200],
	["a second before 24 hours", usualPolicy, stays, "2027-06-09T07:59:59Z", 6400, 3200],
	["at 24 hours", usualPolicy, stays, "2027-06-09T08:00:00Z", 6400, 3200],
	["a second after 24 hours", usualPolicy, stays, "2027-06-09T08:00:01Z", 6400, 0],
	["at the start", usualPolicy, stays, "2027-06-10T08:00:00Z", 6400, 0],
	["after the trip", usualPolicy, stays, "2027-06-11T08:00:00Z", 6400, 0],
	["half of an odd sum", usualPolicy, stays, "2027-06-09T00:00:00Z", 6401, 3201],
	["half of a cent", usualPolicy, stays, "2027-06-09T00:00:00Z", 1, 1],
	["of nothing", usualPolicy, stays, "2027-06-01T00:00:00Z", 0, 0],
	["80 % until 72 hours", strict, stays, "2027-06-07T08:00:00Z", 6400, 5120],
	["10 % a second later", strict, stays, "2027-06-07T08:00:01Z", 6400, 640],
	["10 % at 2 hours", strict, stays, "2027-06-10T06:00:00Z", 6400, 640],
	["nothing a second later", strict, stays, "2027-06-10T06:00:01Z", 6400, 0],
	["80 % is rounded", strict, stays, "2027-06-01T00:00:00Z", 1999, 1599],
	["10 % of half cents", strict, stays, "2027-06-09T00:00:00Z", 1005, 101],
	["never", never, stays, "2027-01-01T00:00:00Z", 6400, 0],
	["until the start itself", always, stays, "2027-06-10T08:00:00Z", 6400, 6400],
	["a second after the start", always, stays, "2027-06-10T08:00:01Z", 6400, 0],
	["moved later, still early", usualPolicy, later, "2027-06-01T00:00:00Z", 6400, 6400],
	["moved later, at the first limit", usualPolicy, later, "2027-06-08T08:00:00Z", 6400, 6400],
	["moved later, the first limit is over", usualPolicy, later, "2027-06-08T08:00:01Z", 6400, 3200],
	["moved later, the last limit is over", usualPolicy, later, "2027-06-09T08:00:01Z", 6400, 0],
	["moved later, a month before it", usualPolicy, later, "2027-06-20T00:00:00Z", 6400, 0],
	["moved later, free until the start", always, later, "2027-06-10T08:00:01Z", 6400, 0],
	["moved by two days", usualPolicy, laterThenBack, "2027-06-08T08:00:01Z", 6400, 3200],
	["moved earlier, in time", usualPolicy, earlier, "2027-06-03T08:00:00Z", 6400, 6400],
	["moved earlier, half", usualPolicy, earlier, "2027-06-03T08:00:01Z", 6400, 3200],
	["moved earlier, too late", usualPolicy, earlier, "2027-06-04T08:00:01Z", 6400, 0],
	["moved earlier, after the trip", usualPolicy, earlier, "2027-06-06T00:00:00Z", 6400, 0],
	["spring night, at 48 hours", usualPolicy, spring, "2027-03-27T03:30:00Z", 6400, 6400],
	["spring night, a second later", usualPolicy, spring, "2027-03-27T03:30:01Z", 6400, 3200],
	["spring night, at 24 hours", usualPolicy, spring, "2027-03-28T03:30:00Z", 6400, 3200],
	["spring night, too late", usualPolicy, spring, "2027-03-28T03:30:01Z", 6400, 0],
	["autumn night, at 48 hours", usualPolicy, autumn, "2027-10-30T04:30:00Z", 6400, 6400],
	["autumn night, a second later", usualPolicy, autumn, "2027-10-30T04:30:01Z", 6400, 3200],
	["autumn night, at 24 hours", usualPolicy, autumn, "2027-10-31T04:30:00Z", 6400, 3200],
	["autumn night, too late", usualPolicy, autumn, "2027-10-31T04:30:01Z", 6400, 0],
	["one of two guests stays at home", usualPolicy, stays, "2027-06-09T00:00:00Z", 3200, 1600],
	["the child of a party", strict, stays, "2027-06-01T00:00:00Z", 3250, 2600],
	["what a cancellation kept of half", usualPolicy, stays, "2027-06-09T00:00:00Z", 3200, 1600],
])("%s", (...row) => {
	const [_, policy, days, now, cents, back] = row;
	const clock = { now: Date.parse(now), timeZone };
	expect(refundOf(bookingOf(policy, days), cents, clock).cents).toBe(back);
});

describe("of who does not come", () => {
	test.each([
		[0, 6400, 0],
		[10, 6405, 641],
		[100, 6400, 6400],
	])("%i %% of %i cents are %i", (noShowPercent, cents, back) => {
		expect(refundOfNoShow({ policy: { ...strict, noShowPercent } }, cents)).toBe(back);
	});
});

describe("the clock", () => {
	const booking = bookingOf(usualPolicy, later);
	const present = { date: booking.date, startTime: booking.startTime };

	test("starts anew with another day or start that we give", () => {
		expect(policyStartAfter(booking, { ...present, date: "2027-08-01" })).toBe("2027-08-01 09:00");
		expect(policyStartAfter(booking, { ...present, startTime: "10:00" })).toBe("2027-07-20 10:00");
	});

	test("stays with another stop of the same departure", () => {
		expect(policyStartAfter(booking, present)).toBe(first);
	});
});

test("a trip's own policy goes before the operator's", () => {
	expect(policyOf({ policy: strict }, usualPolicy)).toBe(strict);
	expect(policyOf({}, usualPolicy)).toBe(usualPolicy);
});

test("a guest who moved alone reads why nothing comes back, and only then", () => {
	const moreAt = (days: Days, now: string) =>
		bookedPromise(bookingOf(usualPolicy, days), { now: Date.parse(now), timeZone }, "en").more;
	const movedTooLate = "You moved this trip yourself: what comes back counts from its first date.";
	expect(moreAt(later, "2027-06-20T00:00:00Z")).toBe(movedTooLate);
	expect(moreAt(later, "2027-06-01T00:00:00Z")).not.toBe(movedTooLate);
	expect(moreAt(stays, "2027-06-10T00:00:00Z")).toBe("This trip leaves in less than 24 hours.");
	expect(moreAt(later, "2027-07-20T08:00:00Z")).toBe("This trip has left.");
});
