import { useEffect, useState } from "react";

/** When something was true: the island's clock in the page that caches keep, "2 minutes ago" once it lives. */
export function AsOf({ instant, time }: { instant: number; time: string }) {
	const [now, setNow] = useState<number | null>(null);
	useEffect(() => {
		const tell = () => setNow(Date.now());
		tell();
		const timer = setInterval(tell, 20_000);
		return () => clearInterval(timer);
	}, []);
	return (
		<time dateTime={new Date(instant).toISOString()}>
			{now === null ? time : ago(Math.floor((now - instant) / 60_000), time)}
		</time>
	);
}

/** After an hour, or with a clock that runs wrong, the time itself says more. */
export function ago(minutes: number, time: string): string {
	if (minutes < -1 || minutes >= 60) return time;
	return minutes <= 1 ? "a minute ago" : `${minutes} minutes ago`;
}
