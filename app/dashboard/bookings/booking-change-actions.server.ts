import { data, redirect } from "react-router";
import * as v from "valibot";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { bookingChangeTexts } from "#app/messages/staff/office/booking-change.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { actKey, shownFingerprint } from "#app/sales/staff/edit/booking-edit-rules.ts";
import { changeBooking } from "#app/sales/staff/staff-changes.server.ts";
import type { Route } from "./+types/booking-change";
import { bookingIdOf, notFound } from "./booking-actions.server.ts";

const changeSchema = v.object({
	departureId: v.pipe(
		v.string(),
		v.regex(/^\d{1,15}$/, () => bookingChangeTexts.errors.noDay),
		v.transform(Number),
	),
	pickupPointId: v.pipe(
		v.string(),
		v.regex(/^\d{1,9}$/, () => bookingChangeTexts.errors.noPickup),
		v.transform(Number),
	),
	fingerprint: shownFingerprint,
	key: actKey,
});

/** Moves a booking to another day or pickup, if there are enough seats. */
export async function changeFromForm({ request, context, params }: Route.ActionArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const services = context.get(requestContext);
	const bookingId = bookingIdOf(params.bookingId);
	const form = await readForm(request, changeSchema);
	if (form.errors)
		return data({ error: Object.values(form.errors)[0]?.[0] ?? "" }, { status: 400 });
	const now = Date.now();
	const today = localDateAt(now, services.environment.timeZone);
	const act = { actor: actorOf(context, user), key: form.values.key, now };
	const answer = await changeBooking(services.db, bookingScopeOf(user), bookingId, {
		change: { ...form.values, today },
		act,
		sender: mailSender(services),
	});
	if (answer.outcome === "unknown") throw notFound();
	const { outcome } = answer;
	if (outcome === "day over")
		return data({ error: bookingChangeTexts.errors.dayOver }, { status: 400 });
	if (answer.outcome === "refused") return data({ error: answer.words }, { status: 409 });
	if (outcome === "over" || outcome === "changed meanwhile" || outcome === "not possible")
		return data({ error: refusals[outcome]() }, { status: 409 });
	if (answer.outcome === "changed") purgeExcursionPages(services, answer.excursionId);
	deliverSoon(services);
	if (answer.outcome === "changed")
		setFlash(context, { look: "success", text: bookingChangeTexts.done });
	throw redirect(`/dashboard/bookings/${bookingId}`, 303);
}

const refusals = {
	over: () => officeTexts.tripOver,
	"changed meanwhile": () => bookingChangeTexts.errors.changedMeanwhile,
	"not possible": () => bookingChangeTexts.errors.notPossible,
};
