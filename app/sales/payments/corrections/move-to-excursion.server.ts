import { pickupLabel } from "#app/catalogue/excursion.ts";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { taxRateOn } from "#app/catalogue/prices/tax.ts";
import { abortUnless } from "#app/database/batch.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { getExcursionToBook } from "#app/departures/offer/excursions.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { somethingChanged } from "#app/sales/booking/booking-events.server.ts";
import { readGuestWords } from "#app/sales/mails/guest-words.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { mayMoveCash } from "#app/sales/payments/cash.ts";
import { replacePriceLines } from "#app/sales/price-lines.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import type { OtherExcursion } from "#app/sales/staff/edit/edit-plan.ts";
import { otherExcursionStatement, readRoom } from "#app/sales/staff/edit/edit-statements.server.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import { getSaleTrip } from "#app/sales/staff/sell/sale-trips.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { correctionStatements } from "./correct-booking.server.ts";
import { editedMail } from "./correction-mail.ts";
import { decideMove, type MoveSettlement } from "./move-decision.ts";

interface Target {
	excursionId: string;
	departureId: number;
}

/**
 * Moves a confirmed booking to a departure of another excursion and settles what that costs more or less, as a
 * correction does. A repeated form changes nothing.
 */
export function moveToExcursion(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{
		settlement,
		timeZone,
		act,
		sender,
	}: {
		settlement: MoveSettlement & Target;
		timeZone: string;
		act: StaffAct;
		sender: MailSender;
	},
) {
	const { actor, key, now } = act;
	const { departureId } = settlement;
	const eventKey = `edit:${bookingId}:${key}`;
	const today = localDateAt(now, timeZone);
	const request = { settlement, today, eventKey, mayMoveCash: mayMoveCash(actor) };
	return changeRecord(db, {
		read: async () => {
			const [record, room, other] = await Promise.all([
				getBookingRecord(db, scope, bookingId, now),
				readRoom(db, bookingId, { departureId, now }),
				readOther(db, settlement, { now, timeZone }),
			]);
			const stop = other?.pickups.find(({ pointId }) => pointId === settlement.pickupPointId);
			const words =
				record && other && stop
					? await readGuestWords(db, {
							...{ excursionId: other.id, title: other.title, language: record.language },
							...{ pickup: pickupLabel(stop), pickupPointId: stop.pointId },
						})
					: null;
			return { record, ...room, other, words };
		},
		decide: (state) => decideMove(state, request),
		write: (decision, { other, words }) => {
			if (decision.outcome !== "done" || !decision.correction || !other || !words) return;
			const { correction } = decision;
			return {
				version: takeVersion(db, "bookings", correction.recordBefore),
				lines: correction.plan.lines
					? replacePriceLines(db, { bookingId, lines: correction.plan.lines })
					: undefined,
				edited: otherExcursionStatement(db, correction, { other, now }),
				seats: abortUnless(db, somethingChanged),
				...correctionStatements(db, correction, {
					...{ eventKey, act },
					mail: editedMail(correction, words, { act, sender }),
				}),
			};
		},
	});
}

/** The chosen departure of the other excursion, which guests can still book or which is full. */
async function readOther(
	db: Database,
	{ excursionId, departureId }: Target,
	clock: IslandClock,
): Promise<OtherExcursion | null> {
	const [trip, sale] = await Promise.all([
		getExcursionToBook(db, excursionId, clock, staffLanguage()),
		getSaleTrip(db, clock, departureId),
	]);
	const departure = trip?.departures.find(({ id }) => id === departureId);
	if (!trip || !departure || departure.state === "closed" || departure.state === "too-late")
		return null;
	return {
		...excursionOn(trip.excursion, departure),
		...{ version: trip.version, taxRate: taxRateOn(trip.tax, departure.date) },
		...{ departureId, date: departure.date },
		guideTakesCash: sale?.days.find(({ id }) => id === departureId)?.guideTakesCash ?? false,
	};
}
