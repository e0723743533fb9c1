import { useCallback, useEffect, useRef, useState } from "react";
import { totemTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { totemButton } from "#app/totem/totem-button.ts";
import { answerWithinMilliseconds, secondsToAnswer, spokenCountdown } from "./idle.ts";

const seconds = answerWithinMilliseconds / 1000;

export function IdleDialog({
	secondsLeft,
	stay,
	clear,
}: {
	/** Null or 0: nothing is asked. */
	secondsLeft: number | null;
	stay: () => void;
	clear: () => void;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const language = useLanguage();
	const texts = useTexts(totemTexts).idle;
	const isAsking = Boolean(secondsLeft);
	useEffect(() => {
		if (isAsking) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isAsking]);
	const left = secondsLeft || seconds;
	return (
		<dialog
			ref={dialog}
			aria-labelledby="idle-title"
			onCancel={stay}
			className="m-auto w-[min(34rem,90vw)] rounded-lg bg-paper p-[2.4rem] text-center text-ink shadow-lift backdrop:bg-abyss/72"
		>
			<h2 id="idle-title" className="text-[3.2rem]">
				{texts.title}
			</h2>
			<p className="mx-auto mt-3 text-[1.15rem]">{texts.why}</p>
			<div className="relative mx-auto mt-6 w-36">
				<svg viewBox="0 0 100 100" aria-hidden="true" className="w-full -rotate-90">
					<circle cx="50" cy="50" r="44" fill="none" strokeWidth="9" className="stroke-sand" />
					<circle
						cx="50"
						cy="50"
						r="44"
						fill="none"
						strokeWidth="9"
						strokeLinecap="round"
						pathLength={seconds}
						strokeDasharray={`${left} ${seconds}`}
						className="stroke-sea"
					/>
				</svg>
				<b
					aria-hidden="true"
					className="absolute inset-0 grid place-items-center font-display text-[3.6rem]/none font-normal text-ocean lining-nums"
				>
					{left}
				</b>
			</div>
			<p role="status" className="sr-only">
				{isAsking ? spokenCountdown(left, language) : ""}
			</p>
			<div className="mt-6 grid gap-3.5">
				{/* biome-ignore lint/a11y/noAutofocus: a dialog has to set the focus, on its safe answer */}
				<button type="button" autoFocus onClick={stay} className={totemButton("next")}>
					{texts.moreTime}
				</button>
				<button type="button" onClick={clear} className={totemButton("quiet")}>
					{texts.finished}
				</button>
			</div>
		</dialog>
	);
}

const signs = ["pointerdown", "keydown", "touchstart", "wheel"] as const;

/**
 * Counts from the last touch. A screen that was never touched does not ask.
 * @param isArmed a guest's data are in sight from the start, so the clock runs at once.
 * @returns `secondsLeft` as `secondsToAnswer` tells it; `rest` stops the clock until the next touch.
 */
export function useIdle(isArmed: boolean, onOver: () => void) {
	const lastTouch = useRef<number | null>(null);
	const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
	const over = useRef(onOver);
	over.current = onOver;

	const touch = useCallback(() => {
		lastTouch.current = Date.now();
		setSecondsLeft(null);
	}, []);
	const rest = useCallback(() => {
		lastTouch.current = null;
		setSecondsLeft(null);
	}, []);

	useEffect(() => {
		if (isArmed) lastTouch.current ??= Date.now();
		const look = () => {
			if (lastTouch.current === null) return;
			const next = secondsToAnswer(lastTouch.current, Date.now());
			setSecondsLeft(next);
			if (next !== 0) return;
			lastTouch.current = null;
			over.current();
		};
		// while the screen asks, touches elsewhere do not count: somebody may be cleaning the glass
		const onSign = () => {
			if (lastTouch.current === null || secondsToAnswer(lastTouch.current, Date.now()) === null)
				touch();
		};
		const timer = setInterval(look, 250);
		document.addEventListener("visibilitychange", look);
		for (const sign of signs) addEventListener(sign, onSign, { passive: true });
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", look);
			for (const sign of signs) removeEventListener(sign, onSign);
		};
	}, [isArmed, touch]);

	return { secondsLeft, touch, rest };
}
