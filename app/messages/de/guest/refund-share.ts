import { plural } from "../../plural.ts";

export const hoursOf = (hours: number) =>
	plural("de", hours, { one: "1 Stunde", other: `${hours} Stunden` });

export function shareOf(percent: number): string {
	if (percent === 100) return "den vollen Preis";
	return percent === 50 ? "die Hälfte" : `${percent} % des Preises`;
}
