import { useEffect, useRef } from "react";
import { useOperator } from "#app/configuration/site-config.ts";
import { totemTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { totemButton } from "#app/totem/totem-button.ts";
import type { Sending } from "./use-sending.ts";

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
