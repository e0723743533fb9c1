import { type Random, randomOf } from "../random.ts";
import type { Call, Channel, Fault } from "../servers/proxy.ts";

/** The faults of a round; the same for the same seed and round. */
export interface FaultPlan {
	faultFor(call: Call): Fault;
	slowness(): number;
}

/** In a hundred calls. A fault of the gateway costs half a second, because its client waits before a retry. */
const usual: Record<Channel, Record<Exclude<Fault, "none">, number>> = {
	// never "twice": nothing between two HTTP endpoints may repeat a write
	database: { lost: 1.5, unanswered: 1.5, refused: 1, twice: 0, slow: 10 },
	gateway: { lost: 2, unanswered: 3, refused: 2, twice: 8, slow: 10 },
	mailer: { lost: 4, unanswered: 6, refused: 4, twice: 6, slow: 10 },
};

/** Faults of every round, because what they prove must not depend on chance. */
const certain: { of: (call: Call) => boolean; nth: number; fault: Fault }[] = [
	{ of: ({ channel }) => channel === "mailer", nth: 2, fault: "unanswered" },
	{ of: ({ path }) => path.startsWith("/v1/refunds"), nth: 1, fault: "unanswered" },
	// a partial refund, which the gateway would send twice without an error
	{
		of: ({ body }) => body.includes("payment_intent=") && body.includes("amount="),
		nth: 1,
		fault: "unanswered",
	},
	{ of: isOpening, nth: 2, fault: "unanswered" },
];

function isOpening({ method, path }: Call): boolean {
	return method === "POST" && path.startsWith("/v1/checkout/sessions");
}

export const noFaults: FaultPlan = { faultFor: () => "none", slowness: () => 0 };

export function faultPlanOf(seed: number, round: number, time = ""): FaultPlan {
	const streams: Record<Channel, Random> = {
		database: randomOf(seed, round, time, "weather", "database"),
		gateway: randomOf(seed, round, time, "weather", "gateway"),
		mailer: randomOf(seed, round, time, "weather", "mailer"),
	};
	const slowness = randomOf(seed, round, time, "slowness");
	const counted = certain.map(() => 0);
	return {
		faultFor(call) {
			let draw = streams[call.channel].next() * 100;
			for (const [index, { of, nth, fault }] of certain.entries()) {
				if (!of(call)) continue;
				counted[index] = (counted[index] ?? 0) + 1;
				if (counted[index] === nth) return fault;
			}
			for (const fault of ["lost", "unanswered", "refused", "twice", "slow"] as const) {
				draw -= usual[call.channel][fault];
				if (draw < 0) return fault;
			}
			return "none";
		},
		slowness: () => slowness.between(2, 40),
	};
}
