import { data, redirect } from "react-router";
import { instantOf } from "#app/catalogue/local-date.ts";
import { resellersTexts as texts } from "#app/messages/staff/partners/resellers.ts";
import {
	newKeySchema,
	resellerSchema,
	tickedExcursions,
} from "#app/partners/resellers/reseller-form.ts";
import { newKey, revokeKey } from "#app/partners/resellers/reseller-keys.server.ts";
import {
	isNameTaken,
	readReseller,
	saveReseller,
} from "#app/partners/resellers/resellers.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { checkForm } from "#app/ui/form/form.ts";
import type { Route } from "./+types/reseller";

export async function editReseller({ request, params, context }: Route.ActionArgs) {
	requireRight(context, request, "excursions", "update");
	const form = await readFormData(request);
	const resellerId = rowIdOf(params.resellerId);
	switch (form.get("intent")) {
		case "key":
			return makeKey(form, resellerId, context);
		case "revoke": {
			const { db } = context.get(requestContext);
			const id = rowIdOf(String(form.get("keyId")));
			await revokeKey(db, { id, resellerId }, Date.now());
			setFlash(context, { look: "success", text: texts.keys.wasRevoked });
			throw redirect(`/dashboard/resellers/${resellerId}`, 303);
		}
		default:
			return save(form, resellerId, context);
	}
}

type Context = Route.ActionArgs["context"];

async function save(form: FormData, id: number, context: Context) {
	const { values, errors, typedValues } = checkForm(resellerSchema, form);
	if (errors) return data({ intent: "save" as const, errors, typedValues }, { status: 400 });
	const { db } = context.get(requestContext);
	const { name, ...contract } = values;
	const excursionIds = tickedExcursions(typedValues);
	try {
		if (!(await saveReseller(db, id, { name, contract, excursionIds, now: Date.now() })))
			throw data(texts.notThere, { status: 404 });
	} catch (error) {
		if (!isNameTaken(error)) throw error;
		const sameName = { name: [texts.errors.taken] };
		return data({ intent: "save" as const, errors: sameName, typedValues }, { status: 409 });
	}
	setFlash(context, { about: "reseller saved", look: "success", text: texts.saved });
	throw redirect(`/dashboard/resellers/${id}`, 303);
}

/** The key is in this answer alone: nobody can read it again. */
async function makeKey(form: FormData, resellerId: number, context: Context) {
	const { values, errors, typedValues } = checkForm(newKeySchema, form);
	if (errors) return data({ intent: "key" as const, errors, typedValues }, { status: 400 });
	const { db, environment } = context.get(requestContext);
	const now = Date.now();
	const { kind, expiresOn } = values;
	// the whole of its last day
	const expiresAt = expiresOn === "" ? null : instantOf(expiresOn, "23:59", environment.timeZone);
	if (expiresAt !== null && expiresAt <= now) {
		const past = { expiresOn: [texts.errors.expires] };
		return data({ intent: "key" as const, errors: past, typedValues }, { status: 400 });
	}
	if (!(await readReseller(db, resellerId))) throw data(texts.notThere, { status: 404 });
	const { key, statement } = newKey(db, resellerId, { isTest: kind === "test", expiresAt, now });
	await statement;
	return data({ intent: "new key" as const, key, errors: null, typedValues: {} });
}
