import { plural } from "../../plural.ts";

/** What an excursion asks its guests: while they book, and on their own page. */
export const questions = {
	pageTitle: "Questions about your trip",
	/** Above the questions of the booking form. */
	legend: "For your trip",
	title: ({ name }: { name: string }) => `What we need to know, ${name}`,
	lead: ({ until }: { until: string }) =>
		`You can answer and change your answers until ${until}. What you don’t know yet may stay empty.`,
	forAll: "For all of you",
	/** A guest of the party, who has no name yet. */
	guest: {
		adults: ({ number }: { number: string }) => `Adult ${number}`,
		children: ({ number }: { number: string }) => `Child ${number}`,
		bebe: ({ number }: { number: string }) => `Baby ${number}`,
	},
	optional: "(optional)",
	choose: "Please choose",
	yes: "Yes",
	no: "No",
	/** Beside a consent whose text was changed after the guest agreed to it. */
	agreedEarlier: "You agreed to an earlier version of this text, and that stays.",
	save: "Save the answers",
	saved: "Your answers are saved.",
	/** Said while the database is away. */
	unsent: { once: "Your answers are saved once." },
	/** On the voucher and in its mail. */
	missing: ({ count }: { count: number }) =>
		plural("en", count, {
			one: "One answer is still missing.",
			other: `${count} answers are still missing.`,
		}),
	missingWhy: "We need them to have the right things ready for you.",
	answer: "Answer now",
	/** Link to the page, where nothing is missing. */
	look: "Your answers",
	tooLate: "It is too late to change answers here",
	wasPossibleUntil: ({ until }: { until: string }) => `This was possible until ${until}.`,
	changedMeanwhile:
		"Somebody changed this booking or its questions at the same moment. Please look at your answers and save again.",
	notSaved: "Nothing is saved yet: please look at what is marked.",
	errors: {
		missing: ({ title }: { title: string }) => `Please answer: ${title}`,
		agree: ({ title }: { title: string }) => `Please tick: ${title}`,
		choose: ({ title }: { title: string }) => `Please choose one of the answers: ${title}`,
		number: ({ title }: { title: string }) => `Please type a number: ${title}`,
		textChanged: ({ title }: { title: string }) =>
			`This text was just changed. Please read it again and tick it: ${title}`,
	},
};
