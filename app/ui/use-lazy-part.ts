import { useEffect, useState } from "react";

/**
 * A part of a screen that nobody waits for, so that the screen's first scripts need not carry it: null until its
 * script is here. Where the network is away, it is asked for again once that is back; a browser that does not repeat a
 * failed import has the part with its next page.
 */
export function useLazyPart<Part>(load: () => Promise<Part>): Part | null {
	const [part, setPart] = useState<{ is: Part } | null>(null);
	useEffect(() => {
		let isAway = false;
		const ask = () => {
			load().then(
				(is) => {
					if (isAway) return;
					setPart({ is });
					removeEventListener("online", ask);
				},
				() => {},
			);
		};
		addEventListener("online", ask);
		ask();
		return () => {
			isAway = true;
			removeEventListener("online", ask);
		};
	}, [load]);
	return part?.is ?? null;
}
