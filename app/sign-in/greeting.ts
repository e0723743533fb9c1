export type Greeting = "morning" | "afternoon" | "evening";

/** By the island's clock, because staff are there. */
export function greetingAt(now: number, timeZone: string): Greeting {
	const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "numeric", hourCycle: "h23" });
	const hour = Number(clock.format(now));
	if (hour >= 18 || hour < 3) return "evening";
	return hour < 12 ? "morning" : "afternoon";
}
