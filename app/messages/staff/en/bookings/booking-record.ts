import { plural } from "../../../plural.ts";

/** The booking record: facts, history, and what staff can do with a booking. Its money has a file of its own. */
export const en = {
	facts: {
		starts: ({ date, time }: { date: string; time: string }) =>
			`<day>${date}</day>, starts ${time}`,
		insteadOf: ({ money }: { money: string }) => `instead of ${money}`,
		fares: "Fares",
		extras: "Extras",
		ifGuestCancels: "If the guest cancels",
		backNow: ({ back, all }: { back: string; all: string }) =>
			`By this policy ${back} of ${all} goes back now.`,
		backAfterNoShow: ({ back, all }: { back: string; all: string }) =>
			`The guest did not come: by the policy ${back} of ${all} goes back.`,
		soldBy: "Sold by",
		onTheDay: "On the day",
		boarding: { "picked up": "picked up", "no-show": "no-show" },
		mailsComeBack: "Mails to this address come back. Call the guest, and correct it.",
		guestsPage: "The guest’s own page",
	},
	history: {
		title: "History",
		/** By the type of the event. */
		events: {
			booked: "Booked",
			"payment opened": "Payment page opened",
			"payment failed": "Payment failed",
			paid: "Paid",
			confirmed: "Confirmed",
			expired: "Expired: nobody paid in time",
			"let go": "Unpaid seats released",
			"brought back": "Seats taken again",
			cancelled: "Cancelled",
			"refund due": "Money to pay back",
			refunded: "Paid back",
			mail: "Mail written",
			"mail came back": "A mail came back",
			changed: "Changed",
			note: "Note",
			"picked up": "Picked up",
			"no-show": "Did not show up",
			"boarding undone": "Tick taken back",
			disputed: "Disputed by the guest's bank",
			"pay link": "Pay link given",
			told: "Reached by hand",
			language: "Language of mails chosen by the guest",
			answered: "Questions answered",
			erased: "Personal data erased",
		},
		/** Follows the event at once; it may have several lines. */
		detail: ({ detail }: { detail: string }) => `: ${detail}`,
		by: ({ name }: { name: string }) => `by ${name}`,
		byImpersonator: ({ name }: { name: string }) => `by ${name} (somebody acted as this user)`,
		mails: "Mails",
		/** In place of a subject that was erased with the guest's data. */
		erasedMail: "Erased mail",
		mail: {
			pending: ({ at }: { at: string }) => `waiting ${at}`,
			sending: ({ at }: { at: string }) => `leaving ${at}`,
			sent: ({ at }: { at: string }) => `sent ${at}`,
			failed: ({ at }: { at: string }) => `failed ${at}`,
			tooLate: ({ at }: { at: string }) => `too late, not sent ${at}`,
			bounced: ({ at }: { at: string }) => `came back ${at}`,
			complained: ({ at }: { at: string }) => `called unwanted ${at}`,
		},
	},
	/** On the guest's own page, when staff open it. */
	guestsPage: {
		isView:
			"You are signed in as staff, so this is only a view of what the guest sees. What you do here would stand in the history as the guest’s.",
		toRecord: "Act from the booking’s record",
	},
	note: {
		title: "Note",
		label: "What the others should know",
		save: "Save the note",
	},
	voucher: {
		title: "Voucher",
		goesTo: ({ email }: { email: string }) => `Goes to ${email} as the booking stands now.`,
		sendAgain: "Send the voucher again",
		byPhone:
			"The guest has left no email: send the address of the voucher from your own telephone.",
	},
	tripIsOver: "This trip is over: the booking can’t be changed or cancelled any more.",
	refund: {
		kept: ({ money }: { money: string }) => `${money} was kept when this booking was cancelled.`,
		consequence: ({ name }: { name: string }) =>
			`All of it goes to ${name} the way it was paid. Nobody can call it back.`,
		confirm: ({ money }: { money: string }) => `Yes, pay ${money} back`,
	},
	cancel: {
		title: "Cancel",
		act: "Cancel this booking",
		consequence: ({
			reference,
			seats,
			name,
			date,
		}: {
			reference: string;
			seats: number;
			name: string;
			date: string;
		}) =>
			`${reference}, ${seats} ${plural("en", seats, { one: "seat", other: "seats" })} of ${name} on ${date}: the seats are free again at once, and a guest with an email gets a mail that says so. It can’t be taken back.`,
		reason: "Reason, for the guest",
		reasonHint: "Empty: the mail gives none.",
		payBackIfLeftToUs: ({ money }: { money: string }) =>
			`Pay ${money} back if the bank decides for us`,
		confirmAndPayBack: "Cancel and pay back",
		confirm: "Yes, cancel it",
		bankHolds: ({ money }: { money: string }) =>
			`The guest’s bank holds the ${money} until it has decided the dispute. Nothing goes back from here before that, and the mail says so.`,
		bankGaveBack: ({ money }: { money: string }) =>
			`The dispute is lost: the guest’s bank has given the ${money} back. The mail says so.`,
	},
};
