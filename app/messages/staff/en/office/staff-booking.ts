import { plural } from "../../../plural.ts";

/** One booking: its page, and the page after it was sold. */
export const en = {
	edit: "Correct, pay back, links",
	booked: ({ clock }: { clock: string }) => `Booked ${clock}`,
	bookedAndHeld: ({ clock, seats, until }: { clock: string; seats: number; until: string }) =>
		`Booked ${clock} · ${seats} ${plural("en", seats, { one: "seat is", other: "seats are" })} held until ${until}`,
};
