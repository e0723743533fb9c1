import { type RouterContextProvider, redirect } from "react-router";
import {
	type Endpoint,
	type Outcome,
	type RawInput,
	refusalReply,
} from "#app/account/endpoints/endpoint.server.ts";
import type { Operator } from "#app/configuration/operator.ts";
import { logError } from "#app/log/log.ts";
import type { Language } from "#app/messages/languages.ts";
import { accountRefusalsTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { isUnreachable } from "#app/request/unavailable.server.ts";
import { plainMessage } from "#app/ui/form/form.ts";
import { accountServiceOf, deliverQueuedMail } from "./account-service.server.ts";

export type CallResult<Data> =
	| { data: Data; refusal: null; headers: Headers }
	| {
			data: null;
			refusal: { code: string; message: string; status: number; issues: Record<string, string> };
			headers: Headers;
	  };

/**
 * Calls an endpoint of the account service for a screen, with the same limits, origin check, rules
 * and messages as for API clients. Hand on `headers`: they carry the cookies.
 */
export async function callAccount<Data>(
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
	endpoint: Endpoint<Data>,
	input: RawInput,
): Promise<CallResult<Data>> {
	const services = context.get(requestContext);
	const service = accountServiceOf(context);
	const language = input.lang ?? service.language;
	const headers = new Headers({ "Cache-Control": "no-store" });
	let outcome: Outcome<Data>;
	try {
		outcome = await endpoint.serve(service, request, { ...input, lang: language });
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		logError("account call", error, { step: endpoint.path });
		headers.set("Retry-After", "30");
		return { data: null, refusal: unavailable(services.environment.operator, language), headers };
	}
	const { answer, cookies } = outcome;
	deliverQueuedMail(services, service);
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	if ("redirect" in answer) throw redirect(answer.redirect, { headers });
	if ("data" in answer) return { data: answer.data, refusal: null, headers };
	const { status, body } = refusalReply(answer);
	const issues = Object.entries(body.issues ?? {}).map(([name, words]) => [
		name,
		plainMessage(words, language),
	]);
	return {
		data: null,
		refusal: { ...body, status, issues: Object.fromEntries(issues) },
		headers,
	};
}

function unavailable({ phone }: Operator, language: Language) {
	return {
		code: "UNAVAILABLE",
		message: accountRefusalsTexts[language].unavailable({ phone }),
		status: 503,
		issues: {},
	};
}
