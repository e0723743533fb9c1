import { describe, expect, test } from "vitest";
import { cronSteps } from "./cron-runs.server.ts";
import { type CheckName, judge, type ServiceReadings, type State } from "./service-health.ts";

const minute = 60_000;
const hour = 60 * minute;
const now = Date.UTC(2027, 5, 6, 12);

const idle = { count: 0, since: null };
const well: ServiceReadings = {
	now,
	hasGateway: true,
	hasMailer: true,
	databaseMilliseconds: 20,
	runs: cronSteps.map((step) => ({
		step,
		startedAt: now - 40_000,
		endedAt: now - 39_000,
		outcome: "done",
		failedAt: null,
	})),
	waitingMails: idle,
	givenUpMails: { count: 0, last: null },
	refunds: { ...idle, held: 0 },
	unanswered: idle,
	lastEvent: null,
	compared: { day: "2027-06-05", at: now - 12 * hour },
	differences: 0,
	endedHolds: idle,
	breakers: [{ name: "payment gateway", state: "closed", since: null }],
};

const since = (age: number) => ({ count: 2, since: now - age });
const ran = (age: number) => well.runs.map((run) => ({ ...run, endedAt: now - age }));
const mails = (state: "open" | "half-open") => [{ name: "mail provider", state, since: now }];

test("a service of which every part runs is well everywhere", () => {
	expect(new Set(Object.values(judge(well)))).toEqual(new Set(["well"]));
});

describe("a part", () => {
	test.each<[CheckName, State, string, Partial<ServiceReadings>]>([
		["cron", "well", "ended three minutes ago", { runs: ran(3 * minute) }],
		["cron", "look", "ended four minutes ago", { runs: ran(4 * minute) }],
		["cron", "bad", "ended a quarter of an hour ago", { runs: ran(15 * minute) }],
		["cron", "new", "never ran", { runs: [] }],
		["database", "look", "answers late", { databaseMilliseconds: 800 }],
		["database", "bad", "hardly answers", { databaseMilliseconds: 4_000 }],
		["waitingMails", "well", "waits for minutes", { waitingMails: since(9 * minute) }],
		["waitingMails", "look", "waits for half an hour", { waitingMails: since(30 * minute) }],
		["waitingMails", "bad", "waits for hours", { waitingMails: since(2 * hour) }],
		["waitingMails", "off", "has no provider", { hasMailer: false }],
		[
			"waitingMails",
			"look",
			"waits without a provider",
			{ hasMailer: false, waitingMails: since(minute) },
		],
		["givenUpMails", "look", "was given up", { givenUpMails: { count: 1, last: now } }],
		["holds", "bad", "stands for long", { endedHolds: since(hour) }],
		["unanswered", "look", "waits for an answer", { unanswered: since(20 * minute) }],
		["unanswered", "off", "has no gateway", { hasGateway: false }],
		["refunds", "well", "goes back now", { refunds: { ...since(minute), held: 0 } }],
		["refunds", "look", "was refused", { refunds: { ...since(minute), held: 1 } }],
		["refunds", "bad", "is long due", { refunds: { ...since(2 * hour), held: 0 } }],
		["ledger", "new", "was never compared", { compared: null }],
		["ledger", "look", "differs", { differences: 1 }],
		[
			"ledger",
			"bad",
			"differs and was not compared for days",
			{ differences: 1, compared: { day: "2027-06-01", at: now - 72 * hour } },
		],
		[
			"ledger",
			"bad",
			"was not compared for days",
			{ compared: { day: "2027-06-01", at: now - 72 * hour } },
		],
		["outside", "bad", "is left alone", { breakers: mails("open") }],
		["outside", "look", "is tried again", { breakers: mails("half-open") }],
	])("%s: %s when it %s", (name, state, _what, changes) => {
		expect(judge({ ...well, ...changes })[name]).toBe(state);
	});

	test("of the cron job is bad when one step failed, although the others ran", () => {
		const [first, ...rest] = well.runs;
		const runs = first ? [{ ...first, outcome: "failed" as const }, ...rest] : [];
		expect(judge({ ...well, runs }).cron).toBe("bad");
	});
});
