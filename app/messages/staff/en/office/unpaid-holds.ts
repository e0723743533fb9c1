import { plural } from "../../../plural.ts";
import { bookingsOf } from "../../counted-nouns.ts";
import { officeTexts as office } from "../../office/office.ts";

/** Seats that are held and not paid: their list, and the page that releases them. */
export const en = {
	none: "Nobody holds seats without having paid. A guest’s seats are held for ten minutes, and while the payment page is open.",
	sums: ({ bookings, seats }: { bookings: number; seats: number }) =>
		`${bookingsOf(bookings)}, ${office.seats({ count: seats })}`,
	lead: ({ sums }: { sums: string }) => `<b>${sums}</b> are held and not paid, the oldest first.`,
	leadOfFirst: ({ sums, most }: { sums: string; most: number }) =>
		`<b>${sums}</b> are held and not paid, the oldest first. The first ${most} are shown.`,
	releaseAll: ({ count }: { count: number }) => `Release all ${count}…`,
	sources: {
		title: "More than one from the same source",
		whatIs:
			"A source is one internet connection or one hotel’s screen. A hotel or a phone network puts many guests behind one connection, so several bookings alone are no attack.",
		source: ({ source, sums }: { source: number; sums: string }) => `Source ${source}: ${sums}`,
		releaseAll: ({ count, source }: { count: number; source: number }) =>
			`Release all ${count}<hidden> of source ${source}</hidden>…`,
	},
	hold: {
		byPartner: ({ partner }: { partner: string }) => `by ${partner}`,
		tripByPartner: ({ title, date, partner }: { title: string; date: string; partner: string }) =>
			`${title}, ${date}, by ${partner}`,
		until: ({ seats, clock, time }: { seats: number; clock: string; time: string }) =>
			`<b>${office.seats({ count: seats })}</b> until ${clock}, held for ${time}`,
		lessThanMinute: "less than a minute",
		pageOpened: "Payment page was opened",
		pageNotOpened: "Payment page not opened yet",
		source: ({ source, bookings }: { source: number; bookings: number }) =>
			`Source ${source}: ${bookings} bookings`,
		release: ({ reference }: { reference: string }) => `Release<hidden> ${reference}</hidden>…`,
	},
	release: {
		/** Of the browser's tab. */
		pageTitle: "Release seats",
		title: ({ seats }: { seats: number }) => `Release ${office.seats({ count: seats })}?`,
		nothingHeld: "Nothing is held any more",
		paidOrEnded: "What you chose was paid or has ended meanwhile.",
		whatHappens: {
			title: "What happens",
			freeAtOnce: ({ sums }: { sums: string }) => `The seats are free for others at once: ${sums}.`,
			noMail:
				"Their guests get no mail. On their own page they see that the seats were released, and can take them again while they are free.",
			latePayment:
				"A guest who still pays gets the seats if they are free; if not, the money goes back.",
		},
		release: ({ bookings }: { bookings: number }) => `Release ${bookingsOf(bookings)}`,
		keep: "Keep them held",
		list: "Bookings to release",
		done: ({ count }: { count: number }) =>
			`${count} ${plural("en", count, { one: "booking is", other: "bookings are" })} released, the seats are free`,
		nothingReleased: "Nothing was released: it was paid or had ended",
		nothingChosen: "Choose what to release.",
	},
};
