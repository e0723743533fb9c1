import { staffTexts } from "../../staff-texts.ts";
import { es } from "../es/excursions/extras.ts";

/** What guests of an excursion may take beside their seats: the list for staff, and the form of one. */
export const en = {
	title: "Extras",
	list: {
		title: "What guests may take beside their seats",
		hint: "Bookings keep the extras and the prices at which they were sold.",
		none: "No extra yet.",
		each: ({ price, guests }: { price: string; guests: string }) => `${price} each, for ${guests}`,
		perBooking: ({ price }: { price: string }) => `${price} for the whole booking`,
		adults: "adults",
		children: "children",
		bebe: "babies",
		required: "part of every booking",
		endless: "no limit",
		stock: ({ count }: { count: number }) => `${count} on each departure`,
		sharedStock: ({ title, count }: { title: string; count: number }) =>
			`from the shared stock “${title}” of ${count}`,
	},
	stocks: {
		title: "Shared stocks",
		hint: "What extras of several departures and excursions take together, as wetsuits or bicycles. Guests read the extra’s title, not this name.",
		one: ({ title, count }: { title: string; count: number }) => `${title}: ${count}`,
		new: "Name of a new stock",
		changeStock: ({ title }: { title: string }) => `Change ${title}`,
		quantity: "How many",
		create: "Add the stock",
		save: "Save the stock",
		leave: "Leave it as it is",
	},
	form: {
		note: "One sentence for guests",
		charged: "Charged",
		person: "Per person, as many as guests choose",
		booking: "Per booking, once for all",
		guests: "Whom it fits, if it is charged per person",
		forAdults: "Adults",
		forChildren: "Children",
		forBebe: "Babies",
		price: ({ currency }: { currency: string }) => `Price of one, ${currency}`,
		isRequired: "Part of every booking",
		stock: "How many each departure has",
		stockHint: "Empty: no limit.",
		stockId: "Or from a shared stock",
		stockIdHint: "Extras that share one take from it together.",
		noStock: "None",
		stockOption: ({ title, count }: { title: string; count: number }) => `${title} (${count})`,
	},
	errors: {
		charged: "Choose how it is charged",
		guests: "Tick at least one kind of guest",
		price: "Type a price up to 10000, like 9 or 9.50",
		stock: "Type a whole number up to 1000, or nothing",
		quantity: "Type a whole number up to 1000",
		sharedStock: "Choose one of the shared stocks",
		oneStock: "Give a number or choose a shared stock, not both",
	},
};

export const extrasTexts = /* @__PURE__ */ staffTexts(en, { es });
