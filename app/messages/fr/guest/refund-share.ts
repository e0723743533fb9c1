import { plural } from "../../plural.ts";

export const hoursOf = (hours: number) =>
	plural("fr", hours, { one: `${hours} heure`, other: `${hours} heures` });

export function shareOf(percent: number): string {
	if (percent === 100) return "la totalité";
	return percent === 50 ? "la moitié" : `${percent}\u00a0% du prix`;
}
