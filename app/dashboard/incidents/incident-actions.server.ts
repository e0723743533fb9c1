import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import type { IncidentAction } from "#app/incidents/incident.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { reviewQueueTexts } from "#app/messages/staff/office/review-queue.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { mayUser, requireRight, type StaffUser } from "#app/request/user/rights.server.ts";
import { requireAllBookings } from "#app/request/user/user-scopes.server.ts";
import { actOnIncident } from "#app/sales/payments/incident-actions.server.ts";
import { checkForm } from "#app/ui/form/form.ts";
import { blockOfText, type StaffMessage } from "#app/ui/form/values/text-schema.ts";

const note = blockOfText({ what: () => officeTexts.fields.note, most: 300 });
const needed = (message: StaffMessage) => v.pipe(note, v.nonEmpty(message));
const itemFields = {
	item: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
	seenAt: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
};

const intentSchema = v.variant("intent", [
	v.object({ intent: v.literal("retry refund"), ...itemFields, note: v.optional(note, "") }),
	v.object({ intent: v.literal("resend"), ...itemFields, note: v.optional(note, "") }),
	v.object({ intent: v.literal("cancel"), ...itemFields, note: v.optional(note, "") }),
	v.object({ intent: v.literal("keep"), ...itemFields, note: v.optional(note, "") }),
	v.object({
		intent: v.literal("paid back"),
		...itemFields,
		note: needed(() => reviewQueueTexts.errors.sayHowPaidBack),
	}),
	v.object({
		intent: v.literal("settle"),
		...itemFields,
		note: needed(() => reviewQueueTexts.errors.sayHowEnded),
	}),
]);

const aboutMoney: readonly string[] = ["retry refund", "paid back"];

/** Whether the user may do this; money actions need a right of their own. */
export function mayAct(user: StaffUser, act: IncidentAction): boolean {
	if (!mayUser(user, "bookings", "update")) return false;
	return !aboutMoney.includes(act) || mayUser(user, "bookings", "refund");
}

/** Runs a form of the review queue. @throws a redirect on success. */
export async function runIncidentAction(
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
	form: FormData,
	search: URLSearchParams,
) {
	requireAllBookings(context, request);
	const user = requireRight(context, request, "bookings", "update");
	const intent = String(form.get("intent"));
	if (aboutMoney.includes(intent)) requireRight(context, request, "bookings", "refund");
	const checked = checkForm(intentSchema, form);
	const refused = (error: string, status: number) =>
		data(
			{
				itemId: Number(form.get("item")),
				act: intent,
				error,
				note: checked.typedValues.note ?? "",
			},
			{ status },
		);
	if (checked.errors)
		return refused(checked.errors.note?.[0] ?? reviewQueueTexts.errors.notComplete, 400);
	const { values } = checked;
	const services = context.get(requestContext);
	const answer = {
		itemId: values.item,
		act: values.intent,
		seenAt: values.seenAt,
		note: values.note,
		actor: actorOf(context, user),
		now: Date.now(),
	};
	const result = await actOnIncident(services.db, answer, mailSender(services));
	if (result.outcome === "unknown")
		throw data({ message: reviewQueueTexts.errors.unknown }, { status: 404 });
	if (result.outcome === "changed meanwhile")
		return refused(reviewQueueTexts.errors.changedMeanwhile, 409);
	if (result.freed) purgeExcursionPages(services, result.freed);
	deliverSoon(services);
	refundSoon(services);
	setFlash(context, { look: "success", text: reviewQueueTexts.done[values.intent] });
	throw redirect(`/dashboard/attention?${search}`, 303);
}
