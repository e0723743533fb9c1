import type { FieldsFor } from "#app/sales/booking/booking-columns.server.ts";
import {
	type BookingFieldName,
	bookingFieldNames,
	bookingFieldOf,
} from "#app/sales/booking/booking-fields.ts";
import type { BookingReader } from "#app/sales/booking/booking-form-fields.ts";

function sampleOf(name: BookingFieldName, index: number): string {
	if (name === "source") return "walk-up";
	switch (bookingFieldOf(name).kind) {
		case "name":
			return "Ida Lindqvist";
		case "email":
			return `${name}@sample.example`;
		case "phone":
			return `+34 600 123 40${index}`;
		case "language":
			return "de";
		case "line":
		case "remark":
			return `Sample of ${name}`;
	}
}

/** What a booking carries of its guest: a valid value for each field. */
export const sampleGuest = Object.fromEntries(
	bookingFieldNames.map((name, index) => [name, sampleOf(name, index)]),
) as FieldsFor<BookingReader>;
