import { plural } from "../../../plural.ts";

/** What a booking's history says beside the kind of its entry. */
export const en = {
	takenInCash: ({ money }: { money: string }) => `${money} in cash`,
	takenAtTerminal: ({ money }: { money: string }) => `${money} at the card terminal`,
	/** Its reference where it was sold. */
	imported: ({ ref }: { ref: string }) => `Imported, there ${ref}`,
	paidBefore: ({ money }: { money: string }) => `${money} paid before it was imported`,
	paidWithCredit: ({ money }: { money: string }) => `${money} with a credit`,
	creditGiven: ({ money }: { money: string }) => `A credit of ${money}`,
	creditGivenFor: ({ money, why }: { money: string; why: string }) =>
		`A credit of ${money}: ${why}`,
	paidByLink: ({ money }: { money: string }) => `${money} by pay link`,
	linkByMail: ({ money }: { money: string }) => `${money}, by mail`,
	linkAsCode: ({ money }: { money: string }) => `${money}, shown as a code`,
	page: {
		ended: "the page ended",
		givenUp: "the booking was corrected, its payment page counts no more",
		neverOpened: "its page never opened",
		notOpened: "the payment page was not opened",
	},
	hotel: {
		collect: "collected by the hotel",
		uncollect: "not collected by the hotel after all",
		"paid-back": "paid back by the hotel",
		/** The same for all bookings of a month. */
		withMonth: ({ step, month }: { step: string; month: string }) =>
			`${step}, with all of ${month}`,
	},
	back: {
		/** Why money goes back. */
		reasons: {
			seats_gone: "seats gone",
			paid_twice: "paid twice",
			not_owed: "not owed",
			wrong_amount: "wrong amount",
			cancelled: "cancelled",
			goodwill: "goodwill",
		},
		because: ({ money, why }: { money: string; why: string }) => `${money}: ${why}`,
		smallerParty: "smaller party",
		otherExcursion: "another excursion",
		inCash: ({ back }: { back: string }) => `${back} · in cash`,
		toCredit: ({ back }: { back: string }) => `${back} · to the credit that paid`,
		atTerminal: ({ back }: { back: string }) => `${back} · at the card terminal`,
		byHand: "given back by hand",
		fromDashboard: ({ money }: { money: string }) => `${money}, from the gateway's own dashboard`,
		byBank: "by the guest's bank, through a dispute",
		anotherWay: ({ note }: { note: string }) => `another way: ${note}`,
		/** A refund that the guest's bank rejected, for the gateway's reason. */
		cameBack: ({ money, reason }: { money: string; reason: string }) =>
			`${money} came back. The bank did not take it: ${reason}.`,
		triedAgain: "The refund is tried once more",
	},
	weather: {
		calledOff: ({ until }: { until: string }) =>
			`Called off because of the weather. The guest chooses until ${until}`,
		chosen: {
			money: ({ by }: { by: string }) => `Called off because of the weather, all money back: ${by}`,
			credit: ({ by }: { by: string }) => `Called off because of the weather, credit: ${by}`,
		},
		by: {
			guest: "the guest’s choice",
			staff: "chosen for the guest",
			time: "nobody answered in time",
		},
		moved: ({ move }: { move: string }) => `Called off because of the weather: ${move}`,
		unpaid: "Called off because of the weather; nothing was paid.",
		leavesAfterAll: "The departure leaves after all",
	},
	/** With the state that the gateway gives it. */
	disputed: ({ money, state }: { money: string; state: string }) => `${money}, ${state}`,
	cancelled: {
		atBank: "by the guest; the bank has the money",
		hotelGivesBack: ({ back, all }: { back: string; all: string }) =>
			`by the guest; the hotel gives back ${back} of ${all}`,
		/** Follows what comes back of our money. */
		hotelBesides: ({ back, all }: { back: string; all: string }) =>
			`the hotel gives back ${back} of ${all}`,
		comesBack: ({ back, all }: { back: string; all: string }) =>
			`by the guest; ${back} of ${all} comes back`,
	},
	/** Who took the guest's personal data out. */
	erased: {
		guest: "by the guest",
		staff: "by staff",
		time: "when the time for which they are kept was over",
		asked: {
			phone: "the guest asked by telephone",
			mail: "the guest asked by mail",
			desk: "the guest asked at the desk",
		},
	},
	released: { staff: "by staff", guest: "by the guest" },
	mail: {
		again: ({ subject }: { subject: string }) => `again: ${subject}`,
		sentAgain: ({ subject }: { subject: string }) => `Mail sent again: ${subject}`,
		bounced: ({ recipient, subject }: { recipient: string; subject: string }) =>
			`from ${recipient}: ${subject}`,
		complained: ({ recipient, subject }: { recipient: string; subject: string }) =>
			`called unwanted by ${recipient}: ${subject}`,
	},
	settled: ({ outcome }: { outcome: string }) => `Settled: ${outcome}`,
	/** Before what staff typed. */
	bookingStays: "The booking stays as it is.",
	cash: {
		/** Cash of the boarding app that nobody owed. */
		notWritten: ({ money, owed }: { money: string; owed: string }) =>
			`${money} in cash was not written down: ${owed} was owed.`,
		notWrittenNothingOwed: ({ money }: { money: string }) =>
			`${money} in cash was not written down: nothing was owed.`,
		owedAfterAll: "Sent once more, the cash was owed: it is written down.",
	},
	boarding: {
		part: ({ people, seats }: { people: number; seats: number }) => `${people} of ${seats}`,
		late: ({ minutes }: { minutes: number }) =>
			`pressed without a network, arrived ${minutes} ${plural("en", minutes, { one: "minute", other: "minutes" })} later`,
	},
	sold: {
		sources: {
			phone: "by phone",
			desk: "at the desk",
			"walk-up": "as a walk-up",
			email: "by email",
			agent: "by an agent",
			hotel: "by a hotel",
			"waiting list": "offered to who waited for seats",
		},
		overbooked: ({ source, seats, why }: { source: string; seats: number; why: string }) =>
			`${source}, overbooked by ${seats}: ${why}`,
		free: ({ why, list, price }: { why: string; list: string; price: string }) =>
			`free of charge: ${why} (price ${list} → ${price})`,
		agreed: ({ why, list, price }: { why: string; list: string; price: string }) =>
			`agreed price: ${why} (price ${list} → ${price})`,
		atDesk: ({ hotel }: { hotel: string }) => `at the desk of ${hotel}`,
	},
	/** What staff told the guests of a whole departure. */
	told: {
		late: ({ delay }: { delay: string }) => `We are ${delay} late.`,
		elsewhere: ({ place }: { place: string }) => `We meet at ${place}.`,
		elsewhereAt: ({ place, time }: { place: string; time: string }) =>
			`We meet at ${place} at ${time}.`,
	},
	changed: {
		/** One field of the booking on a line. */
		field: ({
			field,
			valueBefore,
			valueAfter,
		}: {
			field: string;
			valueBefore: string;
			valueAfter: string;
		}) => `${field}: ${valueBefore} → ${valueAfter}`,
		fields: {
			name: "Name",
			email: "Email",
			phone: "Phone",
			language: "Speaks",
			party: "Party",
			title: "Excursion",
			date: "Day",
			pickup: "Pickup",
			fares: "Fares",
			extras: "Extras",
			price: "Price",
			guideNotes: "For the guide",
			staffNotes: "For staff only",
		},
		empty: "empty",
		forgiven: ({ money, why }: { money: string; why: string }) =>
			`Difference of ${money} forgiven: ${why}`,
		oldLinkEnds: "The old link ends.",
		newLink: "New voucher and link. The old ones end.",
		dayWithReason: ({ from, to, reason }: { from: string; to: string; reason: string }) =>
			`${from} → ${to}. ${reason}`,
		dayAndPickup: (move: { from: string; fromPickup: string; to: string; toPickup: string }) =>
			`${move.from}, ${move.fromPickup} → ${move.to}, ${move.toPickup}`,
		untold: ({ change }: { change: string }) => `${change}. The guest was not told`,
	},
};
