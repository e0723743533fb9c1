import { plural } from "../../../plural.ts";
import { ticksOf } from "../../counted-nouns.ts";

/** Ticks of guests who came: where the van is, and what this phone has not sent yet. */
export const en = {
	/** Of a stop on the van's way. */
	stop: { done: "done", now: "next stop", coming: "still to come" },
	refused: {
		newer: "Your tick came too late: somebody has ticked or unticked this guest since. That stays.",
		gone: "Your tick was not taken: this booking has left the departure.",
		tooLate: "Your tick was not taken: it waited for more than three days.",
		understood: "Understood",
		otherBooking: "A booking that is not on this list",
	},
	/** The line on every screen of staff. */
	waiting: {
		keptOnPhone: ({ count }: { count: number }) =>
			plural("en", count, {
				one: `${ticksOf(count)} is kept on this phone, not sent yet.`,
				other: `${ticksOf(count)} are kept on this phone, not sent yet.`,
			}),
		keptInPage: ({ count }: { count: number }) =>
			plural("en", count, {
				one: `${ticksOf(count)} is kept while this page is open, not sent yet.`,
				other: `${ticksOf(count)} are kept while this page is open, not sent yet.`,
			}),
		refused: ({ count }: { count: number }) => `${ticksOf(count)} could not be taken.`,
		openManifest: "Open the manifest of their departure",
		signedOut: "You are signed out: <link>sign in</link> and they are sent.",
		notAllowed: "The user who is signed in now may not send them.",
		noNetwork: "We send them when the network is back.",
	},
};
