import { makePageState } from "#app/ui/page-state.ts";

/**
 * Why a form has not been answered: "not sent" is certain, "no answer" may have reached the server, "unavailable" did, but
 * our database did not answer it.
 */
export type Unsent = "not sent" | "no answer" | "unavailable";

interface Sending {
	isSending: boolean;
	unsent: Unsent | null;
}

const sending = makePageState<Sending>({ isSending: false, unsent: null });

export const setSending = sending.change;
export const sendingNow = sending.now;

/** State of this page's form. There is only one at a time: a new submission ends the previous one. */
export const useSending = sending.use;
