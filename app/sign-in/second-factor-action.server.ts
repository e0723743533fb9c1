import { data, redirect } from "react-router";
import * as v from "valibot";
import { openSealed, seal } from "#app/account/encrypted-text.server.ts";
import { signOutEndpoint } from "#app/account/endpoints/sessions.server.ts";
import {
	confirmTotpEndpoint,
	renewCodesEndpoint,
	setUpTotpEndpoint,
} from "#app/account/two-factor/authenticator-app.server.ts";
import { accountErrorText } from "#app/account/words/account-error-text.server.ts";
import { secondFactorTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { type CallResult, callAccount } from "#app/request/user/account-call.server.ts";
import { accountServiceOf } from "#app/request/user/account-service.server.ts";
import { confirmIfRefused } from "#app/request/user/confirmation.server.ts";
import { currentSession } from "#app/request/user/current-user.server.ts";
import type { Route } from "./+types/second-factor";

type Args = Pick<Route.ActionArgs, "request" | "context">;

/** What the page shows next; without it, the form that was sent. */
type ShownStep =
	| {
			name: "scan";
			uri: string;
			/** In groups of four, to be typed. */
			typedKey: string;
			/** URI, app's id and recovery codes, sealed: the browser sends them back with the first code. */
			proposal: string;
	  }
	| { name: "codes"; codes: string[]; file: string };

const proposalSchema = v.object({
	factorId: v.string(),
	totpURI: v.string(),
	backupCodes: v.array(v.string()),
});
type Proposal = v.InferOutput<typeof proposalSchema>;

export async function changeSecondFactor(args: Args) {
	const form = await readFormData(args.request);
	const signedIn = currentSession(args.context);
	if (!signedIn) throw redirect("/app_login");
	switch (form.get("intent")) {
		case "begin":
			return await begin(args, form);
		case "confirm":
			return await confirm(args, form, signedIn.user.id);
		case "codes":
			return await renewCodes(args, form);
		case "signOut": {
			const { headers } = await callAccount(args, signOutEndpoint, {});
			throw redirect("/app_login", { headers });
		}
		default:
			throw data(null, { status: 400 });
	}
}

async function begin(args: Args, form: FormData) {
	const result = await callAccount(args, setUpTotpEndpoint, {});
	if (result.refusal) {
		const isObliged = currentSession(args.context)?.duty === "enrol";
		// the screen that confirms is a part of the dashboard, which such a user can't reach
		if (!isObliged) confirmIfRefused({ ...args, form }, result.refusal);
		return showRefusal(args, result);
	}
	return showStep(scanStep(args, result.data), result.headers);
}

async function confirm(args: Args, form: FormData, userId: string) {
	const proposal = openProposal(args, userId, String(form.get("proposal") ?? ""));
	// too old for the browser's form, or of another user
	if (!proposal) throw redirect("/app_login/second-factor");
	const body = { code: String(form.get("code") ?? ""), factorId: proposal.factorId };
	const result = await callAccount(args, confirmTotpEndpoint, { body });
	if (result.refusal) {
		// the recovery codes of this form are not those of an app that was begun since
		const isOver = result.refusal.code === "TOTP_NOT_ENABLED";
		return showRefusal(args, result, isOver ? undefined : scanStep(args, proposal));
	}
	return showStep(codesStep(args, proposal.backupCodes), result.headers);
}

async function renewCodes(args: Args, form: FormData) {
	const result = await callAccount(args, renewCodesEndpoint, {});
	if (result.refusal) {
		confirmIfRefused({ ...args, form }, result.refusal);
		return showRefusal(args, result);
	}
	return showStep(codesStep(args, result.data.backupCodes), result.headers);
}

function showStep(step: ShownStep, headers: Headers) {
	return data({ step, error: undefined }, { headers });
}

function showRefusal(
	{ context }: Args,
	{ refusal, headers }: Extract<CallResult<unknown>, { data: null }>,
	step?: ShownStep,
) {
	const { language } = context.get(requestContext);
	const { signInAgain, over } = secondFactorTexts[language].setUp;
	const setUpErrors = new Map([
		["SESSION_IS_NOT_FRESH", signInAgain],
		["TOTP_NOT_ENABLED", over],
	]);
	const error =
		setUpErrors.get(refusal.code) ?? accountErrorText(language, refusal.code, refusal.message);
	return data({ step, error }, { status: refusal.status, headers });
}

const purpose = "second factor in the browser";

function scanStep({ context }: Args, proposal: Proposal): ShownStep {
	const { options } = accountServiceOf(context);
	const userId = currentSession(context)?.user.id ?? "";
	const key = new URL(proposal.totpURI).searchParams.get("secret") ?? "";
	return {
		name: "scan",
		uri: proposal.totpURI,
		typedKey: key.replaceAll(/(.{4})(?=.)/g, "$1 "),
		// attack: codes and secret of somebody else's form; so the user's id is needed to open it
		proposal: seal(options.secret, purpose, [userId], JSON.stringify(proposal)),
	};
}

function openProposal({ context }: Args, userId: string, sealed: string): Proposal | null {
	const { secret } = accountServiceOf(context).options;
	const text = openSealed(secret, purpose, [userId], sealed);
	const proposal = v.safeParse(v.pipe(v.string(), v.parseJson(), proposalSchema), text);
	return proposal.success ? proposal.output : null;
}

function codesStep({ context }: Args, codes: string[]): ShownStep {
	const { environment } = context.get(requestContext);
	const email = currentSession(context)?.user.email ?? "";
	const lines = [environment.operator.name, email, "", ...codes, ""];
	return {
		name: "codes",
		codes,
		file: `data:text/plain;charset=utf-8,${encodeURIComponent(lines.join("\n"))}`,
	};
}
