import { useEffect, useRef } from "react";
import { totemButton } from "#app/totem/totem-button.ts";
import type { Sending } from "./use-sending.ts";

/** Blocks the screen while a booking is being sent, and shows its result. */
export function SendingDialog({ sending, giveUp }: { sending: Sending; giveUp: () => void }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const isOpen = sending.state !== "none";
	useEffect(() => {
		if (isOpen) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isOpen]);
	const { title, text } = words(sending);
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
			{sending.state === "refused" ? (
				<button type="button" onClick={giveUp} className={totemButton("next", "mt-6 w-full")}>
					Back to my choice
				</button>
			) : null}
		</dialog>
	);
}

function words(sending: Sending): { title: string; text: string } {
	if (sending.state === "refused") {
		return { title: "Nothing was booked", text: Object.values(sending.errors)[0]?.[0] ?? "" };
	}
	if (sending.state === "sending" && sending.isAway) {
		return {
			title: "There is no network",
			text: "We keep trying; you need not do anything. When the network is back, this screen says whether the seats are yours. They are never booked twice.",
		};
	}
	return { title: "Booking your seats", text: "One moment, please." };
}
