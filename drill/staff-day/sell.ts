import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Excursion } from "#tests/builders.ts";
import { departureIdAt } from "../departure-id.ts";
import { type Departure, refusals } from "../guests.ts";
import { chooseFrom, fieldsOfChoice, noteChoice } from "../offers.ts";
import { press } from "../press.ts";
import type { SaleNote } from "./notebook.ts";
import { formKey, type StaffVisit, someone, typedAmount } from "./staff-visit.ts";

/** Every way in which staff sell. */
export const saleWays = [
	"pay link by mail",
	"pay link as QR",
	"cash",
	"cash in part",
	"terminal",
	"hotel collects",
	"on the day",
	"free of charge",
	"agreed price",
	"overbooked",
] as const;
export type SaleWay = (typeof saleWays)[number];

/** Sells by the form of "New booking", pressed once or more. @returns null when nothing was sold or nobody knows. */
export async function sell(
	visit: StaffVisit,
	way: SaleWay,
	{ excursion, offer }: Pick<Departure, "excursion" | "offer">,
): Promise<SaleNote | null> {
	const { random, notebook, scene, tally } = visit;
	const [adults, children] = [random.between(1, 2), random.between(0, 1)];
	const seatsCents = adults * excursion.priceAdultCents + children * excursion.priceChildCents;
	const { choice, priceCents: list } = chooseFrom(offer, seatsCents, random);
	const mark = `sale ${randomUUID()}`;
	const hasEmail = way === "pay link by mail" || random.chance(0.7);
	const person = someone(visit);
	const details = detailsOf(visit, way, list);
	const note: SaleNote = {
		answer: "unknown",
		mark,
		by: person.id,
		bookingId: null,
		priceCents: details.priceCents,
		takenMoney: details.takenMoney,
		isHeld: way === "pay link by mail" || way === "pay link as QR",
		byHotel: way === "hotel collects" ? details.priceCents : 0,
		hasEmail,
	};
	notebook.sales.push(note);
	const { answer, location } = await press(visit, person.visitor, {
		path: "/dashboard/bookings/new",
		fields: {
			key: formKey(),
			source: random.pick(["phone", "desk", "email", "agent"]),
			departure: String(await departureIdAt(visit.world, excursion.id, scene.date)),
			adults: String(adults),
			children: String(children),
			bebe: "0",
			isWhole: choice.isWhole ? "on" : "",
			...fieldsOfChoice(choice),
			name: `Nora ${mark.slice(5, 13)}`,
			phone: "+34 600 111 222",
			email: hasEmail ? `nora-${mark.slice(5, 13)}@mail.example` : "",
			language: random.pick(["", "de", "en"]),
			pickup: String(excursion.pointId),
			price: String(list),
			over: String(Math.max(0, adults + children - (await seatsLeft(visit, excursion)))),
			staffNotes: mark,
			...details.fields,
		},
		clicks: random.pick([1, 2, 3]),
		...(offer ? { refusals } : {}),
	});
	note.answer = answer;
	note.bookingId = location ? Number(location.split("/").at(-2)) : null;
	if (answer === "done") {
		tally.bookings += 1;
		noteChoice(tally, choice);
	} else if (answer === "refused") tally.soldOut += 1;
	else tally.gaveUp += 1;
	return answer === "done" ? note : null;
}

/** Free seats as the form shows them, without those of a vehicle: with fewer the sale is refused. */
async function seatsLeft({ world, scene }: StaffVisit, { id }: Excursion): Promise<number> {
	const now = world.clock.now();
	const rows = await world.db
		.all<{ free: number }>(sql`
			SELECT trip.capacity - (SELECT coalesce(sum(taken.adults + taken.children + taken.bebe), 0) FROM bookings AS taken
				WHERE taken.excursion_id = trip.id AND taken.date = ${scene.date} AND (taken.status = 'confirmed'
					OR (taken.status = 'pending' AND taken.hold_expires_at > ${now}))) AS free
			FROM excursions AS trip WHERE trip.id = ${id}`)
		// the database is down: the form is from before
		.catch(() => []);
	return Math.max(0, rows[0]?.free ?? 0);
}

interface Details {
	fields: Record<string, string>;
	priceCents: number;
	takenMoney: SaleNote["takenMoney"];
}

/** The fields in which the ways differ. */
function detailsOf({ scene, random }: StaffVisit, way: SaleWay, list: number): Details {
	const plain = (pay: string, fields: Record<string, string> = {}): Details => ({
		fields: { pay, ...fields },
		priceCents: list,
		takenMoney: null,
	});
	switch (way) {
		case "pay link by mail":
			return plain("link-mail");
		case "pay link as QR":
			return plain("link-qr");
		case "cash":
		case "terminal":
			return { ...plain(way, { taken: typedAmount(list) }), takenMoney: { way, cents: list } };
		case "cash in part": {
			const cents = Math.floor(list / 2);
			return {
				...plain("cash", { taken: typedAmount(cents), restLater: "on" }),
				takenMoney: { way: "cash", cents },
			};
		}
		case "hotel collects":
			return plain("hotel", { hotelId: scene.hotelId, source: "hotel" });
		case "on the day":
			return plain("on-the-day");
		case "free of charge":
			return { ...plain("free", { freeWhy: "The press" }), priceCents: 0 };
		case "agreed price": {
			const cents = random.between(1000, list - 1);
			const agreed = { agreed: typedAmount(cents), agreedWhy: "A club", taken: typedAmount(cents) };
			return {
				fields: { pay: "terminal", ...agreed },
				priceCents: cents,
				takenMoney: { way: "terminal", cents },
			};
		}
		case "overbooked":
			return plain("on-the-day", { overbookWhy: "A second van is there" });
	}
}
