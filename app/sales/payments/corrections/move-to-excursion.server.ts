import { pickupLabel } from "#app/catalogue/excursion.ts";
import { abortUnless } from "#app/database/abort-unless.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { somethingChanged } from "#app/sales/booking-events.server.ts";
import { readGuestWords } from "#app/sales/mails/guest-words.server.ts";
import type { PayLinkSender } from "#app/sales/mails/pay-link-mail.ts";
import { replacePriceLines } from "#app/sales/price-lines.server.ts";
import { getBookingRecord } from "#app/sales/staff/booking-record.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import type { OtherExcursion } from "#app/sales/staff/edit/edit-plan.ts";
import {
	hasSeatsFor,
	otherExcursionStatement,
} from "#app/sales/staff/edit/edit-statements.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { mayMoveCash } from "../may-move-cash.ts";
import { correctionStatements, mailOf } from "./correct-booking.server.ts";
import { decideMove, type MoveSettlement } from "./move-decision.ts";

/**
 * Moves a confirmed booking to a departure of another excursion and settles what that costs more or less, as a
 * correction does. A repeated form changes nothing.
 */
export function moveToExcursion(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{
		other,
		settlement,
		today,
		act,
		sender,
	}: {
		other: OtherExcursion;
		settlement: MoveSettlement;
		/** Local date: a past departure is not changed. */
		today: string;
		act: StaffAct;
		sender: PayLinkSender;
	},
) {
	const { actor, key, now } = act;
	const { departureId } = other;
	const eventKey = `edit:${bookingId}:${key}`;
	const request = { other, settlement, today, eventKey, mayMoveCash: mayMoveCash(actor) };
	return changeRecord(db, {
		read: async () => {
			const [record, hasSeats] = await Promise.all([
				getBookingRecord(db, scope, bookingId, now),
				hasSeatsFor(db, bookingId, { departureId, now }),
			]);
			const stop = other.pickups.find(({ pointId }) => pointId === settlement.pickupPointId);
			const words =
				record && stop
					? await readGuestWords(db, {
							...{ excursionId: other.id, title: other.title, language: record.language },
							...{ pickup: pickupLabel(stop), pickupPointId: stop.pointId },
						})
					: { title: other.title, pickup: "", place: "" };
			return { record, hasSeats, words };
		},
		decide: (state) => decideMove(state, request),
		write: (decision, { words }) => {
			if (decision.outcome !== "done" || !decision.correction) return;
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
					mail: mailOf(correction, words, { act, sender }),
				}),
			};
		},
	});
}
