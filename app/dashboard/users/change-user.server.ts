import { data, redirect } from "react-router";
import { authorize } from "#app/account/access.ts";
import { accountErrorText } from "#app/account/screens/account-error-text.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { requireUser } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/user";
import { isUserIntent, userIntentOf } from "./user-actions.server.ts";

/** Runs a form of the user page by calling the admin endpoint of the same name. */
export async function changeUser({ request, context, params }: Route.ActionArgs) {
	requireUser(context, request);
	const form = await readFormData(request);
	const intent = String(form.get("intent"));
	if (!isUserIntent(intent)) throw new Response("There is no such form.", { status: 400 });
	const { endpoint, asks, body, fields = {}, next, done } = userIntentOf(intent);
	requireActionRight(context, request, asks);
	const input = { body: body(form, params.userId) };
	const { refusal, headers } = await callAccount({ request, context }, endpoint, input);
	if (!refusal) {
		setFlash(context, { look: "success", text: done });
		throw redirect(next ?? `/dashboard/users/${params.userId}`, { headers });
	}
	const { code, message, status, issues } = refusal;
	const [field, issue] = Object.entries(issues)[0] ?? [fields[code] ?? "", undefined];
	const name = field.replace(/^data\./, "");
	const errors = { [name]: [issue ?? accountErrorText(code, message)] };
	return data({ intent, errors }, { status, headers });
}

/** The same access check as the endpoint, with the dashboard's messages. */
function requireActionRight(
	context: Route.ActionArgs["context"],
	request: Request,
	{ resource, right }: { resource: string; right: string },
) {
	const user = requireUser(context, request);
	const answer = authorize(user, { [resource]: [right] }, user.isListedAdmin ? [user.id] : []);
	if (!answer.success) throw data({ code: "FORBIDDEN", message: answer.error }, { status: 403 });
}
