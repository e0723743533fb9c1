import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { heartbeatMilliseconds } from "#app/hotels/totem.ts";
import type { Heartbeat } from "./totem-status.ts";

const heartbeatSchema = v.object({
	isEnrolled: v.boolean(),
	paymentMode: v.picklist(["phone", "hotel"]),
});
/** While the network is away it is looked for more often. */
const retryMilliseconds = 10_000;
const patienceMilliseconds = 8000;

export interface Pulse {
	last: Heartbeat | null;
	isOnline: boolean;
}

/**
 * Tells the server once a minute that the screen is alive, and the screen whether the server is.
 * @param onBeat after each answered one: the moment to look for news.
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
		const beat = async () => {
			clearTimeout(timer);
			const last = await ask(url);
			if (isOver) return;
			setPulse((known) => ({ last: last ?? known.last, isOnline: last !== null }));
			// at the first beat too: the page may have come from a cache, older than it looks
			if (last) news.current();
			timer = setTimeout(beat, last ? heartbeatMilliseconds : retryMilliseconds);
		};
		const goneOffline = () => setPulse((known) => ({ ...known, isOnline: false }));
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

/** @returns null when nobody answers, or somebody who is not our server. */
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
