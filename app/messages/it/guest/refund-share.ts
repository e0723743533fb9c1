import { plural } from "../../plural.ts";

export const hoursOf = (hours: number) =>
	plural("it", hours, { one: "1 ora", other: `${hours} ore` });

export function shareOf(percent: number): string {
	if (percent === 100) return "l’intero importo";
	if (percent === 50) return "la metà";
	// l’otto, l’undici, l’ottanta
	const hasVowel = percent === 8 || percent === 11 || (percent >= 80 && percent <= 89);
	return `${hasVowel ? "l’" : "il "}${percent}% dell’importo`;
}
