/** A line of a list of coming bookings, as it is read from a file, before it is held against trips and seats. */
import * as v from "valibot";
import { isLocalDate, isLocalTime } from "#app/catalogue/local-date.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { importTexts } from "#app/messages/staff/office/import.ts";
import { bookingFormEntries } from "#app/sales/booking/booking-form-rules.ts";
import { amountPattern, inCents } from "#app/sales/staff/typed-cents.ts";
import { cellOf, refColumns, refOf } from "#app/ui/csv/imported-row.ts";
import type { CsvRow } from "#app/ui/csv/read-csv.ts";
import { emailRule, nameOfPerson } from "#app/ui/form/values/text-schema.ts";

const texts = importTexts.faults;

/** The names that a column may have in the file, as `columnName` writes them; the first is that of the sample. */
const bookingColumns = {
	ref: refColumns,
	excursion: ["excursion", "trip", "actividad"],
	date: ["date", "fecha"],
	start: ["start", "time", "hora", "salida"],
	adults: ["adults", "adultos"],
	children: ["children", "ninos"],
	babies: ["babies", "bebes"],
	name: ["name", "nombre"],
	email: ["email", "correo", "e-mail"],
	phone: ["phone", "telefono"],
	pickup: ["pickup", "pickup point", "recogida", "punto de recogida"],
	price: ["price", "precio", "total"],
	paid: ["paid", "pagado"],
	hotel: ["hotel"],
	sold: ["booked on", "sold on", "fecha de reserva"],
	language: ["language", "idioma"],
	note: ["note", "nota", "notas"],
} satisfies Record<string, readonly string[]>;

type BookingColumn = keyof typeof bookingColumns;
const needed = ["ref", "excursion", "date", "adults", "name", "pickup", "price"] as const;
export const requiredBookingColumns = needed.map((name) => bookingColumns[name]);

export interface BookingRow {
	ref: string;
	/** Title or id. */
	excursion: string;
	date: string;
	/** Empty where the day has one departure. */
	start: string;
	adults: number;
	children: number;
	bebe: number;
	name: string;
	email: string | null;
	phone: string;
	/** Title of the pickup point, or its name in the imported list. */
	pickup: string;
	priceCents: number;
	paidCents: number;
	/** Name of the hotel that sold it, its short name, or its name in the imported list; empty for none. */
	hotel: string;
	/** Local date of the sale; empty: today. */
	sold: string;
	language: string | null;
	note: string | null;
}

/** "24/12/2027", "24.12.2027" and "2027-12-24" → "2027-12-24"; null for what is no date. */
function importedDate(text: string): string | null {
	const [, day = "", month = "", year = ""] =
		/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
	const date = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
	return isLocalDate(date) ? date : null;
}

/** "9:30" and "09:30:00" → "09:30"; null for what is no time. */
function importedTime(text: string): string | null {
	const [, hour = "", minute = ""] = /^(\d{1,2})[:.h](\d{2})(?::00)?$/.exec(text) ?? [];
	const time = `${hour.padStart(2, "0")}:${minute}`;
	return isLocalTime(time) ? time : null;
}

/** "1.234,50 €" → 123450; null for what is no amount. */
function importedCents(text: string): number | null {
	const plain = text.replaceAll(/[€\s]/g, "");
	// a point or comma before three figures divides thousands
	const amount = plain.replace(/^(\d{1,3})[.,](\d{3})(?=[.,]\d{1,2}$|$)/, "$1$2");
	return amountPattern.test(amount) ? inCents(amount) : null;
}

const longestNote = 500;
const nameSchema = nameOfPerson({
	...{ what: () => texts.fields.name, least: 2, most: 100, missing: () => texts.noName },
});
const emailSchema = emailRule({ tooLong: () => texts.email, unlike: () => texts.email });

/** A row, or the first thing that is wrong with it. @param today local date. */
export function readBookingRow(
	csvRow: CsvRow,
	today: string,
): { row: BookingRow } | { fault: string } {
	const cell = (name: BookingColumn) => cellOf(csvRow.cells, bookingColumns[name]);
	const refRead = refOf(csvRow);
	if ("fault" in refRead) return refRead;
	const { ref } = refRead;
	if (cell("excursion") === "") return { fault: texts.noExcursion };
	if (cell("date") === "") return { fault: texts.noDate };
	const date = importedDate(cell("date"));
	if (!date) return { fault: texts.date({ text: cell("date") }) };
	if (date < today) return { fault: texts.past };
	const start = cell("start") === "" ? "" : importedTime(cell("start"));
	if (start === null) return { fault: texts.start({ text: cell("start") }) };
	const [adults, children, bebe] = [cell("adults"), cell("children"), cell("babies")].map(people);
	if (adults === undefined || children === undefined || bebe === undefined)
		return { fault: texts.people };
	if (adults === 0) return { fault: texts.noAdult };
	const contact = readContact(cell("name"), cell("email"), cell("phone"));
	if ("fault" in contact) return contact;
	if (cell("pickup") === "") return { fault: texts.noPickup };
	const money = readMoney(cell("price"), cell("paid"));
	if ("fault" in money) return money;
	const sold = cell("sold") === "" ? "" : importedDate(cell("sold"));
	if (sold === null) return { fault: texts.sold({ text: cell("sold") }) };
	if (sold > today) return { fault: texts.soldLater };
	const language = cell("language").toLowerCase();
	if (!/^([a-z]{2})?$/.test(language)) return { fault: texts.language };
	const note = cell("note");
	if (note.length > longestNote) return { fault: texts.longNote };
	return {
		row: {
			...{ ref, excursion: cell("excursion"), date, start, adults, children, bebe },
			...{ ...contact, pickup: cell("pickup"), ...money, hotel: cell("hotel"), sold },
			...{ language: language || null, note: note || null },
		},
	};
}

function people(text: string): number | undefined {
	if (text === "") return 0;
	return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

type Fault = { fault: string };

function readContact(
	nameText: string,
	emailText: string,
	phoneText: string,
): Pick<BookingRow, "name" | "email" | "phone"> | Fault {
	if (nameText === "") return { fault: texts.noName };
	const name = v.safeParse(nameSchema, nameText);
	if (!name.success) return { fault: name.issues[0].message };
	const email = emailText === "" ? null : v.safeParse(emailSchema, emailText);
	if (email && !email.success) return { fault: texts.email };
	const phone = v.safeParse(bookingFormEntries.phone, phoneText);
	if (!phone.success) return { fault: texts.phone };
	return { name: name.output, email: email?.output ?? null, phone: phone.output ?? "" };
}

function readMoney(
	priceText: string,
	paidText: string,
): Pick<BookingRow, "priceCents" | "paidCents"> | Fault {
	if (priceText === "") return { fault: texts.noPrice };
	const priceCents = importedCents(priceText);
	if (priceCents === null) return { fault: texts.price({ text: priceText }) };
	if (priceCents > numberLimits.bookingCents.most) return { fault: texts.priceTooHigh };
	const paidCents = paidText === "" ? 0 : importedCents(paidText);
	if (paidCents === null) return { fault: texts.paid({ text: paidText }) };
	if (paidCents > priceCents) return { fault: texts.paidTooMuch };
	return { priceCents, paidCents };
}
