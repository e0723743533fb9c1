import { plural } from "../../../plural.ts";

const seatsAre = (count: number) =>
	`${count} ${plural("en", count, { one: "seat is", other: "seats are" })}`;

/** A booking that staff have just made, and what happens with it next. Each step has a small second line. */
export const en = {
	title: "What happens now",
	next: "Next booking",
	open: ({ reference }: { reference: string }) => `Open ${reference}`,
	voucher: "Voucher, to print",
	cashAfterAll: "They pay cash after all",
	/** Said before each step to those who do not see its sign. */
	states: {
		done: "Done:",
		now: "Under way:",
		later: "Later:",
		off: "Not any more:",
	},
	steps: {
		holdEnded: "The hold has ended",
		cancelled: "The booking is cancelled",
		onSaleAgain: "the seats are on sale again",
		seatsHeld: ({ count }: { count: number }) => `${seatsAre(count)} held`,
		heldUntil: ({ clock }: { clock: string }) =>
			`until ${clock}, then they are free again and you see it here`,
		linkMailed: "Pay link mailed",
		mailedAt: ({ email, clock }: { email: string; clock: string }) => `${email} · ${clock}`,
		mailedSoon: ({ email }: { email: string }) => `${email}, in a moment`,
		noMail: "No mail",
		noAddress: "the guest gave no address",
		waitingFor: ({ money }: { money: string }) => `Waiting for the ${money}`,
		turnsGreen: "this line turns green by itself",
		voucherGoesOut: "The voucher goes out with the pickup time",
		voucherCanBeShown: "The voucher can be shown here",
		andOnManifest: "and the booking stands on the manifest",
		seatsBooked: ({ count }: { count: number }) => `${seatsAre(count)} booked`,
		onManifest: "the booking stands on the manifest",
		voucherMailed: "Voucher mailed",
		noMailNoAddress: "No mail: the guest gave no address",
		sayReference: ({ reference }: { reference: string }) =>
			`say ${reference} and the pickup time, or print the voucher`,
		nothingToCollect: "nothing to collect",
		toCollect: ({ money }: { money: string }) => `${money} to collect on the day`,
		partPaid: ({ part, all }: { part: string; all: string }) => `${part} of ${all} is paid`,
		manifestSaysSo: "the manifest says so",
		hotelCollects: ({ money }: { money: string }) => `The hotel collects ${money}`,
		onStatement: "on its statement",
		paid: ({ money }: { money: string }) => `${money} paid`,
	},
	/** A day with the start of its trip. */
	dayAt: ({ date, time }: { date: string; time: string }) => `${date}, ${time}`,
};
