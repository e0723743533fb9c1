import { hoursOf } from "./refund-share.ts";

interface Limit {
	/** "Friday 27 November, 17:30" */
	until: string;
	percent: number;
}

const partOf = (percent: number) => (percent === 50 ? "half" : `${percent} %`);

/** What comes back for one day: a line, and behind it the later steps, joined by commas. */
export const refundPromise = {
	/** A moment of this island, for guests who may read it in another time zone; and one that follows such a moment. */
	islandTime: ({ at }: { at: string }) => `${at} island time`,
	laterTime: ({ at }: { at: string }) => at,
	all: ({ until }: { until: string }) => `Free to cancel until ${until}`,
	part: ({ until, percent }: Limit) => `Cancel until ${until} and get ${partOf(percent)} back`,
	further: ({ until, percent }: Limit) => `or until ${until} and get ${partOf(percent)} back`,
	afterwards: "After that, nothing.",
	none: "Not refundable",
	never: "What you pay for this trip does not come back.",
	leavesSoon: ({ hours }: { hours: number }) => `This trip leaves in less than ${hoursOf(hours)}.`,
	hasLeft: "This trip has left.",
};
