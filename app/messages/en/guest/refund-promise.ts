import { hoursOf } from "./refund-share.ts";

interface Limit {
	/** "Friday 27 November, 17:30" */
	until: string;
	percent: number;
}

/** What comes back for one day: a line, and behind it the later steps, joined by commas. */
export const refundPromise = {
	all: ({ until }: { until: string }) => `Free to cancel until ${until}`,
	part: ({ until, percent }: Limit) =>
		`${percent === 50 ? "Half" : `${percent} %`} comes back until ${until}`,
	further: ({ until, percent }: Limit) =>
		`${percent === 50 ? "half" : `${percent} %`} until ${until}`,
	afterwards: "After that, nothing.",
	none: "Not refundable",
	noneThatDay: "Not refundable that day",
	never: "What you pay for this trip does not come back.",
	leavesSoon: ({ hours }: { hours: number }) => `This trip leaves in less than ${hoursOf(hours)}.`,
	hasLeft: "This trip has left.",
};
