import { globSync, readFileSync } from "node:fs";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { bookings, outbox, paymentMoney, refunds } from "#app/database/schema.server.ts";
import { type BookingStatus, bookingRules, isLive } from "#app/departures/seats/booking-status.ts";
import { hasExpired, takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import { mailRules } from "#app/outbox/mail-rules.ts";
import { isWaiting } from "#app/outbox/mail-status.server.ts";
import { isDisputed } from "#app/sales/dispute.server.ts";
import { rulesOfDispute } from "#app/sales/payments/disputes/disputes.ts";
import { isDue, isOpenPayment } from "#app/sales/payments/payment-money.server.ts";
import {
	type PaymentStatus,
	paymentRules,
	refundRules,
} from "#app/sales/payments/payment-status.ts";

const dialect = new SQLiteSyncDialect();
const textOf = (condition: ReturnType<typeof takesSeats>) => dialect.sqlToQuery(condition).sql;

test("each status of a booking, a payment and a mail has its rules", () => {
	expect(Object.keys(bookingRules).sort()).toEqual([...bookings.status.enumValues].sort());
	expect(Object.keys(paymentRules).sort()).toEqual([...paymentMoney.status.enumValues].sort());
	expect(Object.keys(refundRules).sort()).toEqual([...refunds.state.enumValues].sort());
	expect(Object.keys(mailRules).sort()).toEqual([...outbox.status.enumValues].sort());
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
	expect(textOf(isWaiting("due"))).toBe("due.status IN ('pending', 'sending')");
	expect(textOf(isOpenPayment())).toBe("payments.status IN ('created', 'failed')");
	expect(textOf(isDue())).toBe("refunds.state IN ('wanted', 'sent', 'failed')");
});

test("a dispute with a status that only a newer gateway knows holds the money", () => {
	expect(rulesOfDispute("frozen")).toEqual({ money: "held", hasEnded: false });
	expect(rulesOfDispute("toString").money).toBe("held");
	expect(textOf(isDisputed())).toMatch(/disputes\.status NOT IN \('won', 'prevented', 'warning_/);
});

test("no statement has its own list of statuses, its own word for a sold booking or its own end of a hold", () => {
	// beside the tables with their indexes: the two files in which a booking's status is written and read
	const owners = [
		"app/departures/seats/seats-taken.server.ts",
		"app/sales/booking/booking-transitions.server.ts",
	];
	const files = globSync("app/**/*.{ts,tsx}").filter(
		(path) =>
			!path.startsWith("app/database/schema/") &&
			!owners.includes(path) &&
			!/\.test\.tsx?$/.test(path),
	);
	expect(files.length).toBeGreaterThan(1000);
	const broken = files.filter((path) => {
		const code = readFileSync(path, "utf8");
		return (
			/\bstatus (NOT )?IN \(\s*'/.test(code) ||
			/inArray\(\s*\w+\.status,\s*\[/.test(code) ||
			/\b(bookings|own)\.status (=|<>) '/.test(code) ||
			/\b(eq|ne)\(\s*bookings\.status,/.test(code) ||
			/'pending'[^;]*hold_expires_at\s*(>|<=)/.test(code) ||
			/\b(gt|lte)\(\s*bookings\.holdExpiresAt/.test(code)
		);
	});
	expect(broken).toEqual([]);
});
