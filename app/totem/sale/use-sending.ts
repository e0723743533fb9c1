import { useCallback, useEffect, useRef, useState } from "react";
import type { FormErrors } from "#app/ui/form/form.ts";
import { waitOnline } from "#app/ui/wait-online.ts";
import {
	deliverOrder,
	forgetOrder,
	keepOrder,
	keptOrder,
	type Order,
	sweepStorage,
} from "./order.ts";

export type Sending =
	| { state: "none" }
	/** `isAway`: the server does not answer; sending goes on. */
	| { state: "sending"; isAway: boolean }
	| { state: "refused"; errors: FormErrors }
	/** Sending has ended; whether the booking was made is not known. */
	| { state: "unanswered" };

/**
 * The order is kept in the tab's storage, so that a reloaded page sends it with the same form key: the booking is
 * neither lost nor made twice.
 */
export function useSending(onBooked: (confirmId: string) => void) {
	const [order, setOrder] = useState<Order | null>(null);
	const [sending, setSending] = useState<Sending>({ state: "none" });
	const bookedCallback = useRef(onBooked);
	bookedCallback.current = onBooked;

	useEffect(() => {
		// the previous page may have stored something while unloading (the router stores scroll positions)
		sweepStorage();
		setOrder(keptOrder());
	}, []);

	useEffect(() => {
		if (!order) return;
		const aborter = new AbortController();
		setSending({ state: "sending", isAway: false });
		deliverOrder(order, {
			signal: aborter.signal,
			fetch: (...request) => fetch(...request),
			onAway: (isAway) => setSending({ state: "sending", isAway }),
			rest: waitOnline,
		}).then(
			(answer) => {
				setOrder(null);
				// stays in the tab's storage until the guest decides
				if (!answer) return setSending({ state: "unanswered" });
				forgetOrder();
				if (answer.errors) return setSending({ state: "refused", errors: answer.errors });
				setSending({ state: "none" });
				bookedCallback.current(answer.confirmId);
			},
			// the guest has left: a booking that the server received stays, an unsent one is discarded
			() => {},
		);
		return () => aborter.abort();
	}, [order]);

	const send = useCallback((next: Order) => {
		keepOrder(next);
		setOrder(next);
	}, []);
	const giveUp = useCallback(() => {
		forgetOrder();
		setOrder(null);
		setSending({ state: "none" });
	}, []);
	const sendAgain = useCallback(() => setOrder(keptOrder()), []);
	return { sending, send, sendAgain, giveUp };
}
