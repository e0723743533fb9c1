import { plural } from "../../../plural.ts";

/** Cash that a guide takes while guests board. */
export const en = {
	taken: ({ sum }: { sum: string }) => `✓ ${sum} taken in cash`,
	waits: "waits on this phone",
	/** For a guide who sees no amounts. */
	officeTakes: "Not paid yet: the office takes the money",
	toPay: ({ sum }: { sum: string }) => `${sum} to pay`,
	take: ({ sum, name }: { sum: string; name: string }) =>
		`Take ${sum} in cash<hidden> from ${name}</hidden>`,
	otherWay: ({ name }: { name: string }) => `Another way<hidden> for ${name}</hidden>`,
	yes: ({ sum }: { sum: string }) => `Yes, I have ${sum}`,
	no: "No",
	/** The money is not written down. */
	refused: {
		gone: "This booking has no seats any more.",
		otherSum: ({ owed, takenCash }: { owed: string; takenCash: string }) =>
			`${owed} is owed, not ${takenCash}.`,
		paid: "Already paid.",
		paidByCard: ({ clock }: { clock: string }) => `Already paid by card, ${clock}.`,
		paidTo: ({ name, clock }: { name: string; clock: string }) =>
			`Already paid to ${name}, ${clock}.`,
		notWritten: ({ sum }: { sum: string }) =>
			`Your ${sum} in cash is not written down; the office has been told.`,
		gaveBack: ({ name }: { name: string }) => `I gave it back<hidden> to ${name}</hidden>`,
		tookNone: ({ name }: { name: string }) => `I took none<hidden> from ${name}</hidden>`,
	},
	waiting: ({ count, sum }: { count: number; sum: string }) =>
		`${count} ${plural("en", count, { one: "cash payment waits", other: "cash payments wait" })} here: ${sum}`,
};
