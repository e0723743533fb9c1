import { data, redirect } from "react-router";
import * as v from "valibot";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { eraseBookingTexts } from "#app/messages/staff/bookings/erase-booking.ts";
import { bookingEditTexts } from "#app/messages/staff/office/booking-edit.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireConfirmedRefund } from "#app/request/user/confirmation.server.ts";
import { requireRight, type StaffUser } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { choicesOfForm } from "#app/sales/choices-of-form.server.ts";
import { editBooking } from "#app/sales/payments/corrections/correct-booking.server.ts";
import {
	actKey,
	type BookingEdit,
	bookingEditSchema,
	shownFingerprint,
} from "#app/sales/staff/edit/booking-edit-rules.ts";
import { type NewerEdit, newerEdit } from "#app/sales/staff/edit/newer-edit.ts";
import { reissueVoucher } from "#app/sales/staff/edit/reissue-voucher.server.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { checkForm, type TypedValues } from "#app/ui/form/form.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import type { Route } from "./+types/booking-edit";
import { bookingIdOf, notFound } from "./booking-actions.server.ts";
import { refundOfADay } from "./money-of-booking.server.ts";
import {
	ownAccountOnly,
	payBack,
	payBackSchema,
	type StaffAnswer,
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

interface Editing {
	services: RequestContext;
	user: StaffUser;
	bookingId: number;
	act: StaffAct;
}

/** Runs a form of the page that corrects a booking. @throws a redirect on success. */
export async function editFromForm({ request, context, params }: Route.ActionArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const form = await readFormData(request);
	const checked = checkForm(schema, form);
	const intent = String(form.get("intent"));
	if (checked.errors)
		return data(
			{ intent, errors: checked.errors, typedValues: checked.typedValues },
			{ status: 400 },
		);
	const { values } = checked;
	// money that goes back, or is not asked for, needs a right of its own
	const givesMoney =
		values.intent === "pay-back" ||
		(values.intent === "edit" &&
			(values.differenceWay === "back" || values.differenceWay === "forgive"));
	const services = context.get(requestContext);
	const bookingId = bookingIdOf(params.bookingId);
	if (givesMoney) {
		requireRight(context, request, "bookings", "refund");
		// what a correction gives back is known only afterwards, and is never more than what was paid
		await requireConfirmedRefund({ request, context, form }, () =>
			refundOfADay(context, user, bookingId, values.intent === "pay-back" ? values.amount : null),
		);
	}
	const act = { actor: actorOf(context, user), key: values.key, now: Date.now() };
	const editing = { services, user, bookingId, act };
	const answer =
		values.intent === "edit"
			? await edit(editing, values, checked.typedValues)
			: values.intent === "reissue"
				? await reissue(editing, values.fingerprint)
				: await payBack({ ...editing, ofCancelled: false }, values, act);
	if (!answer) throw notFound();
	if ("newer" in answer) return data({ intent, ...answer.newer }, { status: 409 });
	if (answer.error !== undefined) {
		const { error, status = 409 } = answer;
		return data({ intent, errors: { "": [error] }, typedValues: checked.typedValues }, { status });
	}
	deliverSoon(services);
	refundSoon(services);
	setFlash(context, { look: "success", text: answer.done });
	const back = values.intent === "edit" ? "" : "/edit";
	throw redirect(`/dashboard/bookings/${bookingId}${back}`, 303);
}

async function edit(
	{ services, user, bookingId, act }: Editing,
	values: BookingEdit,
	typedValues: TypedValues,
): Promise<StaffAnswer | { newer: NewerEdit }> {
	const { db, environment } = services;
	const clock = { now: act.now, timeZone: environment.timeZone };
	const answer = await editBooking(db, bookingScopeOf(user), bookingId, {
		edit: values,
		today: localDateAt(act.now, environment.timeZone),
		act,
		sender: mailSender(services),
		operatorPhone: environment.operator.phone,
	});
	switch (answer.outcome) {
		case "unknown":
			throw notFound();
		case "done":
			for (const id of answer.excursionIds) purgeExcursionPages(services, id);
			return {
				done: answer.hasMail ? bookingEditTexts.done.savedWithMail : bookingEditTexts.done.saved,
			};
		case "nothing to change":
			return { done: bookingEditTexts.done.nothing };
		case "over":
			return { error: officeTexts.tripOver };
		case "changed meanwhile": {
			const record = await getBookingRecord(db, bookingScopeOf(user), bookingId, act.now);
			const newer = record && newerEdit(values, typedValues, record, clock.timeZone);
			return newer ? { newer } : { done: bookingEditTexts.done.nothing };
		}
		case "not possible":
			return {
				error: bookingEditTexts.errors.notPossible,
			};
		case "refused":
			return { error: answer.words };
		case "own account only":
			return ownAccountOnly();
		case "way missing": {
			const { differenceCents } = answer;
			const sum = formatMoney(Math.abs(differenceCents), environment.currency);
			return {
				error:
					differenceCents > 0
						? bookingEditTexts.errors.costsMore({ sum })
						: bookingEditTexts.errors.costsLess({ sum }),
			};
		}
	}
}

async function reissue(
	{ services, user, bookingId, act }: Editing,
	fingerprint: string,
): Promise<StaffAnswer> {
	const sender = mailSender(services);
	const { outcome } = await reissueVoucher(services.db, bookingScopeOf(user), bookingId, {
		fingerprint,
		act,
		sender,
	});
	if (outcome === "unknown") throw notFound();
	if (outcome === "done" || outcome === "done before")
		return { done: bookingEditTexts.done.newVoucher };
	return { error: noNewVoucher[outcome]() };
}

const noNewVoucher = {
	erased: () => eraseBookingTexts.staysErased,
	"not confirmed": () => bookingEditTexts.errors.noVoucher,
	"changed meanwhile": () => bookingEditTexts.errors.changedMeanwhile,
};
