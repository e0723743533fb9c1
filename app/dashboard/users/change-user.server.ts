import { data, redirect } from "react-router";
import { authorize, type Resource } from "#app/account/access.ts";
import { staffRefusalText } from "#app/account/words/staff-refusal-text.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { noSuchTexts } from "#app/messages/staff/partners/not-found.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { confirmIfRefused } from "#app/request/user/confirmation.server.ts";
import { forbidden } from "#app/request/user/forbidden.server.ts";
import { requireUser } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/user";
import { isUserIntent, userIntentOf } from "./user-actions.server.ts";

/** Runs a form of the user page by calling the admin endpoint of the same name. */
export async function changeUser({ request, context, params }: Route.ActionArgs) {
	requireUser(context, request);
	const form = await readFormData(request);
	const intent = String(form.get("intent"));
	if (!isUserIntent(intent)) throw new Response(noSuchTexts.form, { status: 400 });
	const { endpoint, asks, body, fields = {}, next, done } = userIntentOf(intent);
	requireActionRight(context, request, asks);
	const input = { body: body(form, params.userId), lang: staffLanguage() };
	const { refusal, headers } = await callAccount({ request, context }, endpoint, input);
	if (!refusal) {
		setFlash(context, { look: "success", text: done() });
		throw redirect(next ?? `/dashboard/users/${params.userId}`, { headers });
	}
	confirmIfRefused({ request, context, form }, refusal);
	const { code, status, issues } = refusal;
	const [field, issue] = Object.entries(issues)[0] ?? [fields[code] ?? "", undefined];
	const name = field.replace(/^data\./, "");
	const errors = { [name]: [issue ?? staffRefusalText(refusal)] };
	return data({ intent, errors }, { status, headers });
}

/** The same access check as the endpoint, refused as a screen. */
function requireActionRight(
	context: Route.ActionArgs["context"],
	request: Request,
	{ resource, right }: { resource: Resource; right: string },
) {
	const user = requireUser(context, request);
	const answer = authorize(user, { [resource]: [right] }, user.isListedAdmin ? [user.id] : []);
	if (!answer.success) throw forbidden(answer.lack, resource);
}
