import { plural } from "../../../plural.ts";

/** The first screen of staff: the day, what needs somebody, and what was sold. */
export const en = {
	/** Of the browser's tab. */
	pageTitle: "Overview",
	welcome: ({ name }: { name: string }) => `Welcome, ${name}`,
	throughTheMenu: "Your way leads through the menu above.",
	now: ({ time }: { time: string }) => `Today, ${time}`,
	needAttention: ({ count }: { count: number }) =>
		plural("en", count, { one: `${count} needs attention`, other: `${count} need attention` }),
	tomorrow: "Tomorrow",
};
