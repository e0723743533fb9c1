import type { paymentMoney, refunds } from "#app/database/schema.server.ts";

type PaymentRow = typeof paymentMoney.$inferSelect;
/** The states of a payment; a new one does not compile until its rules are added below. */
export type PaymentStatus = PaymentRow["status"];
export type PaymentGateway = PaymentRow["gateway"];

interface StatusRules {
	/** Where its money is: it may still arrive, we have it, or it went back. */
	money: "may come" | "here" | "back";
}

/** Every rule that depends on a payment's state alone. SQL conditions are derived from it. */
export const paymentRules = {
	created: { money: "may come" },
	// a bank may take days, and a page may have been paid in its last second
	failed: { money: "may come" },
	paid: { money: "here" },
	refunded: { money: "back" },
} as const satisfies Record<PaymentStatus, StatusRules>;

/** Every rule that depends on a refund's state alone. */
export const refundRules = {
	wanted: { money: "goes back" },
	sent: { money: "goes back" },
	// the gateway refused it, or the guest's bank did not take it: staff decide
	failed: { money: "goes back" },
	done: { money: "is back" },
	dropped: { money: "stays" },
} as const satisfies Record<
	(typeof refunds.$inferSelect)["state"],
	{ money: "goes back" | "is back" | "stays" }
>;

/** The smallest amount in cents that a gateway takes (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const leastOnlineCents = 50;

/** Ways of paying whose money came by hand, or before the booking was imported: a member of staff gives it back. */
export const staffGateways: ReadonlySet<PaymentGateway> = new Set(["cash", "terminal", "before"]);

/** Ways of paying whose money no gateway can send back: a person gives it back. */
export const handGateways: ReadonlySet<PaymentGateway> = new Set(["hotel", ...staffGateways]);
