import { useCallback, useEffect, useRef, useState } from "react";
import { type Idle, idleAt } from "./idle.ts";

const signs = ["pointerdown", "keydown", "touchstart", "wheel"] as const;

/**
 * Counts from the last touch. A screen that was never touched does not ask.
 * @param isArmed a guest's data are in sight from the start, so the clock runs at once.
 */
export function useIdle(isArmed: boolean, onOver: () => void) {
	const lastTouch = useRef<number | null>(null);
	const [idle, setIdle] = useState<Idle>({ phase: "active" });
	const over = useRef(onOver);
	over.current = onOver;

	const touch = useCallback(() => {
		lastTouch.current = Date.now();
		setIdle((known) => (known.phase === "active" ? known : { phase: "active" }));
	}, []);
	const rest = useCallback(() => {
		lastTouch.current = null;
		setIdle((known) => (known.phase === "active" ? known : { phase: "active" }));
	}, []);

	useEffect(() => {
		if (isArmed) lastTouch.current ??= Date.now();
		const look = () => {
			if (lastTouch.current === null) return;
			const next = idleAt(lastTouch.current, Date.now());
			setIdle((known) => (isSame(known, next) ? known : next));
			if (next.phase !== "over") return;
			lastTouch.current = null;
			over.current();
		};
		// while the screen asks, touches elsewhere do not count: somebody may be cleaning the glass
		const onSign = () => {
			if (lastTouch.current === null || idleAt(lastTouch.current, Date.now()).phase === "active")
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

	return { idle, touch, rest };
}

function isSame(a: Idle, b: Idle): boolean {
	if (a.phase === "asking" && b.phase === "asking") return a.secondsLeft === b.secondsLeft;
	return a.phase === b.phase;
}
