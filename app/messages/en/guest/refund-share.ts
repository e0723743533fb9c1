import { plural } from "../../plural.ts";

/** "48 hours" */
export const hoursOf = (hours: number) =>
	plural("en", hours, { one: "1 hour", other: `${hours} hours` });

/** What comes back of the price, as the object of a sentence: "half of the price". */
export function shareOf(percent: number): string {
	if (percent === 100) return "everything";
	return percent === 50 ? "half of the price" : `${percent} % of the price`;
}
