import { data } from "react-router";
import * as v from "valibot";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { bookingChangeTexts } from "#app/messages/staff/office/booking-change.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { mailSender } from "#app/request/after-response.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import type { EditDecision } from "#app/sales/payments/corrections/edit-decision.ts";
import { moveToExcursion } from "#app/sales/payments/corrections/move-to-excursion.server.ts";
import { bookingEditSchema } from "#app/sales/staff/edit/booking-edit-rules.ts";
import { checkForm } from "#app/ui/form/form.ts";
import { type BookingArgs, backToRecord, visitBooking } from "./booking-visit.server.ts";
import { refusalInWords, requireRefundRight, sendQueued } from "./pay-back-action.server.ts";

const texts = bookingChangeTexts.other;
const {
	key,
	fingerprint,
	pickupPointId,
	told: moneyFingerprint,
	differenceWay,
	reason,
} = bookingEditSchema.entries;
const schema = v.object({
	...{ key, fingerprint, pickupPointId, told: moneyFingerprint, differenceWay, reason },
	excursionId: v.pipe(
		v.string(),
		v.check(isExcursionId, () => texts.notPossible),
	),
	departureId: v.pipe(
		v.string(),
		v.regex(/^\d{1,15}$/, () => bookingChangeTexts.errors.noDay),
		v.transform(Number),
	),
});

/** Moves a booking to another excursion. @throws a redirect on success. */
export async function moveFromForm(args: BookingArgs) {
	const visit = visitBooking(args, "update");
	const { services, db, environment, scope, bookingId, actor, clock } = visit;
	const form = await readFormData(args.request);
	const { values, errors, typedValues } = checkForm(schema, form);
	if (errors) return data({ errors, typedValues }, { status: 400 });
	if (values.differenceWay === "back" || values.differenceWay === "forgive")
		await requireRefundRight(visit, form, null);
	const answer: EditDecision = await moveToExcursion(db, scope, bookingId, {
		settlement: values,
		timeZone: clock.timeZone,
		act: { actor, key: values.key, now: clock.now },
		sender: mailSender(services),
	});
	if (answer.outcome !== "done") {
		const { notPossible, costsMore, costsLess } = texts;
		const { changedMeanwhile } = bookingChangeTexts.errors;
		const words = { notPossible, costsMore, costsLess, changedMeanwhile };
		const { error, status = 409 } = refusalInWords(answer, words, environment.currency);
		return data({ errors: { "": [error] }, typedValues }, { status });
	}
	for (const id of answer.excursionIds) purgeExcursionPages(services, id);
	sendQueued(visit);
	throw backToRecord(visit, "success", answer.hasMail ? texts.movedWithMail : texts.moved);
}
