import { expect, test } from "vitest";
import { policyWith, usualPolicy } from "#tests/samples/policy-samples.ts";
import { compareDays, refundLoss, refundShown } from "./day-change.ts";

const rules = {
	policy: usualPolicy,
	policyStart: "2026-12-05 17:30",
	timeZone: "Atlantic/Canary",
};
const at = (text: string) => Date.parse(`${text}Z`);
const now = at("2026-11-22T10:00");
const reader = { now, language: "en" as const };
const bookingOn = (date: string, languages = ["en"]) => ({
	date,
	startTime: "17:30",
	languages,
	pickup: { time: "17:50", title: "Casa Bruma" },
});

test("two days stand side by side, and only what differs is marked, what is lost as worse", () => {
	const rows = compareDays(rules, {
		have: bookingOn("2026-12-05", ["en", "de"]),
		take: bookingOn("2026-11-25"),
		...reader,
	});
	expect(rows).toEqual([
		{ what: "Day", have: "Saturday 5 December", take: "Wednesday 25 November", change: "other" },
		{ what: "Be ready", have: "17:50, Casa Bruma", take: "17:50, Casa Bruma", change: "same" },
		{ what: "Guide speaks", have: "English and German", take: "English", change: "worse" },
		{
			what: "All your money back until (island time)",
			have: "Thursday 3 December, 17:30",
			take: "Monday 23 November, 17:30",
			change: "worse",
		},
	]);
});

test("a later day takes nothing away", () => {
	const rows = compareDays(rules, {
		have: bookingOn("2026-11-25"),
		take: bookingOn("2026-12-05", ["de", "en"]),
		...reader,
	});
	expect(rows.map(({ change }) => change)).toEqual(["other", "same", "other", "other"]);
	expect(
		refundLoss(rules, { have: bookingOn("2026-11-25"), take: bookingOn("2026-12-05"), ...reader }),
	).toBeNull();
});

test("a nearer day shortens the time to cancel for free: both times and their lengths are shown", () => {
	const loss = refundLoss(rules, {
		have: bookingOn("2026-12-05"),
		take: bookingOn("2026-11-25"),
		...reader,
	});
	expect(loss).toMatchObject({
		title: "Your free cancellation gets shorter",
		have: { day: "With Saturday 5 December", share: 1 },
		take: {
			day: "With Wednesday 25 November",
			words:
				"Free to cancel until Monday 23 November, 17:30 island time. Cancel until Tuesday 24 November, 17:30 and get half back.",
		},
	});
	expect(loss?.take.share).toBeCloseTo(31.5 / 271.5, 3);
});

test("a day that refunds only half ends the free cancellation", () => {
	const near = { ...bookingOn("2026-11-24"), startTime: "09:00" };
	expect(refundLoss(rules, { have: bookingOn("2026-12-05"), take: near, ...reader })?.title).toBe(
		"Your free cancellation ends",
	);
});

test("a day within the last limit refunds nothing and says so", () => {
	const tomorrow = { ...bookingOn("2026-11-23"), startTime: "09:00" };
	expect(
		refundLoss(rules, { have: bookingOn("2026-12-05"), take: tomorrow, ...reader }),
	).toMatchObject({
		title: "On the new day nothing comes back",
		take: { words: "Not refundable. This trip leaves in less than 24 hours.", share: 0 },
	});
	const [, , , refund] = compareDays(rules, {
		have: bookingOn("2026-12-05"),
		take: tomorrow,
		...reader,
	});
	expect(refund).toMatchObject({ take: "not any more", change: "worse" });
});

test("without any refund a move loses nothing", () => {
	const never = { ...rules, policy: policyWith() };
	expect(
		refundLoss(never, { have: bookingOn("2026-12-05"), take: bookingOn("2026-11-25"), ...reader }),
	).toBeNull();
	expect(
		compareDays(never, { have: bookingOn("2026-12-05"), take: bookingOn("2026-11-25"), ...reader }),
	).toHaveLength(3);
});

test("the shown refund is outdated once a limit has passed, and for another day", () => {
	const day = bookingOn("2026-11-25");
	expect(refundShown(rules, day, now)).toBe("2026-11-25:100");
	expect(refundShown(rules, day, at("2026-11-23T17:31"))).toBe("2026-11-25:50");
	expect(refundShown(rules, day, at("2026-11-24T17:31"))).toBe("2026-11-25:0");
	expect(refundShown({ ...rules, policy: policyWith() }, day, now)).toBe("2026-11-25:0");
});
