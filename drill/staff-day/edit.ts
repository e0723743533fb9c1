import { bookingFingerprint } from "#app/sales/booking/booking.ts";
import type { Excursion } from "#tests/builders.ts";
import { press } from "../press.ts";
import type { Settle } from "./notebook.ts";
import type { Person } from "./scene.ts";
import {
	formKey,
	readBooking,
	type SeenBooking,
	type StaffVisit,
	someone,
	typedAmount,
} from "./staff-visit.ts";

/** One adult more or less, and how the difference is settled. */
export interface PartyChange {
	more: 1 | -1;
	settle: Settle;
}

export const partyChanges: readonly [PartyChange, ...PartyChange[]] = [
	{ more: 1, settle: "day" },
	{ more: 1, settle: "cash" },
	{ more: 1, settle: "terminal" },
	{ more: 1, settle: "forgive" },
	{ more: 1, settle: "hotel" },
	{ more: -1, settle: "day" },
	{ more: -1, settle: "hotel" },
	{ more: -1, settle: "back" },
	{ more: -1, settle: "forgive" },
];

const fingerprintOf = ({ updatedAt, balance }: SeenBooking) =>
	bookingFingerprint({ updatedAt, sums: { balanceCents: balance } });

/** The form of "Correct the booking" as it was loaded. */
function formOf(shownBooking: SeenBooking): Record<string, string> {
	return {
		intent: "edit",
		key: formKey(),
		fingerprint: fingerprintOf(shownBooking),
		name: shownBooking.name,
		email: shownBooking.email ?? "",
		phone: shownBooking.phone ?? "",
		language: shownBooking.language ?? "",
		guideNotes: shownBooking.guideNotes ?? "",
		staffNotes: shownBooking.staffNotes ?? "",
		pickupPointId: String(shownBooking.pickupPointId),
		adults: String(shownBooking.adults),
		children: String(shownBooking.children),
		bebe: String(shownBooking.bebe),
	};
}

/** One adult more or less, settled in one of the ways; the form is pressed twice. A party that chose more than seats stays. */
export async function changeParty(
	visit: StaffVisit,
	bookingId: number,
	change: PartyChange,
): Promise<void> {
	const { notebook } = visit;
	const shownBooking = await readBooking(visit, { id: bookingId });
	if (shownBooking?.status !== "confirmed" || shownBooking.hasChoice) return;
	if (shownBooking.adults + change.more < 1) return;
	const { more, settle } = change;
	const difference = differenceOf(shownBooking, more, visit.scene.small);
	if (difference === 0) return;
	const person = someone(visit);
	const { answer } = await press(visit, person.visitor, {
		path: `/dashboard/bookings/${bookingId}/edit`,
		fields: {
			...formOf(shownBooking),
			adults: String(shownBooking.adults + more),
			told: String(difference),
			differenceWay: settle,
			reason: settle === "forgive" ? "For the wait" : "",
		},
		clicks: 2,
	});
	notebook.money.push({ act: "edit", bookingId, by: person.id, answer, difference, settle });
}

/**
 * Cents that one adult more or less changes the price by. A price of its own changes in the proportion of the list's,
 * unless nothing was to be paid at all.
 */
function differenceOf(
	{ adults, children, price, hasOwnPrice }: SeenBooking,
	more: 1 | -1,
	{ priceAdultCents, priceChildCents }: Excursion,
): number {
	if (!hasOwnPrice || price === 0) return Math.max(-price, more * priceAdultCents);
	const list = adults * priceAdultCents + children * priceChildCents;
	return Math.round((price * (list + more * priceAdultCents)) / list) - price;
}

/** Both at the desk correct the same booking at the same time: one of them has to look again. */
export async function correctAtOnce(visit: StaffVisit, bookingId: number): Promise<void> {
	const { random, scene } = visit;
	const shownBooking = await readBooking(visit, { id: bookingId });
	if (!shownBooking) return;
	const correct = (person: Person, fields: Record<string, string>) =>
		press(visit, person.visitor, {
			path: `/dashboard/bookings/${bookingId}/edit`,
			fields: { ...formOf(shownBooking), ...fields },
			clicks: 2,
		});
	const [one, other] = scene.desk;
	await Promise.all([
		correct(one, { name: `Ida ${typedAmount(random.between(1, 99_999))}` }),
		correct(other, {
			name: `Eva ${typedAmount(random.between(1, 99_999))}`,
			email: `eva-${random.between(1, 1e9)}@mail.example`,
			language: "fr",
		}),
	]);
}

/** The guest of a sale that is not paid yet brings one more: the pay link asks for the new price. Pressed twice. */
export async function growUnpaid(visit: StaffVisit, bookingId: number): Promise<void> {
	const { notebook } = visit;
	const shownBooking = await readBooking(visit, { id: bookingId });
	if (shownBooking?.status !== "pending" || shownBooking.hasChoice) return;
	const difference = differenceOf(shownBooking, 1, visit.scene.small);
	const person = someone(visit);
	const { answer } = await press(visit, person.visitor, {
		path: `/dashboard/bookings/${bookingId}/edit`,
		fields: {
			...formOf(shownBooking),
			adults: String(shownBooking.adults + 1),
			told: String(difference),
			differenceWay: "link",
		},
		clicks: 2,
	});
	notebook.money.push({
		act: "edit",
		bookingId,
		by: person.id,
		answer,
		difference,
		settle: "link",
	});
}

/** The guest says that no mail came: the pay link goes again, pressed twice. */
export async function sendLinkAgain(visit: StaffVisit, bookingId: number): Promise<void> {
	await press(visit, someone(visit).visitor, {
		path: `/dashboard/bookings/${bookingId}`,
		fields: { intent: "resend-pay-link", key: formKey() },
		clicks: 2,
	});
}

/** A new voucher and link, pressed twice. */
export async function reissueVoucher(visit: StaffVisit, bookingId: number): Promise<void> {
	const shownBooking = await readBooking(visit, { id: bookingId });
	if (shownBooking?.status !== "confirmed") return;
	await press(visit, someone(visit).visitor, {
		path: `/dashboard/bookings/${bookingId}/edit`,
		fields: { intent: "reissue", key: formKey(), fingerprint: fingerprintOf(shownBooking) },
		clicks: 2,
	});
}
