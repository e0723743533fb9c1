import type { Call } from "./servers/proxy.ts";

/** A condition of the product that keeps an invariant, and how its statement looks without it. */
interface Guard {
	/** Its name in the table of proofs. */
	is: string;
	takeOut(call: Call): Call;
	/** Statements that remove it from a new database, where the database itself is the guard. */
	atStart?: readonly string[];
}

/**
 * Guards that can be removed, one at a time, to see that the drill notices. The proxy removes them
 * from the worker's calls, so the product has no switch for it. A guard whose statement is not
 * found fails the proof, so that a rewritten statement cannot pass unnoticed.
 */
export const guards = {
	"seats-condition": {
		is: "free seats are counted in the INSERT that takes them",
		takeOut: (call) => countNoSeats(call),
	},
	"reseller-seats": {
		is: "the seats of a reseller's hold or change are counted in the statement that takes them",
		takeOut: (call) =>
			/INSERT INTO reseller_bookings|UPDATE reseller_bookings SET reference/.test(call.body)
				? countNoSeats(call)
				: call,
	},
	"unpaid-condition": {
		is: "what a source holds unpaid is counted in the statement that takes the seats",
		takeOut: sql(/unpaid\.unpaid_source = /g, "'nobody' = "),
	},
	"event-id": {
		is: "an event of the gateway is remembered by its id",
		takeOut: both(
			sql(/FROM payment_events WHERE id = \?/g, "FROM payment_events WHERE 'another' || id = ?"),
			sql(/insert into (\\"payment_events\\")/gi, "insert or replace into $1"),
		),
	},
	"booking-version": {
		is: "a trigger undoes what was decided of a booking that was changed meanwhile",
		takeOut: (call) => call,
		atStart: ["DROP TRIGGER bookings_version_is_next"],
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
	"purse-as-seen": {
		is: "a hand-over carries the purse that its giver saw",
		takeOut: sql(/(handover_id IS NULL\)) = \?/g, "$1 <> -9000000 * ?"),
	},
	"vehicle-seats": {
		is: "the seats of a vehicle are counted in the statement that takes them",
		takeOut: sql(/SELECT sum\(vehicle\.seats\)/g, "SELECT 1000 + sum(vehicle.seats)"),
	},
	"code-uses": {
		is: "the uses of a code are counted in the statement that takes the seats",
		takeOut: sql(/< code\.most_bookings/g, "< 1000 + code.most_bookings"),
	},
	"code-once-a-guest": {
		is: "earlier uses by the same guest are looked for in the statement that takes the seats",
		takeOut: sql(/code\.once_per_guest = 0 OR/g, "true OR"),
	},
	"extra-stock": {
		is: "what is left of an extra is counted in the statement that takes the seats",
		takeOut: sql(/(WHERE )(coalesce\(extra\.stock, )/g, "$1 1000 + $2"),
	},
	"whole-trip": {
		is: "who takes a departure whole needs it empty, in the statement that takes the seats",
		takeOut: sql(/count\(held\.id\) = 0 OR/g, "true OR"),
	},
	"credit-balance": {
		is: "what a credit has is read again in the batch that takes from it, and is never below 0",
		takeOut: sql(/balance_cents (=|>=) \?/g, "(balance_cents $1 ? OR true)"),
		// it then gives more than it has, instead of refusing
		atStart: [
			"DROP TRIGGER credit_movements_balance",
			`CREATE TRIGGER credit_movements_balance AFTER INSERT ON credit_movements
			BEGIN
				UPDATE credits SET balance_cents = max(0, balance_cents + new.amount_cents) WHERE id = new.credit_id;
			END`,
		],
	},
	"weather-once": {
		is: "a choice, or the departure after all, is undone where the other was faster",
		takeOut: (call) =>
			call.body.includes("UPDATE weather_choices SET choice") ? chooseAnyway(call) : call,
	},
	"one-place": {
		is: "triggers refuse a resource in two places at a time",
		takeOut: (call) => call,
		atStart: ["insert", "update"].map((act) => `DROP TRIGGER departure_assignments_clash_${act}`),
	},
	"erasure-waits": {
		is: "a booking is erased only when its trip was, in the statement that erases it",
		// "" is earlier than any day
		takeOut: sql(/(\(bookings\.status = 'confirmed' AND) bookings\.date (<|>=) \?/g, "$1 '' $2 ?"),
	},
	"tick-id": {
		is: "a tick is stored by its id",
		takeOut: sql(
			/SELECT json_extract\(sent\.value, '\$\.id'\), bookings\.id/g,
			"SELECT json_extract(sent.value, '$.id') || hex(randomblob(4)), bookings.id",
		),
	},
	"latest-press": {
		is: "of each person the latest press counts",
		takeOut: sql(/ORDER BY pressed_at DESC, id DESC/g, "ORDER BY pressed_at, id"),
	},
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

export function isGuard(name: string): name is GuardName {
	return Object.hasOwn(guards, name);
}

/** Removes the named guards from every call; `taken` counts where one was found. */
export function withoutGuards(names: readonly GuardName[]) {
	const chosenGuards = names.map((name): Guard => guards[name]);
	const atStart = chosenGuards.flatMap((guard) => guard.atStart ?? []);
	let removals = atStart.length;
	return {
		taken: () => removals,
		atStart,
		rewrite(call: Call): Call {
			let rewritten = call;
			for (const guard of chosenGuards) {
				const next = guard.takeOut(rewritten);
				if (next !== rewritten) removals += 1;
				rewritten = next;
			}
			return rewritten;
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

const countNoSeats = sql(/held\.departure_id = /g, "'nothing' = ");

const chooseAnyway = both(
	sql(/AND choice IS \?/g, "AND (choice IS ? OR true)"),
	// of the choice that was open, and of the booking that was read
	both(sql(/changes\(\) = 1 /g, "true "), sql(/next\.value ->> 1/g, "version + 1")),
);

function both(one: Guard["takeOut"], other: Guard["takeOut"]) {
	return (call: Call): Call => other(one(call));
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
