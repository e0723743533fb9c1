import { type RouterContextProvider, redirect } from "react-router";
import {
	type Endpoint,
	type Outcome,
	type RawInput,
	refusalOf,
} from "#app/account/endpoint.server.ts";
import { accountServiceOf, deliverQueuedMail } from "./account.server.ts";

export type CallResult<Data> =
	| { data: Data; refusal: null; headers: Headers }
	| {
			data: null;
			refusal: { code: string; message: string; status: number; issues: Record<string, string> };
			headers: Headers;
	  };

/**
 * A screen's way into the account service: the same endpoint that answers JSON, so that a form is
 * held to the same limits, origin check, rules and words. `headers` carry the cookies: hand them on.
 */
export async function callAccount<Data>(
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
	endpoint: Endpoint<Data>,
	input: RawInput,
): Promise<CallResult<Data>> {
	const service = accountServiceOf(context);
	const { answer, cookies }: Outcome<Data> = await endpoint.serve(service, request, input);
	deliverQueuedMail(context, service);
	const headers = new Headers({ "Cache-Control": "no-store" });
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	if ("redirect" in answer) throw redirect(answer.redirect, { headers });
	if ("data" in answer) return { data: answer.data, refusal: null, headers };
	const { status, body } = refusalOf(answer);
	return { data: null, refusal: { ...body, status, issues: body.issues ?? {} }, headers };
}
