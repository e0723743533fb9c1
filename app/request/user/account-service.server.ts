import type { RouterContextProvider } from "react-router";
import { answerAccountCall, basePath } from "#app/account/endpoints/dispatch.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { deliverSoon } from "#app/request/after-response.server.ts";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import { discardBody } from "#app/request/form.server.ts";
import { answerCall } from "#app/request/security/security-headers.server.ts";
import { visitorLanguage } from "#app/request/visitor-language.server.ts";

export function accountServiceOf(context: Readonly<RouterContextProvider>): AccountService {
	const services = context.get(requestContext);
	return accountServiceFor(services, () => services.language);
}

/** @param language read only when a mail is written, because the session check, the most frequent call, writes none. */
function accountServiceFor(services: RequestContext, language: () => Language): AccountService {
	const { db, environment, limits, visitorAddress } = services;
	return {
		db,
		options: environment.account,
		limits: limits.account,
		address: visitorAddress,
		get language() {
			return language();
		},
		now: Date.now(),
		mailQueued: false,
	};
}

/** Sends mail queued by a call at once, instead of with the next cron run. */
export function deliverQueuedMail(services: RequestContext, service: AccountService): void {
	if (service.mailQueued) deliverSoon(services);
}

/**
 * The one call that bypasses the router (docs/decisions/an-account-service-of-our-own.md): it is the most frequent one, and the
 * router makes it three times as expensive.
 */
export function isSessionCheck({ method }: Request, { pathname }: URL): boolean {
	return method === "GET" && pathname === `${basePath}/get-session`;
}

export async function answerAccount(
	services: RequestContext,
	request: Request,
	url: URL,
): Promise<Response> {
	const service = accountServiceFor(services, () =>
		visitorLanguage(request.headers, services.environment.account),
	);
	const { status, body, headers, cookies } = await answerAccountCall(service, request, url);
	deliverQueuedMail(services, service);
	if (request.body) await discardBody(request);
	const { requestId } = services;
	const isSecure = url.protocol === "https:";
	const answer = answerCall(body, { status, headers }, { isSecure, requestId });
	for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
	return answer;
}
