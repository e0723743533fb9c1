import { data } from "react-router";
import * as v from "valibot";
import { eraseBookingTexts } from "#app/messages/staff/bookings/erase-booking.ts";
import { bookingEditTexts } from "#app/messages/staff/office/booking-edit.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { mailSender } from "#app/request/after-response.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { choicesOfForm } from "#app/sales/booking/booking-request.ts";
import { editBooking } from "#app/sales/payments/corrections/correct-booking.server.ts";
import {
	actKey,
	type BookingEdit,
	bookingEditSchema,
	shownFingerprint,
} from "#app/sales/staff/edit/booking-edit-rules.ts";
import { newerEdit } from "#app/sales/staff/edit/newer-edit.ts";
import { reissueVoucher } from "#app/sales/staff/staff-changes.server.ts";
import { checkForm, type TypedValues } from "#app/ui/form/form.ts";
import {
	type BookingArgs,
	type BookingVisit,
	backToRecord,
	notFound,
	readRecord,
	visitBooking,
} from "./booking-visit.server.ts";
import {
	payBack,
	payBackSchema,
	refusalInWords,
	refuseForm,
	requireRefundRight,
	type StaffAnswer,
	sendQueued,
} from "./pay-back-action.server.ts";

const schema = v.intersect([
	v.variant("intent", [
		bookingEditSchema,
		payBackSchema,
		v.object({
			intent: v.literal("reissue"),
			key: actKey,
			fingerprint: shownFingerprint,
		}),
	]),
	choicesOfForm,
]);

/** Runs a form of the page that corrects a booking. @throws a redirect on success. */
export async function editFromForm(args: BookingArgs) {
	const visit = visitBooking(args, "update");
	const form = await readFormData(args.request);
	const { values, errors, typedValues } = checkForm(schema, form);
	const intent = String(form.get("intent"));
	if (errors) return data({ intent, errors, typedValues }, { status: 400 });
	// money that goes back, or is not asked for, needs a right of its own
	const givesMoney =
		values.intent === "pay-back" ||
		(values.intent === "edit" &&
			(values.differenceWay === "back" || values.differenceWay === "forgive"));
	if (givesMoney)
		// what a correction gives back is known only afterwards, and is never more than what was paid
		await requireRefundRight(visit, form, values.intent === "pay-back" ? values.amount : null);
	const answer =
		values.intent === "edit"
			? await edit(visit, values, typedValues)
			: values.intent === "reissue"
				? await reissue(visit, values)
				: await payBack(visit, values, false);
	if ("newer" in answer) return data({ intent, ...answer.newer }, { status: 409 });
	if (answer.error !== undefined) return refuseForm(intent, answer, typedValues);
	sendQueued(visit);
	throw backToRecord(visit, "success", answer.done, values.intent === "edit" ? "" : "/edit");
}

async function edit(
	visit: BookingVisit,
	values: BookingEdit & { key: string },
	typedValues: TypedValues,
): Promise<StaffAnswer | { newer: NonNullable<ReturnType<typeof newerEdit>> }> {
	const { services, db, environment, scope, bookingId, actor, clock, today } = visit;
	const answer = await editBooking(db, scope, bookingId, {
		edit: values,
		today,
		act: { actor, key: values.key, now: clock.now },
		sender: mailSender(services),
		operatorPhone: environment.operator.phone,
	});
	switch (answer.outcome) {
		case "done":
			for (const id of answer.excursionIds) purgeExcursionPages(services, id);
			return {
				done: answer.hasMail ? bookingEditTexts.done.savedWithMail : bookingEditTexts.done.saved,
			};
		case "nothing to change":
			return { done: bookingEditTexts.done.nothing };
		case "changed meanwhile": {
			const newer = newerEdit(values, typedValues, await readRecord(visit), clock.timeZone);
			return newer ? { newer } : { done: bookingEditTexts.done.nothing };
		}
		default:
			return refusalInWords(answer, bookingEditTexts.errors, environment.currency);
	}
}

async function reissue(
	{ services, db, scope, bookingId, actor, clock }: BookingVisit,
	{ key, fingerprint }: { key: string; fingerprint: string },
): Promise<StaffAnswer> {
	const { outcome } = await reissueVoucher(db, scope, bookingId, {
		fingerprint,
		act: { actor, key, now: clock.now },
		sender: mailSender(services),
	});
	switch (outcome) {
		case "unknown":
			throw notFound();
		case "done":
		case "done before":
			return { done: bookingEditTexts.done.newVoucher };
		case "erased":
			return { error: eraseBookingTexts.staysErased };
		case "not confirmed":
			return { error: bookingEditTexts.errors.noVoucher };
		case "changed meanwhile":
			return { error: bookingEditTexts.errors.changedMeanwhile };
	}
}
