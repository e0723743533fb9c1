import { globSync, readFileSync } from "node:fs";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { type BookingStatus, bookingRules, isLive } from "#app/bookings/booking-status.ts";
import { isDisputed } from "#app/bookings/dispute.server.ts";
import { hasExpired, takesSeats } from "#app/bookings/seats-taken.server.ts";
import { bookings, payments } from "#app/database/schema.server.ts";
import { rulesOfDispute } from "#app/payments/disputes/dispute-status.ts";
import { isOpenPayment, isRefundDue } from "#app/payments/payment-money.server.ts";
import { type PaymentStatus, paymentRules } from "#app/payments/payment-status.ts";

const dialect = new SQLiteSyncDialect();
const textOf = (condition: ReturnType<typeof takesSeats>) => dialect.sqlToQuery(condition).sql;

test("each status of a booking and of a payment has its rules", () => {
	expect(Object.keys(bookingRules).sort()).toEqual([...bookings.status.enumValues].sort());
	expect(Object.keys(paymentRules).sort()).toEqual([...payments.status.enumValues].sort());
});

test("a status without rules does not compile", () => {
	// @ts-expect-error "expired" has no rules
	const booking: Record<BookingStatus, string> = { pending: "", confirmed: "", cancelled: "" };
	// @ts-expect-error "refunded" has no rules
	const payment: Record<PaymentStatus, string> = { created: "", paid: "", failed: "" };
	// @ts-expect-error nobody knows this status
	const unknown = () => isLive("waiting");
	expect([booking, payment, unknown]).toHaveLength(3);
});

test("SQL says of a status what its table says", () => {
	expect(textOf(takesSeats(1, "held"))).toBe(
		"(+held.status = 'confirmed' OR (held.status = 'pending' AND held.hold_expires_at > ?))",
	);
	expect(textOf(hasExpired(1))).toBe(
		"(bookings.status = 'expired' OR (bookings.status = 'pending' AND bookings.hold_expires_at <= ?))",
	);
	expect(textOf(isOpenPayment())).toBe("payments.status IN ('created', 'failed')");
	expect(textOf(isRefundDue())).toBe(
		"payments.status = 'paid' AND payments.refund_reason IS NOT NULL",
	);
});

test("a dispute with a status that only a newer gateway knows holds the money", () => {
	expect(rulesOfDispute("frozen")).toEqual({ money: "held", hasEnded: false });
	expect(rulesOfDispute("toString").money).toBe("held");
	expect(textOf(isDisputed)).toMatch(/disputes\.status NOT IN \('won', 'prevented', 'warning_/);
});

test("no statement has its own list of statuses or its own condition for the end of a hold", () => {
	const files = globSync(
		"app/{bookings,payments,excursions,partners,incidents,dashboard,api}/**/*.ts",
	);
	const broken = files.filter((path) => {
		if (path === "app/bookings/seats-taken.server.ts" || path.endsWith(".test.ts")) return false;
		const code = readFileSync(path, "utf8");
		return (
			/\bstatus (NOT )?IN \(\s*'/.test(code) ||
			/inArray\(\s*\w+\.status,\s*\[/.test(code) ||
			/'pending'[^;]*hold_expires_at\s*(>|<=)/.test(code) ||
			/\b(gt|lte)\(\s*bookings\.holdExpiresAt/.test(code)
		);
	});
	expect(broken).toEqual([]);
});
