import { formatDate } from "./format.ts";

/** "2027-06" → "June 2027" */
export function formatMonth(month: string): string {
	return formatDate(`${month}-01`, "month");
}
