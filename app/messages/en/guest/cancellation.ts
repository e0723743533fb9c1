import { hoursOf, shareOf } from "./refund-share.ts";

interface Step {
	hours: number;
	percent: number;
}

/** The cancellation policy, and its moments on a line. What comes back for one day: `refund-promise.ts`. */
export const cancellation = {
	/** Instead of the two that follow, where nothing ever comes back. */
	never: "A booking that you cancel is not paid back.",
	/** The policy beside a button: the first step, and those after it behind commas. */
	short: {
		free: ({ hours }: { hours: number }) =>
			`Free cancellation until ${hoursOf(hours)} before the start`,
		part: ({ hours, percent }: Step) =>
			`Cancel until ${hoursOf(hours)} before the start and get ${shareOf(percent)} back`,
		later: ({ hours, percent }: Step) => `${shareOf(percent)} until ${hoursOf(hours)} before`,
	},
	/** The whole policy in the same manner, and a sentence more. */
	long: {
		first: ({ hours, percent }: Step) =>
			`Cancel up to ${hoursOf(hours)} before the start and you get ${shareOf(percent)} back`,
		later: ({ hours, percent }: Step) => `${shareOf(percent)} until ${hoursOf(hours)} before`,
		afterwards: "After that nothing comes back.",
	},
	/** Behind the whole policy, where the excursion has such a clause. */
	noShow: ({ percent }: { percent: number }) => `Who does not come gets ${shareOf(percent)} back.`,
	weather: "If the weather stops the trip, you choose another day or get everything back.",
	/** A line of moments until which a sum comes back. */
	timeline: {
		heading: "What comes back, and until when",
		itIsNow: ({ now }: { now: string }) => `It is now ${now}.`,
		until: ({ until }: { until: string }) => `until ${until}`,
		afterwards: "after that",
		now: "now",
		share: ({ percent }: { percent: number }) => shareOf(percent),
		shareNow: ({ percent }: { percent: number }) => `${shareOf(percent)}, if you cancel now`,
		nothing: "nothing comes back",
	},
};
