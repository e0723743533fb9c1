import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { getPublicExcursion } from "#app/departures/offer/excursions.server.ts";
import { isLanguage, staffLanguage } from "#app/messages/languages.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { waitingListTexts } from "#app/messages/staff/departures/waiting-list.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { isConfirmId, makeConfirmId } from "#app/sales/booking/booking-ids.ts";
import { joinByForm } from "#app/sales/waiting/join.server.ts";
import { offerSeats } from "#app/sales/waiting/offer-seats.server.ts";
import { offerEnd } from "#app/sales/waiting/offer-time.ts";
import {
	markCalled,
	moveParty,
	readStaffList,
	removeParty,
	type StaffList,
} from "#app/sales/waiting/staff-list.server.ts";
import { waitingSchema } from "#app/sales/waiting/waiting-request.ts";
import { checkForm, type FormErrors } from "#app/ui/form/form.ts";

const { errors: refusals, done } = waitingListTexts;

const stepSchema = v.object({
	intent: v.picklist(["up", "down", "offer", "called", "remove"]),
	party: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
});
type Step = v.InferOutput<typeof stepSchema>;

/** Adds a caller, or does one step with a party of the list. @throws a redirect to the list when it is done. */
export async function runWaitingList({
	request,
	context,
	params,
}: {
	request: Request;
	context: Readonly<RouterContextProvider>;
	params: { departureId: string };
}) {
	const user = requireRight(context, request, "bookings", "update");
	const services = context.get(requestContext);
	const departureId = rowIdOf(params.departureId);
	const author = { actor: actorOf(context, user), now: Date.now() };
	const form = await readFormData(request);
	const list = await readStaffList(services.db, departureId, author.now);
	if (!list) throw data({ message: sharedTexts.noSuchDeparture }, { status: 404 });
	const answer =
		form.get("intent") === "add"
			? await addCaller(services, list, form, author)
			: await takeStep(services, list, form, author);
	if (answer.refusal) return answer.refusal;
	deliverSoon(services);
	if (answer.words) setFlash(context, { look: "success", text: answer.words });
	throw redirect(`/dashboard/departures/${departureId}/waiting`, 303);
}

interface Author {
	actor: Actor;
	now: number;
}

const refuse = (status: number, errors: FormErrors, typedValues: Record<string, string> = {}) => ({
	refusal: data({ errors, typedValues }, { status }),
	words: "",
});

async function addCaller(
	services: RequestContext,
	{ departure }: StaffList,
	form: FormData,
	{ actor, now }: Author,
) {
	const { db, environment } = services;
	const { values, errors, typedValues } = checkForm(waitingSchema, form);
	if (errors) return refuse(400, errors, typedValues);
	const language = isLanguage(typedValues.language) ? typedValues.language : staffLanguage();
	const clock = { now, timeZone: environment.timeZone };
	const onSale = await getPublicExcursion(db, departure.excursionId, clock, language);
	if (!onSale) return refuse(409, { "": [refusals.notPossible] }, typedValues);
	const secret = isConfirmId(typedValues.secret ?? "")
		? String(typedValues.secret)
		: makeConfirmId();
	const answer = await joinByForm(
		db,
		{
			values,
			typedValues,
			onSale,
			departureId: departure.id,
			secret,
			language,
			words: staffLanguage(),
		},
		{ now, operatorPhone: environment.operator.phone, actor, sender: mailSender(services) },
	);
	if (answer.outcome === "joined") return { refusal: null, words: done.added };
	const problem: FormErrors = answer.problem ? { "": [refusals[answer.problem]] } : {};
	return refuse(answer.status, { ...answer.errors, ...problem }, typedValues);
}

async function takeStep(services: RequestContext, list: StaffList, form: FormData, author: Author) {
	const { values } = checkForm(stepSchema, form);
	if (!values) return refuse(400, { "": [refusals.changed] });
	const party = list.waiting.find(({ id }) => id === values.party);
	if (!party) return refuse(409, { "": [refusals.changed] });
	const { db } = services;
	const { id } = party;
	const steps: Record<Step["intent"], () => Promise<string | null>> = {
		up: () => moveParty(db, list.waiting, { id, by: -1 }, author).then(() => ""),
		down: () => moveParty(db, list.waiting, { id, by: 1 }, author).then(() => ""),
		called: () => markCalled(db, id, author).then(() => ""),
		remove: async () => {
			if (await removeParty(db, party, author))
				purgeExcursionPages(services, list.departure.excursionId);
			return done.removed;
		},
		offer: () => offerNow(services, list, id, author),
	};
	const words = await steps[values.intent]();
	return words === null ? refuse(409, { "": [refusals.notOffered] }) : { refusal: null, words };
}

/** Staff may offer out of turn, and at night. @returns null where nothing could be offered. */
async function offerNow(
	services: RequestContext,
	{ departure }: StaffList,
	id: number,
	{ actor, now }: Author,
): Promise<string | null> {
	const { db, environment } = services;
	const { timeZone, currency, cancellationPolicy: usualPolicy, operator } = environment;
	const until = offerEnd(departure, { now, timeZone });
	if (until === null) return null;
	const offered = await offerSeats(db, { id, freeSeats: departure.free, passedOver: [] }, until, {
		...{ now, timeZone, currency, usualPolicy, actor, operatorPhone: operator.phone },
		sender: mailSender(services),
	});
	if (offered.outcome === "refused") return null;
	purgeExcursionPages(services, offered.excursionId);
	return done.offered;
}
