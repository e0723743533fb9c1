import { useCallback, useEffect, useRef, useState } from "react";
import { useOperator } from "#app/configuration/site-config.ts";
import { totemTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { totemButton } from "#app/totem/totem-button.ts";
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

/** Blocks the screen while a booking is being sent, and shows its result. */
export function SendingDialog({
	sending,
	sendAgain,
	giveUp,
}: {
	sending: Sending;
	sendAgain: () => void;
	giveUp: () => void;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const isOpen = sending.state !== "none";
	useEffect(() => {
		if (isOpen) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isOpen]);
	const texts = useTexts(totemTexts).sending;
	const { phone } = useOperator();
	const { title, text } = wordsOf(sending, { texts, phone });
	const { state } = sending;
	return (
		<dialog
			ref={dialog}
			aria-labelledby="sending-title"
			onCancel={(event) => event.preventDefault()}
			className="m-auto w-[min(34rem,90vw)] rounded-lg bg-paper p-[2.4rem] text-center text-ink shadow-lift backdrop:bg-abyss/72"
		>
			<div role="status">
				<h2 id="sending-title" className="text-[2.6rem]">
					{title}
				</h2>
				<p className="mx-auto mt-3 text-[1.15rem]">{text}</p>
			</div>
			{state === "unanswered" ? (
				<button type="button" onClick={sendAgain} className={totemButton("next", "mt-6 w-full")}>
					{texts.tryAgain}
				</button>
			) : null}
			{state === "unanswered" || state === "refused" ? (
				<button
					type="button"
					onClick={giveUp}
					className={totemButton(
						state === "refused" ? "next" : "main",
						`w-full ${state === "refused" ? "mt-6" : "mt-3"}`,
					)}
				>
					{texts.backToChoice}
				</button>
			) : null}
		</dialog>
	);
}

function wordsOf(
	sending: Sending,
	{ texts, phone }: { texts: (typeof totemTexts)["en"]["sending"]; phone: string },
): { title: string; text: string } {
	if (sending.state === "refused") {
		return { title: texts.refused, text: Object.values(sending.errors)[0]?.[0] ?? "" };
	}
	if (sending.state === "unanswered")
		return { title: texts.unanswered, text: texts.unansweredWhy({ phone }) };
	if (sending.state === "sending" && sending.isAway) {
		return { title: texts.away, text: texts.awayWhy };
	}
	return { title: texts.title, text: texts.wait };
}

type Sending =
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
