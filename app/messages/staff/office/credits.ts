import { staffTexts } from "../../staff-texts.ts";
import { es } from "../es/office/credits.ts";

/** Credits: the screen of all of them, and what a booking's record says. */
export const en = {
	about:
		"A credit is a code with money. It pays bookings, wholly or in part, and what is paid back fills it again. Whoever has the code has the money.",
	make: {
		title: "Make a credit",
		amount: "Amount",
		note: "What it is for",
		noteHint: "For your colleagues; no names of guests.",
		expiresOn: "Good until",
		expiresHint: "Empty: without end. The law may forbid a short time.",
		button: "Make it",
		done: ({ code, sum }: { code: string; sum: string }) => `Credit ${code} of ${sum} is made`,
		noAmount: "Type how much it is worth",
		tooMuch: "A credit can’t be worth so much",
		dayOver: "This day is over",
	},
	list: {
		title: "Credits",
		find: "Find a code",
		findButton: "Find",
		none: "There is no credit.",
		notFound: "No credit has this code.",
		leftOf: ({ left, all }: { left: string; all: string }) => `${left} of ${all} left`,
		until: ({ day }: { day: string }) => `until ${day}`,
		reasons: { weather: "Weather", goodwill: "Goodwill", staff: "Made by staff" },
	},
	payOut: {
		open: "Pay out",
		amount: "Amount",
		warning: "The money leaves the credit for good. Cash comes out of your purse.",
		cash: "Paid in cash",
		transfer: "Paid by transfer",
		done: ({ sum }: { sum: string }) => `${sum} is written down as paid out`,
		tooMuch: ({ left }: { left: string }) => `Only ${left} is left on this credit by now`,
	},
	liability: {
		title: "What we owe",
		lead: "Of all credits, by month: opening + created − spent + given back − paid out − ended = closing.",
		file: "Download as CSV",
		columns: {
			month: "Month",
			opening: "Opening",
			created: "Created",
			spent: "Spent",
			givenBack: "Given back",
			paidOut: "Paid out",
			expired: "Ended",
			closing: "Closing",
		},
	},
	record: {
		take: "Code of a credit",
		takeButton: "Take credit",
		taken: "The credit has paid",
		notPaid:
			"The credit has not paid: somebody used it meanwhile. The seats are held; take the money below.",
		give: "Give a credit",
		amount: "Amount",
		reason: "Reason",
		reasonHint: "For the history. The guest gets the code by mail.",
		giveButton: "Give it",
		given: ({ sum }: { sum: string }) => `The guest has a credit of ${sum}`,
		noReason: "Say why",
		noCode: "Type the code of the credit",
		title: "Credits of this booking",
	},
};

export const creditsTexts = /* @__PURE__ */ staffTexts(en, { es });
