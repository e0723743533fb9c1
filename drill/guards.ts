import type { Call } from "./proxy.ts";

/** A condition of the product that keeps an invariant, and how its statement looks without it. */
interface Guard {
	/** Its name in the table of proofs. */
	is: string;
	takeOut(call: Call): Call;
}

/**
 * Guards that can be removed, one at a time, to see that the drill notices. The proxy removes them
 * from the worker's calls, so the product has no switch for it. A guard whose statement is not
 * found fails the proof, so that a rewritten statement cannot pass unnoticed.
 */
export const guards = {
	"seats-condition": {
		is: "free seats are counted in the INSERT that takes them",
		takeOut: sql(/held\.excursion_id = /g, "'nothing' = "),
	},
	"unpaid-condition": {
		is: "what a source holds unpaid is counted in the statement that takes the seats",
		takeOut: sql(/unpaid\.unpaid_source = /g, "'nobody' = "),
	},
	"event-id": {
		is: "an event of the gateway is remembered by its id",
		takeOut: sql(/insert into (\\"payment_events\\")/gi, "insert or replace into $1"),
	},
	"confirm-status": {
		is: "only a held or expired booking is confirmed, and only with seats",
		takeOut: sql(
			/\(bookings\.status = 'pending' AND bookings\.hold_expires_at > (\?)\)(\s|\\n|\\t)+OR \(bookings\.status IN \('pending', 'expired'\)/g,
			"(bookings.status <> '' OR bookings.hold_expires_at > $1) OR (bookings.status IN ('pending', 'expired')",
		),
	},
	"cancel-status": {
		is: "only a live booking is cancelled",
		takeOut: sql(
			/\(bookings\.status = 'confirmed' OR (\(bookings\.status = 'pending' AND bookings\.hold_expires_at > \?\)\) AND bookings\.id IN \(SELECT value)/g,
			"(bookings.status <> '' OR $1",
		),
	},
	"payment-status": {
		is: "only an open payment becomes paid",
		takeOut: sql(
			/(\(\\"payments\\"\.\\"id\\" = \?) and (\\"payments\\"\.\\"status\\") in \(\?, \?\)/g,
			"$1 and ($2 <> '' or $2 in (?, ?))",
		),
	},
	"mail-order": {
		is: "a mail waits for the earlier ones of its booking",
		takeOut: sql(/earlier\.id < due\.id/g, "earlier.id < 0"),
	},
	"mail-key": {
		is: "a mail has its idempotency key towards the provider",
		takeOut: header("mailer", "/emails"),
	},
	"refund-key": {
		is: "a refund has its idempotency key",
		takeOut: header("gateway", "/v1/refunds"),
	},
	"dispute-hold": {
		is: "a refund waits while a bank holds its money",
		takeOut: sql(
			/disputes\.status NOT IN \('won'/g,
			"disputes.status NOT IN (disputes.status, 'won'",
		),
	},
	"checkout-key": {
		is: "a payment page has its idempotency key",
		takeOut: header("gateway", "/v1/checkout/sessions"),
	},
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

export function isGuard(name: string): name is GuardName {
	return Object.hasOwn(guards, name);
}

/** Removes the named guards from every call; `taken` counts where one was found. */
export function withoutGuards(names: readonly GuardName[]) {
	let taken = 0;
	return {
		taken: () => taken,
		rewrite(call: Call): Call {
			let changed = call;
			for (const name of names) {
				const next = guards[name].takeOut(changed);
				if (next !== changed) taken += 1;
				changed = next;
			}
			return changed;
		},
	};
}

/** Rewrites a statement inside the JSON of libSQL's protocol. */
function sql(pattern: RegExp, replacement: string) {
	return (call: Call): Call => {
		if (call.channel !== "database") return call;
		const body = call.body.replace(pattern, replacement);
		return body === call.body ? call : { ...call, body };
	};
}

function header(channel: Call["channel"], path: string) {
	return (call: Call): Call => {
		if (call.channel !== channel || !call.path.startsWith(path)) return call;
		if (!call.headers.has("idempotency-key")) return call;
		const headers = new Headers(call.headers);
		headers.delete("idempotency-key");
		return { ...call, headers };
	};
}
