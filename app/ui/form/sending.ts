import { useSyncExternalStore } from "react";
import { type Location, useNavigation } from "react-router";

/** A form that is still in the visitor's hands because the network let it down. */
export interface Unsent {
	/** How far it came: "not sent" is certain, "no answer" may have reached us, "arrived" did. */
	state: "not sent" | "no answer" | "arrived";
	isTrying: boolean;
	/** The one attempt that is made without asking has failed too. */
	isTriedAgain: boolean;
	sendNow(): void;
	/** Gives up this attempt; the form is as it was before it was sent. */
	withdraw(): void;
}

interface Sending {
	unsent: Unsent | null;
	/** Where a wait leads that will never end: withdrawn, or left behind on the way to another site. */
	ended: Location | undefined;
}

const listeners = new Set<() => void>();
let current: Sending = { unsent: null, ended: undefined };
const nothing: Sending = current;

export function setSending(change: Partial<Sending>): void {
	current = { ...current, ...change };
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** How the form of this page stands. There is only one at a time: a new submission ends the one before. */
export function useSending() {
	const { location: target, formMethod } = useNavigation();
	const { unsent, ended } = useSyncExternalStore(
		subscribe,
		() => current,
		() => nothing,
	);
	const isUnderWay = target !== undefined && target !== ended;
	return {
		/** Where the page is on the way to, by an object that stands for this one attempt; none: nowhere. */
		target,
		unsent: isUnderWay ? unsent : null,
		isSending: isUnderWay && formMethod === "POST",
		/** The visitor waits for something that may still come. */
		isPending: isUnderWay && unsent === null,
	};
}
