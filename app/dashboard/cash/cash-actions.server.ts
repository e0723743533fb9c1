import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { cashTexts } from "#app/messages/staff/office/cash.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import {
	declareCash,
	readCash,
	receiveCash,
	takeCashOver,
	withdrawCash,
} from "#app/sales/payments/cash.server.ts";
import { cashDestinations, mayMoveCash } from "#app/sales/payments/cash.ts";
import { amountOfMoney } from "#app/sales/staff/amount-schema.ts";
import { checkForm, type FormErrors, type TypedValues } from "#app/ui/form/form.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import { canSignForCash } from "./can-sign-for-cash.server.ts";

const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));
const note = v.optional(lineOfText({ what: () => officeTexts.fields.note, most: 300 }), "");

const intentSchema = v.variant("intent", [
	v.object({
		intent: v.literal("declare"),
		key: v.pipe(v.string(), v.uuid()),
		expected: v.pipe(v.string(), v.regex(/^-?\d{1,12}$/), v.transform(Number)),
		counted: amountOfMoney(() => cashTexts.errors.notCounted, 0),
		note,
	}),
	v.object({
		intent: v.literal("receive"),
		handover: id,
		counted: amountOfMoney(() => cashTexts.errors.notCounted, 0),
		note,
		goesTo: v.picklist(cashDestinations, () => cashTexts.errors.noDestination),
	}),
	v.object({
		intent: v.literal("take-over"),
		person: v.pipe(v.string(), v.maxLength(128)),
		key: v.pipe(v.string(), v.uuid()),
		expected: v.pipe(v.string(), v.regex(/^-?\d{1,12}$/), v.transform(Number)),
		counted: amountOfMoney(() => cashTexts.errors.notCounted, 0),
		note,
		goesTo: v.picklist(cashDestinations, () => cashTexts.errors.noDestination),
	}),
	v.object({ intent: v.literal("withdraw"), handover: id }),
]);

/** Runs a form of the cash page. @throws a redirect on success. */
export async function runCashAction({
	request,
	context,
}: {
	request: Request;
	context: Readonly<RouterContextProvider>;
}) {
	const user = requireRight(context, request, "boarding", "cash");
	const { db, environment } = context.get(requestContext);
	const checked = checkForm(intentSchema, await readFormData(request));
	const { typedValues } = checked;
	if (checked.errors) return refused(400, checked.errors, typedValues);
	const { values } = checked;
	// the books would show the shortage, and nobody could tell later where it comes from
	if ("expected" in values && values.counted < values.expected && values.note === "")
		return refused(400, { note: [cashTexts.errors.noNote] }, typedValues);
	// a guide hands over the own purse only, to the office
	if (values.intent === "receive" || values.intent === "take-over")
		requireRight(context, request, "bookings", "update");
	const act = { actor: actorOf(context, user), now: Date.now() };
	if (!mayMoveCash(act.actor))
		return refused(403, { "": [cashTexts.errors.ownAccount] }, typedValues);
	switch (values.intent) {
		case "declare": {
			const { expected: expectedCents, counted: declaredCents, note, key } = values;
			const { currency } = environment;
			const declaration = { expectedCents, declaredCents, currency, note, key };
			if (!(await declareCash(db, declaration, act)))
				return refused(409, { "": [cashTexts.errors.changed] }, typedValues);
			setFlash(context, { look: "success", text: cashTexts.done.declared });
			break;
		}
		case "receive": {
			const { counted: receivedCents, note, goesTo } = values;
			const receipt = { receivedCents, note, goesTo };
			if (!(await receiveCash(db, values.handover, receipt, act)))
				return refused(409, { "": [cashTexts.errors.waitsNoMore] }, typedValues);
			setFlash(context, { look: "success", text: cashTexts.done.received[goesTo] });
			break;
		}
		case "take-over": {
			const { currency, account } = environment;
			const { purses } = await readCash(db);
			const purse = purses.find(
				(each) => each.personId === values.person && each.currency === currency,
			);
			const isOwners = purse && canSignForCash(purse, account.adminUserIds, act.now);
			const { expected: expectedCents, counted: receivedCents, note, goesTo, key } = values;
			const giver = { id: values.person, name: purse?.name ?? "" };
			const taking = { giver, expectedCents, receivedCents, currency, note, goesTo, key };
			if (isOwners || !(await takeCashOver(db, taking, act)))
				return refused(409, { "": [cashTexts.errors.purseChanged] }, typedValues);
			setFlash(context, { look: "success", text: cashTexts.done.received[goesTo] });
			break;
		}
		case "withdraw":
			if (!(await withdrawCash(db, values.handover, act)))
				return refused(409, { "": [cashTexts.errors.receivedAlready] }, typedValues);
			setFlash(context, { look: "success", text: cashTexts.done.takenBack });
	}
	throw redirect("/dashboard/cash", 303);
}

function refused(status: number, errors: FormErrors, typedValues: TypedValues) {
	return data({ errors, typedValues }, { status, headers: { "Cache-Control": "no-store" } });
}
