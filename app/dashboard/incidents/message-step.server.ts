import { data, type RouterContextProvider, redirect } from "react-router";
import { stepMessage } from "#app/contact/messages.server.ts";
import { messageStepSchema } from "#app/contact/received-message.ts";
import { reviewQueueTexts } from "#app/messages/staff/office/review-queue.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { requireAllBookings } from "#app/request/user/user-scopes.server.ts";
import { checkForm } from "#app/ui/form/form.ts";

/** Runs a step of a message, on its own page or in the review queue. @throws a redirect on success. */
export async function runMessageStep(
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
	form: FormData,
	back: string,
) {
	requireAllBookings(context, request);
	const user = requireRight(context, request, "bookings", "update");
	const { values, errors } = checkForm(messageStepSchema, form);
	if (errors) throw data({ message: reviewQueueTexts.message.unknownStep }, { status: 400 });
	const handling = { actor: actorOf(context, user), now: Date.now() };
	if (!(await stepMessage(context.get(requestContext).db, values, handling)))
		return data(
			{ message: values.message, error: reviewQueueTexts.message.changedMeanwhile },
			{ status: 409 },
		);
	setFlash(context, { look: "success", text: reviewQueueTexts.message.done[values.to] });
	throw redirect(back, 303);
}
