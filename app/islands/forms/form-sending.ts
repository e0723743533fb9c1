import { makePageState } from "#app/ui/page-state.ts";

/** A form that has not been answered because of the network, or of our database. */
export interface Unsent {
	/**
	 * "not sent" is certain, "no answer" may have reached the server, "unavailable" did, but our database did not answer
	 * it, "arrived" was answered.
	 */
	state: "not sent" | "no answer" | "unavailable" | "arrived";
	isTrying: boolean;
	/** The one automatic retry has failed too. */
	isTriedAgain: boolean;
	sendNow(): void;
	/** Cancels this attempt; the form is as before sending. */
	withdraw(): void;
}

interface Sending {
	isSending: boolean;
	unsent: Unsent | null;
}

const sending = makePageState<Sending>({ isSending: false, unsent: null });

export const setSending = sending.change;

/** State of this page's form. There is only one at a time: a new submission ends the previous one. */
export const useSending = sending.use;
