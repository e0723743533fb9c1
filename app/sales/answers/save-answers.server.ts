import { sql } from "drizzle-orm";
import { changeRecord, keepVersion, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Language } from "#app/messages/languages.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import { recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { readBooking, type WhichBooking } from "#app/sales/booking/read-booking.server.ts";
import { questionsIn } from "#app/sales/guest/guest-booking.server.ts";
import { type AnswerFields, answerChanges, askedOfBooking, checkAnswers } from "./answer.ts";
import { removeAnswers, writeAnswers } from "./answers.server.ts";

/**
 * Answers of a booking, some of which may be given later; two round trips. The questions are as they were read, or they
 * are read anew.
 */
export function saveAnswers(
	db: Database,
	which: WhichBooking,
	{
		fields,
		mayAnswer,
		actor,
		language,
		now,
	}: {
		fields: AnswerFields;
		mayAnswer: (booking: Booking) => boolean;
		/** The member of staff who writes them down; absent for the guest. */
		actor?: Actor;
		/** Of the errors, and of the questions that they name. */
		language: Language;
		now: number;
	},
) {
	return changeRecord(db, {
		read: () => readBooking(db, which, now),
		decide: (booking) => {
			if (!booking) return { outcome: "unknown" } as const;
			if (!mayAnswer(booking)) return { outcome: "too late" } as const;
			const questions = askedOfBooking(
				{ ...booking, questions: questionsIn(booking, language) },
				actor ? "staff" : "guest",
			);
			const { answers: storedAnswers } = booking;
			const { answers, errors } = checkAnswers(questions, fields, {
				...{ language, storedAnswers },
				areRequired: false,
			});
			if (Object.keys(errors).length > 0) return { outcome: "refused", errors } as const;
			return { outcome: "saved", ...answerChanges(questions, storedAnswers, answers) } as const;
		},
		write: (decision, booking) => {
			if (decision.outcome !== "saved" || !booking || decision.changedIds.length === 0) return;
			const { newAnswers, removedAnswers, changedIds } = decision;
			const { id } = booking;
			const line = {
				code: "answered",
				questions: booking.questions
					.filter((question) => changedIds.includes(question.id))
					.map(({ title }) => title),
			} as const;
			return {
				...takeVersion(db, "bookings", booking),
				trip: keepVersion(db, "excursions", { ...booking.trip, id: booking.excursionId }),
				removed: removeAnswers(db, id, removedAnswers),
				written: writeAnswers(db, sql`bookings.id = ${id}`, newAnswers, now),
				event: recordBookingEntry(db, id, { type: "answered", line, actor, now }, sql`true`),
			};
		},
	});
}
