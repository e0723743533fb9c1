import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { heartbeatMilliseconds } from "#app/partners/totem.ts";
import type { Heartbeat } from "./totem-status.ts";

const heartbeatSchema = v.object({
	isEnrolled: v.boolean(),
	paymentMode: v.picklist(["phone", "hotel"]),
});
/** While the network is away it is looked for more often, and so is news of a page that has just come. */
const soonMilliseconds = 10_000;
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
		let beats = 0;
		const beat = async () => {
			clearTimeout(timer);
			const last = await ask(url);
			if (isOver) return;
			setPulse((known) => ({ last: last ?? known.last, isOnline: last !== null }));
			if (last && beats > 0) news.current();
			// the page may have come from a cache, older than it looks: the second beat comes soon, when
			// a guest's first tap is not held up by it
			timer = setTimeout(beat, last && beats > 0 ? heartbeatMilliseconds : soonMilliseconds);
			beats += 1;
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
