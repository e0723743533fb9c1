import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { reachUs } from "../../reach-us.ts";
import { numberWords } from "../number-words.ts";

/** What a guest does with a booking: change, cancel, pay what is still owed. */
export const guestBooking = {
	yourBooking: "Your booking",
	party: ({ people, reference }: { people: string; reference: string }) =>
		`${people}. Your code is <code>${reference}</code>.`,
	callUs: (operator: { phone: string; email: string }) =>
		reachUs("or", operator, (ways) => `Ask us what can be done: ${ways}.`),
	backToVoucher: "Back to the voucher",
	untilThenAsItIs: "Until then the booking stays as it is.",
	cancel: {
		pageTitle: "Cancel a booking",
		title: "Not coming after all?",
		lead: "It happens. Here is what comes back, when, and where to.",
		nothingYet: "Nothing is cancelled yet.",
		otherDay: "Another day suits you better? <change>Change the day</change> instead.",
		comesBack: "Comes back to you",
		share: ({ percent }: { percent: number }) =>
			percent === 100
				? "All that you paid."
				: percent === 50
					? "Half of what you paid."
					: `${percent} % of what you paid.`,
		noFee: "No fee, no voucher instead of money.",
		whereTo: "Where to",
		toYourAccount: "To the card or account that you paid with",
		when: "When",
		atOnce: "We send it at once. Most banks show it within 5 to 10 days",
		howYouKnow: "How you know",
		mailGoes: ({ email }: { email: string }) => `A mail goes to ${email} now, with the amount`,
		confirmWithMoney: ({ back }: { back: string }) => `Cancel and get ${back} back`,
		confirm: "Cancel the booking",
		cancelling: "Cancelling …",
		keep: "Keep my booking",
		seatsFree: ({ seats }: { seats: number }) =>
			plural("en", seats, {
				one: "Your one seat becomes free for others at once.",
				other: `Your ${numberWord(numberWords, seats)} seats become free for others at once.`,
			}),
		final: "That cannot be undone, but you can book again while there are seats.",
		unsent: {
			nothing: "Nothing is cancelled.",
			once: "It is cancelled once.",
			done: "Your cancellation has reached us.",
		},
		tooLate: "It is too late to cancel here",
		wasPossibleUntil: ({ until }: { until: string }) => `This was possible until ${until}.`,
		tellUs: "The driver has the list by now, so please tell us that you are not coming.",
		problems: {
			otherAmount:
				"In the meantime a limit has passed or the booking was changed, and another amount comes back. Please look again.",
			changedMeanwhile:
				"Somebody changed this booking at the same moment. This is its present state: please answer once more.",
		},
	},
	change: {
		pageTitle: "Change a booking",
		title: {
			day: ({ name }: { name: string }) => `Another day, ${name}?`,
			stop: ({ name }: { name: string }) => `Another stop, ${name}?`,
			dayOrStop: ({ name }: { name: string }) => `Another day or stop, ${name}?`,
		},
		lead: {
			day: ({ until }: { until: string }) => `You can change the day by yourself until ${until}.`,
			stop: ({ until }: { until: string }) =>
				`The day is settled by now. You can change the stop until ${until}.`,
			dayAndStop: ({ dayUntil, stopUntil }: { dayUntil: string; stopUntil: string }) =>
				`You can change the day by yourself until ${dayUntil}, the stop until ${stopUntil}.`,
		},
		nothingYet: "Nothing is changed yet.",
		whatChanges: "What changes",
		chooseDay: "Nothing yet. Choose a day, and you see it here beside what you have.",
		chooseStop: "Nothing yet. Choose a stop, and you see it here beside what you have.",
		priceStays: ({ price }: { price: string }) =>
			`The price stays ${price}: the change costs nothing.`,
		moveTo: ({ date }: { date: string }) => `Move to ${date}`,
		confirm: "Change the booking",
		changing: "Changing …",
		keepDay: ({ date }: { date: string }) => `Keep ${date}`,
		leave: "Leave it as it is",
		/** Said after `newVoucher` where the day may still change. */
		oldSeats: "If you change the day, your seats on the old day go to other guests.",
		newVoucher: "You get a new voucher by mail, and the old one ends.",
		/** Of a booking without an email address. */
		newVoucherHere: "Your voucher’s page shows the change at once.",
		unsent: {
			nothing: "Nothing is changed.",
			once: "It is changed once.",
			done: "Your change has reached us.",
		},
		stop: "We pick you up at",
		noLongerStop: ({ time, stop }: { time: string; stop: string }) =>
			`${time} · ${stop}, no longer a stop`,
		tooLate: "It is too late to change here",
		settled: "The day is settled by now.",
		driverHasList: "The driver has the list.",
		noOtherStop: "The trip has no other stop to choose.",
		problems: {
			changedMeanwhile: "The booking was changed in the meantime. This is how it stands now.",
			notWhole:
				"Somebody has booked on that departure, so it is not free as a whole any more. Please choose another one.",
			notPossible: "The seats of that day were just taken. Please choose another one.",
			extraLacks: ({ title, needed, left }: { title: string; needed: number; left: number }) =>
				`Your booking has ${needed} × ${title}, and that departure has ${left === 0 ? "none" : `only ${left}`} left. Please choose another one, or call us.`,
			tooLate: "That day can't be chosen any more. Please choose another one, or call us.",
			incomplete: "Choose the day and the stop.",
			startMissing: "There are several departures on that day. Please choose a time.",
			costsMore: "That day costs more. Please choose another one, or call us.",
			lookFirst: "Please look at what changes with the new day, and confirm it then.",
		},
		calendar: {
			legend: "Choose the new day",
			room: ({ seats }: { seats: number }) =>
				seats === 1
					? "room for you"
					: seats === 2
						? "room for both of you"
						: `room for all ${numberWord(numberWords, seats)} of you`,
			justEnough: "just enough",
			newDay: "your new day",
			booked: "booked",
			left: ({ seats }: { seats: number }) => `${seats} left`,
			/** A day that costs more, in a seventh of a phone's width. */
			dearer: "dearer",
			wholeDays: ({ phone }: { phone: string }) =>
				`You have the whole trip, so only days on which it is sold whole and is still empty can be chosen.${phone && ` For another day, call us: ${phone}.`}`,
			dearerDays: ({ phone }: { phone: string }) =>
				`Days that cost more cannot be chosen here.${phone && ` To move to one of them, call us: ${phone}.`}`,
			full: "full",
		},
		/** Both days side by side. */
		comparison: {
			what: "What",
			have: "You have",
			take: "You take",
			same: "the same",
			day: "Day",
			beReady: "Be ready",
			guideSpeaks: "Guide speaks",
			shareBackUntil: ({ percent }: { percent: number }) =>
				percent === 100
					? "All your money back until (island time)"
					: percent === 50
						? "Half of your money back until (island time)"
						: `${percent} % of your money back until (island time)`,
			notAnyMore: "not any more",
		},
		/** What the new day takes from the guest's refund. */
		loss: {
			withDay: ({ date }: { date: string }) => `With ${date}`,
			nothingBack: "On the new day nothing comes back",
			freeEnds: "Your free cancellation ends",
			freeShorter: "Your free cancellation gets shorter",
			lessTime: "Less time to get money back",
		},
	},
	pay: {
		pageTitle: "Still to pay",
		problems: {
			changed: "In the meantime the amount has changed. This is what is owed now.",
			unreachable:
				"We cannot reach the bank right now. No money was taken: please try again in a minute, or pay on the day.",
		},
	},
};
