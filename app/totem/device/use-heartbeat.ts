import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { heartbeatMilliseconds } from "#app/partners/totem.ts";

const heartbeatSchema = v.object({
	isEnrolled: v.boolean(),
	paymentMode: v.picklist(["phone", "hotel"]),
});
export type Heartbeat = v.InferOutput<typeof heartbeatSchema>;
/** Shorter interval while offline, and after the first beat of a new page. */
const soonMilliseconds = 10_000;
const patienceMilliseconds = 8000;

export interface Pulse {
	last: Heartbeat | null;
	isOnline: boolean;
}

/**
 * Sends a heartbeat once a minute, and returns whether the server answers and what it said.
 * @param onBeat called after each answered heartbeat, to look for news.
 */
export function useHeartbeat(hotelId: string | null, onBeat: () => void): Pulse {
	const [pulse, setPulse] = useState<Pulse>({ last: null, isOnline: true });
	const news = useRef(onBeat);
	news.current = onBeat;
	useEffect(() => {
		if (!hotelId) return;
		const url = `/totem/${hotelId}/heartbeat`;
		let timer: ReturnType<typeof setTimeout>;
		let isOver = false;
		let beats = 0;
		const beat = async () => {
			clearTimeout(timer);
			const last = await ask(url);
			if (isOver) return;
			setPulse((pulse) => ({ last: last ?? pulse.last, isOnline: last !== null }));
			if (last && beats > 0) news.current();
			// a cached page may be outdated: the second heartbeat is soon, but not so soon that it delays a first tap
			timer = setTimeout(beat, last && beats > 0 ? heartbeatMilliseconds : soonMilliseconds);
			beats += 1;
		};
		const goneOffline = () => setPulse((pulse) => ({ ...pulse, isOnline: false }));
		void beat();
		addEventListener("online", beat);
		addEventListener("offline", goneOffline);
		return () => {
			isOver = true;
			clearTimeout(timer);
			removeEventListener("online", beat);
			removeEventListener("offline", goneOffline);
		};
	}, [hotelId]);
	return pulse;
}

/** @returns null without an answer, or when the answer is not from our server. */
async function ask(url: string): Promise<Heartbeat | null> {
	try {
		const response = await fetch(url, {
			method: "POST",
			signal: AbortSignal.timeout(patienceMilliseconds),
		});
		if (!response.ok) return null;
		return v.parse(heartbeatSchema, await response.json());
	} catch {
		return null;
	}
}
