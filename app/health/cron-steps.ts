/** What the cron job does each minute, in this order; the names stand in its events and on the health page. */
export const cronSteps = [
	"expire holds",
	"offer freed seats",
	"end credits",
	"write departures",
	"end attempts without a page",
	"ask about payments",
	"end weather choices",
	"refund what is due",
	"end sessions",
	"forget devices",
	"end verifications",
	"end unconfirmed apps",
	"end phone handoffs",
	"end enrolments",
	"tell of refunds long due",
	"compare ledgers",
	"tell of what waits",
	"remind and thank guests",
	"deliver mail",
	"tell resellers",
	"forget test bookings",
	"end personal data",
] as const;

export function isCronStep(step: string): step is CronStep {
	return cronSteps.some((each) => each === step);
}

export type CronStep = (typeof cronSteps)[number];
