import { plural } from "../../plural.ts";

const hoursInWords = (hours: number) =>
	plural("en", hours, { one: "1 hour", other: `${hours} hours` });

/** The general terms. `means` sums up a clause; the other texts of the clause are binding. */
export const terms = {
	description: "What you and we agree on when you book: paying, cancelling, the day itself.",
	since: ({ date }: { date: string }) => `They hold from ${date}.`,
	lead: "What stands in green sums it up; the text beside it is what counts.",
	/** The words of the button that books. */
	button: "Book and pay",
	who: {
		heading: "Who you book with",
		means: "You book with us. We are the ones to ask.",
		/** @param firm its name and address */
		contract: ({ firm, licence }: { firm: string; licence: string }) =>
			`${firm && `Your contract is with ${firm}${licence && ` (<licence>${licence}</licence>)`}. `}If a hotel sold you the trip, it did so in our name.`,
	},
	booking: {
		heading: "Booking and paying",
		means:
			"A seat is yours when it is paid. While you pay we keep it for you, and nobody else can take it.",
		hold: ({
			button,
			minutes,
			unopenedMinutes,
			longestMinutes,
		}: {
			/** The words of the button that books. */
			button: string;
			minutes: number;
			/** While the payment page is not opened. */
			unopenedMinutes: number;
			longestMinutes: number;
		}) =>
			`When you press “${button}” we hold your seats and tell you until when: for ${minutes} minutes from the moment the payment page opens; if it is not opened, for ${unopenedMinutes}. You may release them at any time. If a payment fails you may try again, for ${longestMinutes} minutes at most. The contract is made when we confirm your payment; your voucher is that confirmation. If no payment arrives in time, the seats are free again and you owe nothing. A payment that arrives later gives you the seats if they are still free; if not, all of it goes back.`,
		hotelDesk:
			"Some hotels take the money at their desk. There the contract is made when the screen shows your code.",
		/** @param currency its name: "euros" */
		prices: ({ currency }: { currency: string }) =>
			`Prices are for each person, include all taxes, and are shown in ${currency} before you pay. Each trip’s page says what adults, children and babies pay. A baby takes a seat too.`,
	},
	cancelling: {
		heading: "If you cancel",
		/** The first step of the policy, which pays back most. */
		untilInShort: ({ hours, percent }: { hours: number; percent: number }) => {
			if (percent === 100) return `Until ${hoursInWords(hours)} before, everything comes back.`;
			if (percent === 50)
				return `Until ${hoursInWords(hours)} before, half of the price comes back.`;
			return `Until ${hoursInWords(hours)} before, ${percent} % of the price comes back.`;
		},
		/** A further step. */
		thenInShort: ({ hours, percent }: { hours: number; percent: number }) =>
			percent === 50
				? `Until ${hoursInWords(hours)} before, half of the price.`
				: `Until ${hoursInWords(hours)} before, ${percent} % of the price.`,
		afterInShort: "After that, nothing.",
		neverInShort: "A booking that you cancel is not paid back.",
		exactTimes: "Your booking’s page shows the exact times.",
		how: "You cancel on your booking’s own page, which the link in our mail opens. Once the driver has the list, that page asks you to call instead.",
		/** Begins the list of the steps. */
		weRefund: "We pay back",
		step: ({ hours, percent }: { hours: number; percent: number }) => {
			if (percent === 100)
				return `the whole price until ${hoursInWords(hours)} before the start of the trip,`;
			if (percent === 50)
				return `half of the price until ${hoursInWords(hours)} before the start of the trip,`;
			return `${percent} % of the price until ${hoursInWords(hours)} before the start of the trip,`;
		},
		/** Ends the list. */
		nothingAfter: "nothing after that.",
		never: "What you paid does not come back.",
		/** Behind the operator’s policy. */
		ownPolicy:
			"This is our usual policy. A trip may have another one: its page shows it before you pay, and your booking keeps the one that it was made with.",
		wayBack:
			"Money goes back the way it came; banks usually need 5 to 10 days. What you paid at a hotel’s desk, that desk gives back. On the same page you may choose another stop or another day, until the times that it names.",
		noWithdrawal:
			"You may not withdraw from a booking for a fixed date beyond that (Directive 2011/83/EU, Article 16 (l)).",
	},
	weCancel: {
		heading: "If we cancel",
		means: "The weather decides, not us. All of your money comes back, or you choose another day.",
		text: "We cancel a trip when the weather, the park, the harbour or your guide says that it is not safe, or when we can’t run it for another reason. We write to you as soon as we know. You get back the whole price, and if you like you book another day.",
	},
	onTheTrip: {
		heading: "On the trip",
		means: "Be honest about your health, be on time, and listen to the guide. That is all.",
		health:
			"Each trip’s page says what it asks of you, and from which age. Tell us before you book about anything that makes walking, swimming or sitting in a van hard for you. Your guide may leave behind somebody who would put themselves or others in danger; then nothing comes back.",
		waiting:
			"Be at your stop five minutes early: the van cannot wait for long. Whoever misses it may follow at their own cost.",
	},
	complaints: {
		heading: "If something goes wrong",
		means: "Tell us first. You lose none of the rights that you have at home.",
		text: "We are liable as the law says. Please tell your guide at once, or write to us soon after the trip: what we know, we can mend. The law of our address applies; if you live elsewhere, the rules that protect you as a consumer there stay yours, and so does your way to its courts and consumer offices.",
	},
};
