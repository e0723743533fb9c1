import { plural } from "../../../plural.ts";

/** The gateway's ledger compared with ours, day by day. */
export const en = {
	lead: "Each of the last three days is compared with the gateway’s own ledger, again twelve hours later. Unreported payments are recorded automatically; differences stay below their day until somebody settles them.",
	none: "No day was compared yet.",
	day: ({ date, gateway }: { date: string; gateway: string }) => `${date}, ${gateway}`,
	gateways: { stripe: "Stripe", sandbox: "the sandbox", hotel: "hotels" },
	compared: ({ moment }: { moment: string }) => `Compared ${moment}`,
	notCompared: "Not compared yet",
	figures: {
		received: "Received",
		wentBack: "Went back",
		payments: "Payments",
		corrected: "Corrected",
		differences: "Differences",
	},
	others: ({ count, sum }: { count: number; sum: string }) =>
		plural("en", count, {
			one: `Besides ${count} payment that was not asked for here, ${sum}.`,
			other: `Besides ${count} payments that were not asked for here, ${sum}.`,
		}),
	open: "Open",
	settled: "Settled",
};
