import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { insist, type Visit } from "../guests.ts";
import type { ResellerNote } from "../tally.ts";

/** A reseller's program. */
export interface Reseller {
	id: number;
	key: string;
}

/** What it sells. */
export interface ResellerTrip {
	excursion: { id: string };
	/** Local dates. */
	dates: readonly string[];
}

const bookingSchema = v.object({
	uuid: v.string(),
	status: v.picklist(["ON_HOLD", "CONFIRMED", "REDEEMED", "CANCELLED", "EXPIRED"]),
	supplierReference: v.string(),
	availability: v.object({ localDateTimeStart: v.string() }),
	unitItems: v.array(v.object({ uuid: v.string(), unitId: v.string() })),
	pricing: v.object({ net: v.number() }),
});
type ToldBooking = v.InferOutput<typeof bookingSchema>;
const availabilitySchema = v.object({
	id: v.string(),
	localDateTimeStart: v.string(),
	vacancies: v.number(),
});
const errorSchema = v.object({ error: v.string(), errorMessage: v.string() });

/** What a product that works answers where seats are gone, or where staff or the clock were faster. */
const refusals = ["UNPROCESSABLE_ENTITY", "INVALID_BOOKING_UUID"];

/** Calls until there is an answer. @returns null where it was refused, or where none came. */
async function ask<Schema extends v.GenericSchema>(
	visit: Visit,
	{ key }: Reseller,
	{ method, path, body, schema }: { method: string; path: string; body?: object; schema: Schema },
): Promise<{ answer: "done"; body: v.InferOutput<Schema> } | { answer: "refused" | "unknown" }> {
	const { world, tally } = visit;
	const answer = await insist(visit, () =>
		world.fetch(`/octo/${path}`, {
			method,
			headers: {
				Authorization: `Bearer ${key}`,
				"Octo-Capabilities": "octo/pricing",
				"Content-Type": "application/json",
			},
			...(body ? { body: JSON.stringify(body) } : {}),
		}),
	);
	tally.resellers.calls += 1;
	if (!answer) {
		tally.gaveUp += 1;
		return { answer: "unknown" };
	}
	const json: unknown = await answer.json();
	if (answer.ok) return { answer: "done", body: v.parse(schema, json) };
	const refusal = v.safeParse(errorSchema, json);
	if (answer.status !== 400 || !refusal.success || !refusals.includes(refusal.output.error))
		tally.broken.push(
			`a reseller's ${method} ${path} ended with ${answer.status}: ${JSON.stringify(json)}`,
		);
	return { answer: "refused" };
}

/** The departures of a trip as a reseller is told of them. */
export async function departuresOf(
	visit: Visit,
	reseller: Reseller,
	{ excursion, dates }: ResellerTrip,
) {
	const [localDateStart] = dates;
	const outcome = await ask(visit, reseller, {
		...{ method: "POST", path: "availability", schema: v.array(availabilitySchema) },
		body: {
			...{ productId: excursion.id, optionId: "DEFAULT" },
			...{ localDateStart, localDateEnd: dates.at(-1) },
		},
	});
	return outcome.answer === "done" ? outcome.body : [];
}

/** All that it has of these days. */
export async function bookingsBetween(
	visit: Visit,
	reseller: Reseller,
	from: string,
	until: string,
) {
	const outcome = await ask(visit, reseller, {
		...{ method: "GET", path: `bookings?localDateStart=${from}&localDateEnd=${until}` },
		schema: v.array(bookingSchema),
	});
	return outcome.answer === "done" ? outcome.body : [];
}

export interface Held {
	note: ResellerNote;
	booking: ToldBooking;
}

/** A hold by one form that is sent so many times at once. @returns null where nothing was held. */
export async function hold(
	visit: Visit,
	reseller: Reseller,
	{
		trip,
		units,
		copies = 1,
		minutes,
	}: { trip: ResellerTrip; units: readonly string[]; copies?: number; minutes?: number },
): Promise<Held | null> {
	const { random, tally } = visit;
	const [departure] = random.shuffled(await departuresOf(visit, reseller, trip));
	if (!departure) return null;
	const uuid = randomUUID();
	const note: ResellerNote = { resellerId: reseller.id, uuid, lastAnswer: "unknown" };
	tally.resellers.notes.push(note);
	const body = {
		...{ uuid, productId: trip.excursion.id, optionId: "DEFAULT", availabilityId: departure.id },
		unitItems: units.map((unitId) => ({ unitId })),
		...(minutes === undefined ? {} : { expirationMinutes: minutes }),
	};
	const answers = await Promise.all(
		Array.from({ length: copies }, () =>
			ask(visit, reseller, { method: "POST", path: "bookings", body, schema: bookingSchema }),
		),
	);
	const held = answers.flatMap((each) => (each.answer === "done" ? each.body : []));
	if (new Set(held.map(({ supplierReference }) => supplierReference)).size > 1)
		tally.broken.push(`one uuid of a reseller became ${held.length} bookings`);
	const [booking] = held;
	if (!booking) {
		if (answers.every(({ answer }) => answer === "refused")) tally.resellers.soldOut += 1;
		return null;
	}
	tally.resellers.holds += 1;
	note.lastAnswer = "held";
	return { note, booking };
}

const whatIsTold: Record<ToldBooking["status"], ResellerNote["lastAnswer"]> = {
	ON_HOLD: "held",
	EXPIRED: "held",
	CONFIRMED: "confirmed",
	REDEEMED: "confirmed",
	CANCELLED: "cancelled",
};

type Act = "confirm" | "extend" | "cancel" | "update";

/** Changes its booking by one call that is sent so many times at once. @returns the booking as it was told of last. */
export async function change(
	visit: Visit,
	reseller: Reseller,
	{
		note,
		act,
		body = {},
		copies = 1,
	}: { note: ResellerNote; act: Act; body?: object; copies?: number },
): Promise<ToldBooking | null> {
	const path = act === "update" ? `bookings/${note.uuid}` : `bookings/${note.uuid}/${act}`;
	const answers = await Promise.all(
		Array.from({ length: copies }, () =>
			ask(visit, reseller, {
				...{ method: act === "update" ? "PATCH" : "POST", path, body, schema: bookingSchema },
			}),
		),
	);
	const outcome = answers.find((each) => each.answer === "done");
	if (outcome?.answer === "done") {
		visit.tally.resellers[act] += 1;
		note.lastAnswer = whatIsTold[outcome.body.status];
		return outcome.body;
	}
	if (answers.some(({ answer }) => answer === "unknown")) note.lastAnswer = "unknown";
	return null;
}
