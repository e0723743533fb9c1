/** By the island's clock, because staff are there. */
export function greetingAt(now: number, timeZone: string): string {
	const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "numeric", hourCycle: "h23" });
	const hour = Number(clock.format(now));
	if (hour >= 18 || hour < 3) return "Good evening, crew";
	return hour < 12 ? "Good morning, crew" : "Good afternoon, crew";
}
