import { type Location, useNavigation } from "react-router";
import { makePageState } from "#app/ui/page-state.ts";

/** A form that has not been answered because of the network. */
export interface Unsent {
	/** "not sent" is certain, "no answer" may have reached the server, "arrived" did. */
	state: "not sent" | "no answer" | "arrived";
	isTrying: boolean;
	/** The one automatic retry has failed too. */
	isTriedAgain: boolean;
	sendNow(): void;
	/** Cancels this attempt; the form is as before sending. */
	withdraw(): void;
}

interface Sending {
	unsent: Unsent | null;
	/** A submission that never ends: withdrawn, or left for another site. */
	ended: Location | undefined;
}

const sending = makePageState<Sending>({ unsent: null, ended: undefined });
export const setSending = sending.change;

/**
 * State of this page's form. There is only one at a time: a new submission ends the previous one.
 */
export function useSending() {
	const { location: target, formMethod } = useNavigation();
	const { unsent, ended } = sending.use();
	const isUnderWay = target !== undefined && target !== ended;
	return {
		/** Where the router is navigating to; each attempt has its own object. */
		target,
		unsent: isUnderWay ? unsent : null,
		isSending: isUnderWay && formMethod === "POST",
		/** The answer may still come. */
		isPending: isUnderWay && unsent === null,
	};
}
