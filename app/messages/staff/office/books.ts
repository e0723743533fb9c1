import { staffTexts } from "../../staff-texts.ts";
import { es } from "../es/office/books.ts";

/** The bookkeeper's report, its file, and the choice of its days. */
export const en = {
	lead: {
		sale: "By the day of the sale; what came back counts on the day on which it was decided.",
		travel: "By the day of the trip, also for what came back.",
	},
	span: {
		from: "First day",
		to: "Last day",
		by: "Count by",
		sale: "Day of sale",
		travel: "Day of travel",
		show: "Show",
		earlier: ({ month }: { month: string }) => `‹ ${month}`,
		later: ({ month }: { month: string }) => `${month} ›`,
		noDate: "Choose the first and the last day",
		wrongOrder: "The last day comes before the first",
		tooLong: "Choose at most 400 days at once",
	},
	download: "Download as CSV",
	sums: {
		sold: "Sold",
		back: "Given back and cancelled",
		net: "Net",
		base: "Without tax",
		tax: "Tax in it",
	},
	by: {
		excursion: "By excursion",
		channel: "By channel",
		hotel: "By hotel",
		way: "By way of paying",
		rate: "By tax rate",
	},
	/** Of a column that a screen reader reads above each row. */
	name: "Name",
	none: "Nothing was sold or given back on these days.",
	noHotel: "No hotel",
	rate: ({ percent }: { percent: string }) => `${percent} %`,
	channels: {
		web: "Website",
		totem: "Totem",
		phone: "Phone",
		desk: "Desk",
		"walk-up": "Walk-up",
		email: "Email",
		agent: "Agent",
		hotel: "Hotel",
		"waiting list": "Waiting list",
	},
	ways: {
		card: "Card online",
		hotel: "At the hotel",
		cash: "Cash",
		terminal: "Card terminal",
		credit: "Credit",
		before: "Paid before",
		elsewhere: "Transfer or credit",
		open: "Not paid yet",
	},
	waysHint: "How what was sold on these days has been paid by now.",
	purses: {
		title: "Cash in purses today",
		none: "Nobody holds cash.",
		link: "Hand-overs",
	},
	hotels: {
		title: "Hotels still have to hand over",
		none: "No hotel owes anything.",
	},
	fill: {
		lead: "Departures that were not cancelled, by the day of the trip. Margin: what was sold, without tax, less the van and the guide of each departure with guests.",
		none: "No departure on these days.",
		tooLong: "Choose at most 100 days at once",
		seats: ({ sold, offered, percent }: { sold: number; offered: number; percent: number }) =>
			`${sold} of ${offered}, ${percent} %`,
		days: ({ days }: { days: string }) => `${days} days before`,
		columns: {
			seats: "Seats sold",
			lead: "Booked",
			noShows: "No-shows",
			base: "Sold without tax",
			costs: "Van and guide",
			margin: "Margin",
		},
		departures: "Departures",
		departure: "Departure",
		noCosts: "Type what a van and a guide cost in the excursion, under “Seats and prices”.",
	},
	file: {
		columns: {
			number: "Number",
			date: "Date",
			kind: "Entry",
			base: "Base",
			tax: "Tax",
			total: "Total",
			rate: "Tax rate",
			way: "Way of paying",
			refund: "Refund",
			excursion: "Excursion",
			channel: "Channel",
			hotel: "Hotel",
		},
		kinds: { sale: "Sale", refund: "Refund", cancelled: "Cancelled unpaid" },
		brokenOff: "NOT COMPLETE: the list stopped here. Please download it again.",
	},
};

export const booksTexts = /* @__PURE__ */ staffTexts(en, { es });
