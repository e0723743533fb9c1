import { data, redirect } from "react-router";
import { confirmEndpoint } from "#app/account/confirmation/confirmation.server.ts";
import { confirmAtProviderEndpoint } from "#app/account/confirmation/provider-confirmation.server.ts";
import { findProvider } from "#app/account/oauth/offered-providers.server.ts";
import { staffRefusalText } from "#app/account/words/staff-refusal-text.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { confirmationTexts as texts } from "#app/messages/staff/partners/confirmation.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import {
	confirmPath,
	forgetWaitingForm,
	readWaitingForm,
} from "#app/request/user/confirmation.server.ts";
import type { Route } from "./+types/confirm";

/** A proof by one way's form. Afterwards the screen itself sends the form that waits. */
export async function answerConfirmation(args: Route.ActionArgs) {
	const form = await readFormData(args.request);
	const formId = args.url.searchParams.get("asked") ?? "";
	const waitingForm = readWaitingForm(args.context, args.request);
	if (!waitingForm) return data({ isOver: true }, { status: 409 });
	if (form.get("intent") === "cancel")
		throw redirect(waitingForm.path, {
			headers: { "Set-Cookie": forgetWaitingForm(args.context) },
		});
	const way = String(form.get("way"));
	if (way === "provider") return leaveForProvider(args, form, confirmPath(formId));
	const answer = Object.fromEntries(
		[...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
	);
	const input = { body: { way, answer }, lang: staffLanguage() };
	const { refusal, headers } = await callAccount(args, confirmEndpoint, input);
	if (!refusal) throw redirect(confirmPath(formId), { status: 303, headers });
	return data({ way, error: staffRefusalText(refusal) }, { status: refusal.status, headers });
}

async function leaveForProvider(args: Route.ActionArgs, form: FormData, back: string) {
	const provider = String(form.get("provider"));
	const result = await callAccount(args, confirmAtProviderEndpoint, {
		body: { provider, callbackURL: back, errorCallbackURL: back },
		lang: staffLanguage(),
	});
	const { refusal, headers } = result;
	if (refusal)
		return data(
			{ way: "provider", error: staffRefusalText(refusal) },
			{ status: refusal.status, headers },
		);
	const { account } = args.context.get(requestContext).environment;
	const name = findProvider(account, provider)?.row.name ?? provider;
	const title = texts.provider.title({ provider: name });
	return data({ leave: { url: result.data.url, provider, name, title } }, { headers });
}
