import { useEffect, useState } from "react";

/**
 * Milliseconds, updated each minute. The first render uses the server's time, so that hydration
 * matches; a device clock that is behind it is ignored.
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

/** The same where only the browser draws: by the device's clock from the start. */
export function useDeviceNow(): number {
	const [drawnAt] = useState(() => Date.now());
	return useNow(drawnAt);
}
