import { plural } from "../../../plural.ts";

/** The screen "Needs attention": its filter, its rows, and what became of a step. */
export const en = {
	gone: "Somebody else was faster: it is done, or has changed, and no longer stands here.",
	youWrote: ({ note }: { note: string }) => `You wrote: ${note}`,
	noneOpen: "Nothing is open here: money, mails and departures are in order.",
	noneSettled: "Nothing was settled here yet.",
	pages: { later: "Later ones", older: "Older ones" },
	filter: {
		label: ({ open }: { open: number }) =>
			`${open} ${plural("en", open, { one: "entry open", other: "entries open" })}`,
		open: "Open",
		openCounted: ({ open }: { open: number }) => `Open (${open})`,
		settled: "Settled",
		ledgers: "Ledgers",
		whatAbout: "Filter",
		kind: "What about",
		all: "All",
		show: "Show",
	},
	row: {
		evidenceDue: ({ moment }: { moment: string }) => `Evidence is due by ${moment}`,
		atGateway: ({ reference }: { reference: string }) => `At the gateway: ${reference}`,
		settledBy: ({ name, moment }: { name: string; moment: string }) =>
			`Settled by ${name}, ${moment}`,
		settledAutomatically: ({ moment }: { moment: string }) => `Settled automatically, ${moment}`,
		bookingStatus: {
			pending: "pending",
			confirmed: "confirmed",
			cancelled: "cancelled",
			expired: "expired",
		},
	},
	steps: {
		retryRefund: "Try the refund again",
		paidBack: "It is paid back",
		paidBackAnotherWay: "Paid back another way",
		howAndWhen: "How, and when",
		resend: "Send it again",
		cancel: "Cancel the booking",
		cancelReason: "Reason, for the guest (may stay empty)",
		keep: "Keep the booking",
		keepWhy: "Why (may stay empty)",
		settle: "Mark as settled",
		howItEnded: "How it ended",
	},
	done: {
		"retry refund": "The refund is tried again",
		"paid back": "Written down as paid back",
		resend: "The mail is on its way once more",
		cancel: "The booking is cancelled, a guest with an email has a mail",
		keep: "The booking stays as it is",
		settle: "Settled",
	},
	errors: {
		sayHowPaidBack: "Say how it was paid back",
		sayHowEnded: "Say how it ended",
		notComplete: "This form is not complete",
		unknown: "There is no such incident.",
		changedMeanwhile: "This has changed meanwhile. Look again before you act.",
	},
	message: {
		done: {
			open: "The message is open again",
			answered: "Marked as answered",
			closed: "Closed without an answer",
		},
		changedMeanwhile: "Somebody else has changed this message meanwhile.",
		unknownStep: "There is no such step of a message.",
	},
};
