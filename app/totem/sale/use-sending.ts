import { useCallback, useEffect, useRef, useState } from "react";
import type { FormErrors } from "#app/ui/form/form.ts";
import {
	deliverOrder,
	forgetOrder,
	keepOrder,
	keptOrder,
	type Order,
	restOnline,
	sweepStorage,
} from "./order.ts";

export type Sending =
	| { state: "none" }
	/** `isAway`: nobody answers; it goes on by itself. */
	| { state: "sending"; isAway: boolean }
	| { state: "refused"; errors: FormErrors };

/**
 * Sends an order until it is answered. It stands in the tab's storage all the while, so that a page
 * which has to load anew goes on with the same key: never lost, never two.
 */
export function useSending(onBooked: (confirmId: string) => void) {
	const [order, setOrder] = useState<Order | null>(null);
	const [sending, setSending] = useState<Sending>({ state: "none" });
	const booked = useRef(onBooked);
	booked.current = onBooked;

	useEffect(() => {
		// the page before may have written on its way out (the router keeps scroll positions)
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
			rest: restOnline,
		}).then(
			(answer) => {
				forgetOrder();
				setOrder(null);
				if (answer.errors) return setSending({ state: "refused", errors: answer.errors });
				setSending({ state: "none" });
				booked.current(answer.confirmId);
			},
			// the guest has left: what arrived stays booked, what did not is forgotten
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
	return { sending, send, giveUp };
}
