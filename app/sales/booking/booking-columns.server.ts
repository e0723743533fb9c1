/** The columns of the fields in `booking-fields.ts`. */
import { type SQL, sql } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { internationalNumber } from "#app/sales/phone-number.server.ts";
import {
	type BookingFieldName,
	bookingFieldNames,
	bookingFields,
	type NameFor,
	namesFor,
	type TypedFieldName,
} from "./booking-fields.ts";
import type { BookingField, BookingReader } from "./booking-form-fields.ts";

type Stored = typeof bookings.$inferSelect;

/** Columns of the sale itself. Every other column is a field of the guest and has a row. */
type SaleColumn =
	| "id"
	| "confirmId"
	| "reference"
	| "idempotencyKey"
	| "departureId"
	| "excursionId"
	| "title"
	| "date"
	| "startTime"
	| "adults"
	| "children"
	| "bebe"
	| "seats"
	| "isWhole"
	| "priceCents"
	| "listPriceCents"
	| "codeId"
	| "currency"
	| "cancellationPolicy"
	| "policyStart"
	| "pickup"
	| "pickupPointId"
	| "pickupTime"
	| "partner"
	| "hotelId"
	| "status"
	| "holdExpiresAt"
	| "holdReminderAt"
	| "version"
	| "createdAt"
	| "updatedAt"
	| "confirmedAt"
	| "cancelledAt"
	| "unpaidSource"
	| "payLinkAt"
	| "externalRef"
	| "erasedAt";

/** Columns that the server makes of a field. */
type MadeColumn = "phoneE164";

/** Does not compile when a column has no row. */
const rows: Record<Exclude<keyof Stored, SaleColumn | MadeColumn>, BookingField> = bookingFields;
/** Does not compile when a row has no column. */
const columnOf = (name: BookingFieldName) => sql.identifier(bookings[name].name);

/** Fields with personal data: no log contains them, and an erasure empties them. */
export const personalBookingFields = bookingFieldNames.filter(
	(name) => rows[name].personal !== null,
);
/** The same by their names in SQL. */
export const personalBookingColumns: string[] = [
	...personalBookingFields.map((name) => bookings[name].name),
	bookings.phoneE164.name,
];

type OptionalName = {
	[Name in BookingFieldName]: null extends Stored[Name] ? Name : never;
}[BookingFieldName];
/** What a sale stores. What a guest need not type may be absent; all else must be given, even if it is null. */
type NewFields = Pick<Stored, Exclude<BookingFieldName, OptionalName & TypedFieldName>> & {
	[Name in OptionalName & TypedFieldName]?: Stored[Name] | undefined;
};

/** The columns of an INSERT, in the order of `fieldValues`. */
export const fieldColumns: SQL = sql.join(
	[...bookingFieldNames.map(columnOf), sql.identifier(bookings.phoneE164.name)],
	sql`, `,
);

/** @param operatorPhone see `internationalNumber`. */
export function fieldValues(fields: NewFields, operatorPhone: string): SQL {
	const values = bookingFieldNames.map((name) => fields[name] ?? null);
	return sql.join(
		[...values, internationalNumber(fields.phone, operatorPhone)].map((value) => sql`${value}`),
		sql`, `,
	);
}

/** The fields that a reader may see. */
export type FieldsFor<Reader extends BookingReader> = Pick<Stored, NameFor<Reader>>;

/** The fields that a reader may see, for a SELECT from `bookings`. */
export function selectFieldsFor(reader: BookingReader): SQL {
	return sql.join(
		namesFor(reader).map((name) => sql`bookings.${columnOf(name)} AS ${sql.identifier(name)}`),
		sql`, `,
	);
}

export function fieldsFor<Reader extends BookingReader>(
	reader: Reader,
	booking: Pick<NewFields, NameFor<Reader>>,
): FieldsFor<Reader> {
	// TypeScript loses the names in fromEntries; they are exactly those of the reader
	return Object.fromEntries(
		namesFor(reader).map((name) => [name, booking[name] ?? null]),
	) as FieldsFor<Reader>;
}
