import { useEffect, useState } from "react";

/**
 * The time in milliseconds, to the minute, for words that depend on it. The first drawing uses the
 * server's time, so that the browser agrees with the page that it got; afterwards the device's clock
 * counts, but a clock that is slow never goes back behind the server's.
 */
export function useNow(drawnAt: number): number {
	const [now, setNow] = useState(drawnAt);
	useEffect(() => {
		const look = () => setNow(Math.max(drawnAt, Date.now()));
		look();
		const timer = setInterval(look, 60_000);
		return () => clearInterval(timer);
	}, [drawnAt]);
	return now;
}
