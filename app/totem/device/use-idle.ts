import { useCallback, useEffect, useRef, useState } from "react";
import { secondsToAnswer } from "./idle.ts";

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
