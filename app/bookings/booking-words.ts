import { type People, seatsOf } from "#app/excursions/excursion.ts";
import { formatCount, formatDate } from "#app/ui/format/format.ts";

/** "2 adults, 1 child"; groups without people are left out. */
export function peopleInWords({ adults, children, bebe }: People): string {
	return [
		adults > 0 ? formatCount(adults, { one: "adult", other: "adults" }) : "",
		children > 0 ? formatCount(children, { one: "child", other: "children" }) : "",
		bebe > 0 ? formatCount(bebe, { one: "baby", other: "babies" }) : "",
	]
		.filter(Boolean)
		.join(", ");
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "three" followed by the word; from ten on in figures. */
export function countInWords(count: number, words: { one: string; other: string }): string {
	return formatCount(count, words).replace(String(count), numbers[count] ?? String(count));
}

/** "three seats on Saturday" */
export function seatsInWords(booking: People & { date: string }): string {
	const seats = countInWords(seatsOf(booking), { one: "seat", other: "seats" });
	return `${seats} on ${formatDate(booking.date, "long")}`;
}

/** The name used to address the guest. */
export function firstName(name: string): string {
	return name.trim().split(/\s+/)[0] ?? name;
}

/** "See you on Saturday, Ida."; a departure more than a week away is named by its date. */
export function greeting(booking: { date: string; name: string }, now: number): string {
	const days = (Date.parse(`${booking.date}T00:00Z`) - now) / 86_400_000;
	const name = firstName(booking.name);
	if (days < -1) return `Thank you for coming, ${name}.`;
	return `See you on ${formatDate(booking.date, days > 6 ? "long" : "weekday")}, ${name}.`;
}
