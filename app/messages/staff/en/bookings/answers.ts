import { plural } from "../../../plural.ts";

/** What guests answered to the questions of their excursion. */
export const en = {
	title: "Answers",
	/** Above the form. */
	pageTitle: ({ name }: { name: string }) => `Answers of ${name}`,
	change: "Write down answers",
	none: "No answer yet.",
	yes: "yes",
	no: "no",
	agreed: "agreed",
	/** A consent; the version is that of its text. */
	agreedTo: ({ version, at }: { version: number; at: string }) => `version ${version}, ${at}`,
	missing: ({ count }: { count: number }) =>
		plural("en", count, { one: "1 answer missing", other: `${count} answers missing` }),
	line: ({ title, words }: { title: string; words: string }) => `${title}: ${words}`,
	save: "Save the answers",
	leave: "Leave them as they are",
	saved: "The answers are saved",
	over: "This booking is over or its data is erased: it takes no answers.",
	changedMeanwhile:
		"Somebody changed this booking or its questions meanwhile. Look at the answers and save once more.",
};
