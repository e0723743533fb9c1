import { data, redirect } from "react-router";
import * as v from "valibot";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { bookingChangeTexts } from "#app/messages/staff/office/booking-change.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireConfirmedRefund } from "#app/request/user/confirmation.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import type { EditDecision, Refusal } from "#app/sales/payments/corrections/edit-decision.ts";
import { moveToExcursion } from "#app/sales/payments/corrections/move-to-excursion.server.ts";
import { bookingEditSchema } from "#app/sales/staff/edit/booking-edit-rules.ts";
import { checkForm } from "#app/ui/form/form.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import type { Route } from "./+types/booking-excursion";
import { bookingIdOf, notFound } from "./booking-actions.server.ts";
import { refundOfADay } from "./money-of-booking.server.ts";
import { ownAccountOnly } from "./pay-back-action.server.ts";

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
export async function moveFromForm({ request, context, params }: Route.ActionArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const services = context.get(requestContext);
	const { db, environment } = services;
	const bookingId = bookingIdOf(params.bookingId);
	const form = await readFormData(request);
	const { values, errors, typedValues } = checkForm(schema, form);
	if (errors) return data({ errors, typedValues }, { status: 400 });
	if (values.differenceWay === "back" || values.differenceWay === "forgive") {
		// money that goes back, or is not asked for, needs a right of its own
		requireRight(context, request, "bookings", "refund");
		await requireConfirmedRefund({ request, context, form }, () =>
			refundOfADay(context, user, bookingId, null),
		);
	}
	const act = { actor: actorOf(context, user), key: values.key, now: Date.now() };
	const answer: EditDecision = await moveToExcursion(db, bookingScopeOf(user), bookingId, {
		settlement: values,
		timeZone: environment.timeZone,
		act,
		sender: mailSender(services),
	});
	if (answer.outcome !== "done") {
		const { error, status = 409 } = refusal(answer, environment.currency);
		return data({ errors: { "": [error] }, typedValues }, { status });
	}
	for (const id of answer.excursionIds) purgeExcursionPages(services, id);
	deliverSoon(services);
	refundSoon(services);
	setFlash(context, {
		look: "success",
		text: answer.hasMail ? texts.movedWithMail : texts.moved,
	});
	throw redirect(`/dashboard/bookings/${bookingId}`, 303);
}

function refusal(answer: Refusal, currency: string): { error: string; status?: number } {
	switch (answer.outcome) {
		case "unknown":
			throw notFound();
		case "over":
			return { error: officeTexts.tripOver };
		case "changed meanwhile":
			return { error: bookingChangeTexts.errors.changedMeanwhile };
		case "nothing to change":
		case "not possible":
			return { error: texts.notPossible };
		case "refused":
			return { error: answer.words };
		case "own account only":
			return ownAccountOnly();
		case "way missing": {
			const { differenceCents } = answer;
			const sum = formatMoney(Math.abs(differenceCents), currency);
			return { error: differenceCents > 0 ? texts.costsMore({ sum }) : texts.costsLess({ sum }) };
		}
	}
}
