/** A sale by staff: by phone, at the desk or at the pier. Rules and form; browser and server use the same. */
import * as v from "valibot";
import { bookingFormEntries } from "#app/bookings/booking-form-fields.ts";
import { amountOfMoney } from "#app/bookings/staff/amount-schema.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { isExcursionId, seatsOf } from "#app/excursions/excursion.ts";
import { isLocalDate } from "#app/excursions/local-date.ts";
import { blockOfText, lineOfText, nameOfPerson } from "#app/ui/form/text-schema.ts";

/** How the guest came, by the words of `bookings.source`. */
export const saleSources = ["phone", "desk", "walk-up", "email", "agent", "hotel"] as const;
export type SaleSource = (typeof saleSources)[number];

export const sourceLabels: Record<SaleSource, string> = {
	phone: "Phone",
	desk: "Desk",
	"walk-up": "Walk-up",
	email: "Email",
	agent: "Agent",
	hotel: "Hotel",
};

export const payWays = [
	"link-qr",
	"link-mail",
	"terminal",
	"cash",
	"hotel",
	"on-the-day",
	"free",
] as const;
export type PayWay = (typeof payWays)[number];

interface PayRules {
	label: string;
	hint: string;
	/** Held until the guest pays by the link; the others are confirmed at once. */
	status: "pending" | "confirmed";
	/** How staff take the money, if they do. */
	takes: "cash" | "terminal" | null;
	/** The button of the form. */
	act: string;
}

/** Every rule that depends on how the guest pays. */
export const payRules: Record<PayWay, PayRules> = {
	"link-qr": {
		label: "Pay link as QR",
		hint: "on this screen, for the guest’s phone",
		status: "pending",
		takes: null,
		act: "Book and show the code",
	},
	"link-mail": {
		label: "Pay link by mail",
		hint: "held for 30 minutes",
		status: "pending",
		takes: null,
		act: "Book and mail the link",
	},
	terminal: {
		label: "Card terminal",
		hint: "paid here, now",
		status: "confirmed",
		takes: "terminal",
		act: "Book as paid by card",
	},
	cash: {
		label: "Cash",
		hint: "paid here, now",
		status: "confirmed",
		takes: "cash",
		act: "Book as paid in cash",
	},
	hotel: {
		label: "Hotel collects",
		hint: "on its next statement",
		status: "confirmed",
		takes: null,
		act: "Book for the hotel",
	},
	"on-the-day": {
		label: "On the day",
		hint: "the guide takes it",
		status: "confirmed",
		takes: null,
		act: "Book, paid on the day",
	},
	free: {
		label: "Free of charge",
		hint: "with a reason",
		status: "confirmed",
		takes: null,
		act: "Book free of charge",
	},
};

/** Length in minutes of the hold while a guest has the link and has not opened the payment page. */
export const payLinkMinutes = 30;

function people(least: number, missing: string) {
	return v.pipe(
		v.optional(v.string(), "0"),
		v.trim(),
		v.regex(/^\d{1,3}$/, "Type a whole number"),
		v.transform(Number),
		v.minValue(least, missing),
	);
}

const reason = (what: string) => v.optional(lineOfText({ what, most: 300 }), "");
function noteOf(what: string) {
	return v.optional(
		v.pipe(
			blockOfText({ what, most: 500 }),
			v.transform((text) => text || null),
		),
		"",
	);
}

/** What is typed, before the rules between fields. */
export const saleSchema = v.object({
	key: v.pipe(v.optional(v.string(), ""), v.uuid("Load this page again")),
	source: v.picklist(saleSources, "Say how the guest came"),
	/** "<excursion>/<date>" */
	departure: v.pipe(
		v.optional(v.string(), ""),
		v.transform((text) => {
			const [excursionId = "", date = ""] = text.split("/");
			return { excursionId, date };
		}),
		v.check(
			({ excursionId, date }) => isExcursionId(excursionId) && isLocalDate(date),
			"Choose a departure",
		),
	),
	adults: people(1, "At least one adult must come along"),
	children: people(0, "Children must not be negative"),
	bebe: people(0, "Babies must not be negative"),
	name: v.pipe(
		v.optional(v.string(), ""),
		v.trim(),
		v.nonEmpty("Type a name to call out"),
		nameOfPerson({ what: "Name", least: 2, most: 100, missing: "Type a name to call out" }),
	),
	phone: bookingFormEntries.phone,
	email: v.optional(
		v.union([
			v.pipe(
				v.literal(""),
				v.transform(() => null),
			),
			v.pipe(
				v.string(),
				v.trim(),
				v.toLowerCase(),
				v.maxLength(254, "Email must be at most 254 characters long"),
				v.email("Type an email address like ida@example.com"),
			),
		]),
		"",
	),
	language: v.optional(
		v.union([
			v.pipe(
				v.literal(""),
				v.transform(() => null),
			),
			v.pipe(v.string(), v.regex(/^[a-z]{2}$/, "Choose a language")),
		]),
		"",
	),
	pickup: v.pipe(
		v.optional(v.string(), ""),
		v.regex(/^\d{1,9}$/, "Choose where the guest is picked up"),
		v.transform(Number),
	),
	guideNotes: noteOf("The note for the guide"),
	staffNotes: noteOf("The note for staff"),
	/** The price by the list that staff saw, in cents. */
	price: v.pipe(
		v.optional(v.string(), "0"),
		v.regex(/^\d{1,9}$/, "Load this page again"),
		v.transform(Number),
	),
	agreed: v.union([
		v.pipe(
			v.optional(v.literal(""), ""),
			v.transform(() => null),
		),
		amountOfMoney("Type the agreed price"),
	]),
	agreedWhy: reason("The reason"),
	overbookWhy: reason("The reason"),
	pay: v.picklist(payWays, "Say how the guest pays"),
	taken: v.optional(v.string(), ""),
	restLater: v.optional(v.literal("on")),
	hotelId: v.optional(v.string(), ""),
	freeWhy: reason("The reason"),
});

export type SaleForm = v.InferOutput<typeof saleSchema>;

/** A sale whose fields fit together. */
export interface SaleRequest extends Omit<SaleForm, "taken" | "restLater"> {
	/** What the guest pays in all, in cents; the price by the list unless another one was agreed. */
	priceCents: number;
	/** Really taken in cash or at the terminal; null when staff take nothing. */
	takenCents: number | null;
}

type Errors = Record<string, string[]>;

/** The rules between fields. */
export function checkSale(
	form: SaleForm,
	money: (cents: number) => string,
): { sale: SaleRequest; errors: null } | { sale: null; errors: Errors } {
	const errors: Errors = {};
	const { pay, agreed, source, phone, email } = form;
	if (source !== "walk-up" && !phone && !email)
		errors.phone = ["Telephone or email is missing: only a walk-up needs neither"];
	if (pay === "link-mail" && !email) errors.email = ["The link needs an email address"];
	if (pay === "hotel" && form.hotelId === "") errors.hotelId = ["Choose the hotel that collects"];
	if (pay === "free" && form.freeWhy === "") errors.freeWhy = ["Say why it is free of charge"];
	const hasAgreed = pay !== "free" && agreed !== null && agreed !== form.price;
	if (hasAgreed && form.agreedWhy === "")
		errors.agreedWhy = [
			`Say why it is ${money(Math.abs(form.price - agreed))} ${agreed < form.price ? "less" : "more"}`,
		];
	if (hasAgreed && agreed > numberLimits.bookingCents.most) errors.agreed = ["That is too much"];
	const priceCents = pay === "free" ? 0 : (agreed ?? form.price);
	const takenCents = payRules[pay].takes ? readTaken(form, priceCents, money, errors) : null;
	if (Object.keys(errors).length > 0) return { sale: null, errors };
	const { taken: _, restLater: __, ...rest } = form;
	return { sale: { ...rest, priceCents, takenCents }, errors: null };
}

function readTaken(
	{ taken, restLater }: SaleForm,
	priceCents: number,
	money: (cents: number) => string,
	errors: Errors,
): number | null {
	const read = v.safeParse(amountOfMoney("Type what you have really taken"), taken);
	if (!read.success) {
		errors.taken = [read.issues[0].message];
		return null;
	}
	const missing = priceCents - read.output;
	if (missing < 0) errors.taken = [`This is ${money(-missing)} more than the price`];
	if (missing > 0 && !restLater)
		errors.taken = [`This is ${money(missing)} less than the price: say that the rest comes later`];
	return read.output;
}

/** "by phone" */
export function sourceInWords(source: SaleSource): string {
	const words: Record<SaleSource, string> = {
		phone: "by phone",
		desk: "at the desk",
		"walk-up": "as a walk-up",
		email: "by email",
		agent: "by an agent",
		hotel: "by a hotel",
	};
	return words[source];
}

/** A departure that staff may sell. */
export interface SaleDay {
	date: string;
	startTime: string;
	languages: string[];
	capacity: number;
	/** Seats confirmed or held. */
	taken: number;
	/** Free seats, of the vehicle too. */
	left: number;
	state: "open" | "closed" | "left";
}

/** How many seats a party is too many; 0 when it fits. */
export function tooMany(day: Pick<SaleDay, "left">, party: Parameters<typeof seatsOf>[0]): number {
	return Math.max(0, seatsOf(party) - day.left);
}
