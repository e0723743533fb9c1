import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	changesOfFailed,
	changesOfRefunded,
	type RefundChange,
	type RefundRow,
} from "./refund-news.ts";

const payment = { amountCents: 6400, receivedCents: 6400, currency: "EUR", refundReason: null };

const row = (id: number, amountCents: number, change: Partial<RefundRow> = {}): RefundRow => ({
	id,
	amountCents,
	reason: "cancelled",
	state: "done",
	isElsewhere: false,
	gatewayRefundId: null,
	failedAt: null,
	...change,
});
const wantedRow = (id: number, cents: number) => row(id, cents, { state: "wanted" });
const sentRow = (id: number, cents: number) => row(id, cents, { state: "sent" });
const inDashboard = (id: number, cents: number) => row(id, cents, { reason: null });
const goodwill = (id: number, cents: number) => row(id, cents, { reason: "goodwill" });

/** "1 done", "1 part 300 done", "dashboard 500" */
const inWords = (changes: RefundChange[] | null) =>
	changes?.map(({ row: changedRow, cents, to }) => {
		if (!changedRow) return `dashboard ${cents}`;
		const part = cents < changedRow.amountCents ? `part ${cents} ` : "";
		return `${changedRow.id} ${part}${to}`;
	}) ?? "wrong";

describe("the gateway says how much is back in all", () => {
	test.each<[why: string, before: RefundRow[], inAll: number, after: string[]]>([
		["nothing that we wanted", [], 1000, ["dashboard 1000"]],
		["the same sum again", [inDashboard(1, 1000)], 1000, []],
		["an older sum", [inDashboard(1, 1000), inDashboard(2, 500)], 1000, []],
		["a second part in the dashboard", [inDashboard(1, 1000)], 1500, ["dashboard 500"]],
		["what we wanted", [wantedRow(1, 6400)], 6400, ["1 done"]],
		["what we sent, before our bookkeeping", [sentRow(1, 1000)], 1000, ["1 done"]],
		["a part of what waits", [wantedRow(1, 6400)], 1000, ["1 part 1000 done"]],
		["more than what waits", [wantedRow(1, 1000)], 1500, ["1 done", "dashboard 500"]],
		["the second of two", [wantedRow(1, 1000), wantedRow(2, 2700)], 2700, ["2 done"]],
		[
			"what was sent before what waits",
			[wantedRow(1, 1000), sentRow(2, 2700)],
			3000,
			["2 done", "1 part 300 done"],
		],
		["what failed and was given there", [row(1, 6400, { state: "failed" })], 6400, ["1 done"]],
		[
			"what went back elsewhere is not the gateway's",
			[row(1, 1000, { isElsewhere: true })],
			1000,
			["dashboard 1000"],
		],
		["what is not owed any more", [row(1, 1000, { state: "dropped" })], 1000, ["dashboard 1000"]],
	])("%s", (_, doneBefore, refundedCents, rowsAfter) => {
		const news = { refundedCents, currency: "EUR", at: 5 };
		expect(inWords(changesOfRefunded({ payment, refunds: doneBefore }, news))).toEqual(rowsAfter);
	});

	test("more than came, or other money, changes nothing; of a wrong amount it is taken as it is", () => {
		const refunds = [wantedRow(1, 100)];
		const news = (refundedCents: number, currency = "EUR") => ({ refundedCents, currency, at: 5 });
		expect(changesOfRefunded({ payment, refunds }, news(6401))).toBeNull();
		expect(changesOfRefunded({ payment, refunds }, news(100, "USD"))).toBeNull();
		const odd = { ...payment, refundReason: "wrong_amount" as const };
		expect(inWords(changesOfRefunded({ payment: odd, refunds }, news(100, "USD")))).toEqual([
			"1 done",
		]);
	});

	test("before a refund failed is old news", () => {
		const refunds = [row(1, 6400, { state: "failed", failedAt: 6 })];
		const news = { refundedCents: 6400, currency: "EUR", at: 5 };
		expect(changesOfRefunded({ payment, refunds }, news)).toEqual([]);
	});
});

describe("the guest's bank rejected a refund", () => {
	const sold = { isSold: true, balanceCents: 0 };
	test.each<[why: string, before: RefundRow[], cents: number, after: string[]]>([
		["ours waits for staff", [row(1, 6400)], 6400, ["1 failed"]],
		["what was sent and not answered", [sentRow(1, 1000)], 1000, ["1 failed"]],
		["one of the dashboard is with us again", [inDashboard(1, 1000)], 1000, ["1 dropped"]],
		["a part of the dashboard's", [inDashboard(1, 1500)], 500, ["1 part 500 dropped"]],
		["a part of a booking that stands", [goodwill(1, 1000)], 1000, ["1 failed"]],
		["the one of that sum", [row(1, 3200), goodwill(2, 2000)], 2000, ["2 failed"]],
		["all of several", [row(1, 3200), goodwill(2, 2000)], 5200, ["2 failed", "1 failed"]],
		[
			"the one of that name",
			[row(1, 2000, { gatewayRefundId: "re_1" }), row(2, 2000)],
			2000,
			["1 failed"],
		],
		[
			"the one without another's name",
			[row(1, 2000, { gatewayRefundId: "re_2" }), inDashboard(2, 2500)],
			2000,
			["2 part 2000 dropped"],
		],
		[
			"told before",
			[row(1, 2000, { gatewayRefundId: "re_1", state: "failed" }), row(2, 2000)],
			2000,
			[],
		],
		["nothing went back", [wantedRow(1, 2000)], 2000, []],
	])("%s", (_, doneBefore, amountCents, rowsAfter) => {
		const news = { refundId: "re_1", amountCents };
		expect(inWords(changesOfFailed({ refunds: doneBefore }, news, sold))).toEqual(rowsAfter);
	});

	test("a part pays what the guest owes by now, while the booking stands", () => {
		const news = { refundId: "re_1", amountCents: 2000 };
		const failed = (booking: { isSold: boolean; balanceCents: number }) =>
			inWords(changesOfFailed({ refunds: [goodwill(1, 2000)] }, news, booking));
		expect(failed({ isSold: true, balanceCents: 2000 })).toEqual(["1 dropped"]);
		expect(failed({ isSold: true, balanceCents: 1999 })).toEqual(["1 failed"]);
		expect(failed({ isSold: false, balanceCents: 2000 })).toEqual(["1 failed"]);
	});
});

test("after any news the rows say what the gateway says, and no cent is made or lost", () => {
	const cents = fc.integer({ min: 1, max: 2000 });
	const rows = fc.array(
		fc.record({
			cents,
			state: fc.constantFrom<RefundRow["state"]>("wanted", "sent", "failed", "done"),
		}),
		{ maxLength: 3 },
	);
	fc.assert(
		fc.property(rows, fc.integer({ min: 0, max: 6400 }), (madeRows, refundedCents) => {
			const refunds = madeRows.map(({ cents: sum, state }, index) => row(index, sum, { state }));
			const news = { refundedCents, currency: "EUR", at: 5 };
			const changes = changesOfRefunded({ payment, refunds }, news) ?? [];
			const done = refunds.filter(({ state }) => state === "done");
			const doneBefore = done.reduce((sum, each) => sum + each.amountCents, 0);
			const added = changes.reduce((sum, change) => sum + change.cents, 0);
			expect(doneBefore + added).toBe(Math.max(doneBefore, refundedCents));
		}),
	);
});
