import { plural } from "../../plural.ts";

/** Mails to guests. What they say of money stands in `voucher.ts`. */
export const guestMails = {
	hello: ({ name }: { name: string | null }) => (name ? `Hello ${name},` : "Hello,"),
	yourCode: ({ reference }: { reference: string }) => `Your code: ${reference}`,
	/** Where a mail has no buttons. */
	link: ({ label, url }: { label: string; url: string }) => `${label}: ${url}`,
	openVoucher: "Open the voucher",
	openBooking: "Open your booking",
	justAnswer: "If this is not what you asked for, just answer this mail.",
	voucher: {
		subject: (words: { date: string; time: string; title: string; reference: string }) =>
			`${words.date}, ${words.time}: ${words.title} (${words.reference})`,
		heading: ({ date, name }: { date: string; name: string }) => `See you on ${date}, ${name}.`,
		/** Above the time in large figures. */
		beReadyOn: ({ date }: { date: string }) => `Be ready on ${date} at`,
		beReadyAt: ({ time, date }: { time: string; date: string }) => `Be ready at ${time}, ${date}`,
		preview: ({ time, stop }: { time: string; stop: string }) => `Be ready at ${time}, ${stop}`,
		guests: ({ people }: { people: string }) => `Guests: ${people}`,
		guideSpeaks: ({ languages }: { languages: string }) => `Guide speaks: ${languages}`,
		facts: ({ people, money, languages }: { people: string; money: string; languages: string }) =>
			`${people} · ${money} · guide speaks ${languages}`,
		money: ({ label, amount }: { label: string; amount: string }) => `${label}: ${amount}`,
		sayOrShow: ({ reference }: { reference: string }) =>
			`Say <code>${reference}</code> or show the voucher to your guide.`,
		yourVoucher: ({ url }: { url: string }) => `Your voucher: ${url}`,
		calendarEntry: ({ url }: { url: string }) => `Calendar entry: ${url}`,
		addToCalendar: "Add to your calendar",
		questions: ({ phone }: { phone: string }) => phone && `Questions on the day: ${phone}`,
		/** What the guest can still do on the voucher's page. */
		plansChanged: {
			dayOrPickup:
				"Plans changed? On the voucher’s page you can also change the day or the pickup, or cancel.",
			day: "Plans changed? On the voucher’s page you can also change the day, or cancel.",
			pickup: "Plans changed? On the voucher’s page you can also change the pickup, or cancel.",
			neither: "Plans changed? On the voucher’s page you can also cancel.",
		},
	},
	/** Below a mail about a trip that moves or is cancelled. */
	calendarUpdate: {
		replaces: "Is the trip in your calendar? This entry replaces the old one.",
		removes: "Is the trip in your calendar? This entry removes it.",
		open: "Update your calendar",
	},
	changedVoucher: {
		subject: (words: { date: string; time: string; title: string; reference: string }) =>
			`Changed: ${words.date}, ${words.time}: ${words.title} (${words.reference})`,
		heading: ({ name }: { name: string }) => `Your booking has changed, ${name}.`,
		replaces:
			"This voucher takes the place of the one before, and the calendar entry replaces the old one.",
	},
	newTimes: {
		subject: (words: { date: string; time: string; title: string; reference: string }) =>
			`New time: ${words.date}, ${words.time}: ${words.title} (${words.reference})`,
		heading: ({ name }: { name: string }) => `Your trip has a new time, ${name}.`,
		pickup: ({ timeAfter, timeBefore }: { timeAfter: string; timeBefore: string }) =>
			`You are picked up at ${timeAfter}, not at ${timeBefore}.`,
		pickupStays: ({ time }: { time: string }) => `Your pickup stays at ${time}.`,
		start: ({ timeAfter, timeBefore }: { timeAfter: string; timeBefore: string }) =>
			`The trip starts at ${timeAfter}, not at ${timeBefore}.`,
		sorry: "We are sorry for the change; if it does not suit you, just answer this mail.",
		headingUnpaid: ({ time, date }: { time: string; date: string }) =>
			`Be ready at ${time} on ${date}`,
		stillHeld: ({ title, stop }: { title: string; stop: string }) =>
			`You are about to book "${title}" from ${stop}; your seats are still held for you. If the new time does not suit you, there is nothing to do: nothing is paid.`,
	},
	reminder: {
		subjectToday: (words: { date: string; time: string; title: string; reference: string }) =>
			`Today: ${words.date}, ${words.time}: ${words.title} (${words.reference})`,
		subjectTomorrow: (words: { date: string; time: string; title: string; reference: string }) =>
			`Tomorrow: ${words.date}, ${words.time}: ${words.title} (${words.reference})`,
		headingToday: ({ name }: { name: string }) => `Today is your trip, ${name}.`,
		headingTomorrow: ({ name }: { name: string }) => `Tomorrow is your trip, ${name}.`,
		line: ({ phone }: { phone: string }) =>
			`We look forward to you.${phone && ` If you cannot find us or come late, call ${phone}.`}`,
	},
	thanks: {
		subject: ({ title }: { title: string }) => `Thank you for coming: ${title}`,
		heading: "Thank you for coming with us",
		hope: ({ title }: { title: string }) => `We hope that "${title}" stays with you for long.`,
		tellOthers: "Would you tell others how it was? Two sentences help us a lot.",
		wasSomethingWrong:
			"Was something not as it should be? Just answer this mail: we read it ourselves. We do not ask a second time.",
		write: ({ operator }: { operator: string }) => `Write about ${operator}`,
	},
	bookingLink: {
		subject: ({ title, date, reference }: { title: string; date: string; reference: string }) =>
			`Your booking: ${title}, ${date} (${reference})`,
		heading: "Here is your booking",
		leads: ({ title, date }: { title: string; date: string }) =>
			`"${title}" on ${date}: the link leads to your voucher, and there you can also change or cancel.`,
		notAsked: "If you have not asked for this mail, there is nothing to do.",
		open: "Open the booking",
	},
	/** Staff have moved a booking to another day or stop. */
	moved: {
		subject: ({ date, time, title }: { date: string; time: string; title: string }) =>
			`Changed: ${date}, ${time}: ${title}`,
		heading: "Your booking has changed",
		nowOn: (words: { title: string; people: string; date: string; time: string; stop: string }) =>
			`"${words.title}" for ${words.people} is now on ${words.date}, ${words.time} at ${words.stop}.`,
		guideSpeaks: ({ languages }: { languages: string }) =>
			`The guide speaks ${languages} that day, and the price stays as it was.`,
	},
	/** Staff have corrected a booking. */
	edited: {
		subject: ({ date, title, reference }: { date: string; title: string; reference: string }) =>
			`Changed: ${date}: ${title} (${reference})`,
		heading: "Your booking has changed",
		bookedFor: (words: { title: string; date: string; people: string; pickup: string }) =>
			`"${words.title}" on ${words.date} is booked for ${words.people}. Pickup: ${words.pickup}.`,
		atHotel: ({ amount, amountBefore }: { amount: string; amountBefore: string }) =>
			`At your hotel you pay ${amount} instead of ${amountBefore}.`,
		backByHand: ({ back }: { back: string }) => `We have given you ${back} back.`,
		back: ({ back }: { back: string }) =>
			`${back} comes back to you, the way you paid, within 5 to 10 days.`,
		toPayByCard: ({ amount }: { amount: string }) =>
			`Still to pay: ${amount}, by card on the page below, or on the day.`,
		toPayOnTheDay: ({ amount }: { amount: string }) => `Still to pay on the day: ${amount}.`,
		pay: ({ amount }: { amount: string }) => `Pay ${amount}`,
	},
	/** Asks to pay what staff have booked. */
	payLink: {
		subject: ({ price, title, reference }: { price: string; title: string; reference: string }) =>
			`Pay ${price} for ${title} (${reference})`,
		heading: "Your seats are held",
		held: (words: {
			title: string;
			date: string;
			people: string;
			price: string;
			/** "Friday 4 June, 18:30" */
			until: string;
		}) =>
			`"${words.title}" on ${words.date} for ${words.people}: we hold your seats until ${words.until} (island time). As soon as ${words.price} is paid, your voucher follows.`,
		pickup: ({ time, stop }: { time: string; stop: string }) =>
			`We pick you up at ${time}: ${stop}.`,
		pay: ({ price }: { price: string }) => `Pay ${price}`,
	},
	/** A sale by pay link whose time ends soon. */
	payLinkEnds: {
		subject: ({ title, reference, until }: { title: string; reference: string; until: string }) =>
			`Held until ${until}: ${title} (${reference})`,
		heading: "We hold your seats a little longer",
		ends: (words: {
			title: string;
			date: string;
			people: string;
			price: string;
			/** "Friday 4 June, 18:30" */
			until: string;
		}) =>
			`"${words.title}" on ${words.date} for ${words.people}: the seats are yours if ${words.price} is paid by ${words.until} (island time). After that we sell them to others.`,
		notWanted: "If you don’t want them any more, there is nothing to do.",
	},
	/** The same once its time has ended. */
	payLinkEnded: {
		subject: ({ title, reference }: { title: string; reference: string }) =>
			`Your seats are no longer held: ${title} (${reference})`,
		heading: "Your seats are no longer held",
		ended: (words: { title: string; date: string; people: string; until: string }) =>
			`"${words.title}" on ${words.date} for ${words.people}: we held your seats until ${words.until} (island time). No payment reached us, so they are on sale again. You owe nothing.`,
		again: "While they are still free you can take them by this link, or just answer this mail.",
		take: "Take the seats after all",
	},
	/** Asks to pay what a confirmed booking still owes. */
	balanceLink: {
		subject: (words: { amount: string; date: string; title: string; reference: string }) =>
			`Pay ${words.amount}: ${words.date}: ${words.title} (${words.reference})`,
		heading: ({ amount }: { amount: string }) => `${amount} is still to pay`,
		stillOwed: ({ title, date, amount }: { title: string; date: string; amount: string }) =>
			`For "${title}" on ${date} you still have ${amount} to pay. You can do it now, by card, on this page:`,
		bookedEitherWay:
			"The page always shows what is owed at that moment. Your seats are booked either way: you can also pay on the day.",
		pay: ({ amount }: { amount: string }) => `Pay ${amount}`,
	},
	balancePaid: {
		subject: ({ amount, reference }: { amount: string; reference: string }) =>
			`We have your ${amount} (${reference})`,
		heading: "Thank you, your payment is here",
		received: ({ amount, title, date }: { amount: string; title: string; date: string }) =>
			`We have received ${amount} for "${title}" on ${date}.`,
		rest: ({ rest }: { rest: string }) => `Still to pay: ${rest}.`,
		nothingLeft: "Nothing is left to pay.",
	},
	/** Money goes back. */
	moneyBack: {
		subject: ({ amount, reference }: { amount: string; reference: string }) =>
			`Your ${amount} comes back (${reference})`,
		heading: "Your money comes back",
		headingOfPart: ({ amount }: { amount: string }) => `${amount} comes back to you`,
		notOwed: ({ amount, title, date }: { amount: string; title: string; date: string }) =>
			`Your payment of ${amount} for "${title}" on ${date} reached us, but so much was not owed any more: somebody had paid meanwhile, or the booking had changed.`,
		allOfItBack:
			"We are paying all of it back: it is on your account within 5 to 10 days. Your booking shows what is still to pay, if anything is.",
		oldPrice: ({ amount, title, date }: { amount: string; title: string; date: string }) =>
			`Your payment of ${amount} for "${title}" on ${date} came through a payment page that was opened before your booking was corrected. The price is another one now.`,
		alreadyConfirmed: ({ amount, title, date }: { amount: string; title: string; date: string }) =>
			`Your booking stands as it is. Your payment of ${amount} for "${title}" on ${date} reached us when it was already confirmed.`,
		notUsable: ({ amount, title, date }: { amount: string; title: string; date: string }) =>
			`your payment of ${amount} for "${title}" on ${date} reached us, but we could not use it for this booking. We are paying all of it back: it is on your account within 5 to 10 days.`,
		chooseHere: ({ url }: { url: string }) => `You can choose another day here: ${url}`,
		chooseOtherDay: "Choose another day",
		preview: ({ amount }: { amount: string }) =>
			`All of your ${amount} comes back to your account.`,
		payingBack: ({ title, date, amount }: { title: string; date: string; amount: string }) =>
			`For "${title}" on ${date} we are paying back ${amount}: it is on your account within 5 to 10 days.`,
		partByHand: ({ title, date, amount }: { title: string; date: string; amount: string }) =>
			`For "${title}" on ${date} we have given you ${amount} back. Your booking stays as it is.`,
		part: ({ title, date, amount }: { title: string; date: string; amount: string }) =>
			`For "${title}" on ${date} we are paying back ${amount}, the way you paid: it is on your account within 5 to 10 days. Your booking stays as it is.`,
		cancelledPart: ({ title, date, amount }: { title: string; date: string; amount: string }) =>
			`For your cancelled booking of "${title}" on ${date} we are paying back ${amount}, the way you paid: it is on your account within 5 to 10 days.`,
		intoCredit: ({ title, date, amount }: { title: string; date: string; amount: string }) =>
			`For "${title}" on ${date}, ${amount} is on your credit again, and you can spend it at once.`,
		cancelledByHand: ({ title, date, amount }: { title: string; date: string; amount: string }) =>
			`For your cancelled booking of "${title}" on ${date} we give back ${amount} by hand: come to our desk, or answer this mail.`,
		backInAll: ({ paid, back, keptAmount }: { paid: string; back: string; keptAmount: string }) =>
			`Of the ${paid} that you paid, ${back} in all comes back to you; ${keptAmount} stays with us.`,
		allBackNow: ({ paid }: { paid: string }) =>
			`With that, all of the ${paid} that you paid comes back.`,
		otherDays: "See other days",
	},
	cancelled: {
		subject: ({ title, date, reference }: { title: string; date: string; reference: string }) =>
			`Cancelled: ${title}, ${date} (${reference})`,
		heading: "Your booking is cancelled",
		asYouAsked: ({ title, date }: { title: string; date: string }) =>
			`As you asked, "${title}" on ${date} is cancelled. The voucher is no longer good.`,
		byUs: ({ title, date }: { title: string; date: string }) =>
			`"${title}" on ${date} is cancelled.`,
		chooseOtherDay: "Choose another day",
	},
	/** The whole departure is cancelled. */
	departureCancelled: {
		heading: "Your trip can't leave",
		sorry: ({ title, date }: { title: string; date: string }) =>
			`We are sorry: "${title}" on ${date} does not leave.`,
		/** Why it does not leave: it has fewer guests than its minimum. */
		tooFew: "Too few guests have booked it.",
		/** Why it does not leave: the weather. */
		weather: "The weather does not let us leave.",
		theseDays: "These days still have seats for you:",
		day: ({ date, seats }: { date: string; seats: number }) =>
			plural("en", seats, { one: `${date}, 1 seat left`, other: `${date}, ${seats} seats left` }),
		allDays: "See all days",
	},
	/** The whole departure has another date. */
	departureMoved: {
		subject: ({ date, title, reference }: { date: string; title: string; reference: string }) =>
			`New date: ${date}, ${title} (${reference})`,
		heading: ({ date }: { date: string }) => `Your trip moves to ${date}`,
		doesNotLeave: ({ title, date }: { title: string; date: string }) =>
			`"${title}" does not leave on ${date}.`,
		seatsKept: ({ date, pickup }: { date: string; pickup: string }) =>
			`We have kept your seats on ${date}: ${pickup}.`,
		notSuitable:
			"If this does not suit you, answer this mail: we find another day with you, or pay everything back.",
	},
	/** The weather stops the whole departure: its guests choose. */
	weather: {
		subject: ({ title, date, reference }: { title: string; date: string; reference: string }) =>
			`The weather stops ${title}, ${date}: please choose (${reference})`,
		reminderSubject: ({
			title,
			date,
			reference,
		}: {
			title: string;
			date: string;
			reference: string;
		}) => `Still to choose: ${title}, ${date} (${reference})`,
		heading: "The weather won’t let us leave",
		sorry: ({ title, date }: { title: string; date: string }) =>
			`We are sorry: because of the weather, "${title}" on ${date} can't leave. Nobody likes it less than we do, but it would not be safe.`,
		choose: ({ until }: { until: string }) =>
			`Please choose until ${until}: another departure with room for you, or all your money back.`,
		chooseOrCredit: ({ until }: { until: string }) =>
			`Please choose until ${until}: another departure with room for you, credit for a later trip, or all your money back.`,
		otherwise: "If we don't hear from you, all your money goes back by itself.",
		open: "Choose now",
		asChosen: ({ title, date }: { title: string; date: string }) =>
			`The weather stopped "${title}" on ${date}, and you chose your money. We hope to see you another time.`,
		noAnswer: ({ title, date }: { title: string; date: string }) =>
			`The weather stopped "${title}" on ${date}. We have not heard from you, so your money goes back. We hope to see you another time.`,
		leavesAfterAllSubject: ({
			title,
			date,
			reference,
		}: {
			title: string;
			date: string;
			reference: string;
		}) => `It leaves after all: ${title}, ${date} (${reference})`,
		leavesAfterAllHeading: "Good news: your trip leaves",
		leavesAfterAll: ({ title, date }: { title: string; date: string }) =>
			`The weather has turned: "${title}" on ${date} leaves as you booked it. You need not choose any more, and your voucher is good.`,
		notAnyMore: "If you have other plans by now, just answer this mail.",
	},
};
