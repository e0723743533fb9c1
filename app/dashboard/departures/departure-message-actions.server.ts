import { data, redirect } from "react-router";
import * as v from "valibot";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { messageSchema } from "#app/departures/messages/departure-message.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { messageFormTexts } from "#app/messages/staff/departures/message-form.ts";
import { toldGuestsTexts } from "#app/messages/staff/departures/told-guests.ts";
import {
	findSentMessage,
	guestsToken,
	reachGuest,
	readMessageGuests,
	sendDepartureMessage,
} from "#app/operations/messages/departure-messages.server.ts";
import { outcomeOf } from "#app/operations/messages/message-guests.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { checkForm, type FormErrors } from "#app/ui/form/form.ts";
import type { Route } from "./+types/departure-message";

/** What is written about a departure on this day. */
export function messageTrip(
	{ environment }: RequestContext,
	{ title, date, now }: { title: string; date: string; now: number },
) {
	const { timeZone, operator } = environment;
	const { name, phone } = operator;
	return { title, date, today: localDateAt(now, timeZone), timeZone, operator: { name, phone } };
}

const { refused: refusals, send } = messageFormTexts;

export async function writeAction({ request, context, params }: Route.ActionArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const services = context.get(requestContext);
	const departureId = rowIdOf(params.departureId);
	const author = { actor: actorOf(context, user), now: Date.now() };
	const form = await readFormData(request);
	if (form.get("intent") === "reached") return reach(services, departureId, form, author);
	const { values, errors, typedValues } = checkForm(messageSchema, form);
	const refuse = (refused: FormErrors | null, status: number) =>
		data({ errors: refused, typedValues }, { status });
	if (errors) return refuse(errors, 400);
	if (form.get("intent") !== "send") return refuse(null, 200);
	const read = await readMessageGuests(services.db, departureId);
	if (!read) throw data({ message: sharedTexts.noSuchDeparture }, { status: 404 });
	const { key: formKey, shown: shownGuestsToken, ...message } = values;
	const trip = messageTrip(services, { ...read, now: author.now });
	if (message.kind !== "other" && read.date < trip.today)
		return refuse({ kind: [refusals.over] }, 400);
	const sending = { departureId, message, formKey, mark: read.mark, guests: read.guests, trip };
	// a press that is repeated after the first one was answered finds its message, whatever has changed since
	const recipients = read.guests.filter((guest) => outcomeOf(guest, message) === "told");
	const isAsShown = shownGuestsToken === guestsToken(read.mark);
	if (isAsShown && recipients.length === 0) return refuse({ stops: [refusals.nobody] }, 400);
	const messageId = isAsShown
		? await sendDepartureMessage(services.db, {
				...sending,
				...author,
				sender: mailSender(services),
			})
		: await findSentMessage(services.db, sending);
	if (messageId === null) return refuse({ "": [refusals.changed] }, 409);
	deliverSoon(services);
	const mails = recipients.filter(({ hasMail }) => hasMail).length;
	setFlash(context, {
		look: "success",
		text: send.onTheWay({ count: mails }),
	});
	throw redirect(sentPath(departureId, messageId), 303);
}

function sentPath(departureId: number, messageId: number): string {
	return `/dashboard/departures/${departureId}/write?sent=${messageId}`;
}

const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));
const reachedSchema = v.object({ message: id, booking: id });

async function reach(
	{ db }: RequestContext,
	departureId: number,
	form: FormData,
	author: Parameters<typeof reachGuest>[3],
): Promise<never> {
	const { values } = checkForm(reachedSchema, form);
	if (!values) throw data({ message: toldGuestsTexts.noSuchGuest }, { status: 400 });
	const { message: messageId, booking: bookingId } = values;
	await reachGuest(db, departureId, { messageId, bookingId }, author);
	throw redirect(sentPath(departureId, messageId), 303);
}
