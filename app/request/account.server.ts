import type { RouterContextProvider } from "react-router";
import { answerAccountCall } from "#app/account/dispatch.server.ts";
import { type AccountOptions, accountOptions } from "#app/account/options.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { deliverSoon } from "./afterwards.server.ts";
import { type RequestContext, requestContext } from "./context.server.ts";
import type { Environment } from "./environment.server.ts";
import { headersWithoutPage } from "./security-headers.server.ts";
import { discardBody } from "./unread.server.ts";

const known = new WeakMap<Environment, AccountOptions>();

function optionsOf(environment: Environment): AccountOptions {
	const options = known.get(environment) ?? accountOptions(environment.account);
	known.set(environment, options);
	return options;
}

/** The account service for this request. */
export function accountServiceOf(context: Readonly<RouterContextProvider>): AccountService {
	return accountServiceFor(context.get(requestContext));
}

function accountServiceFor(services: RequestContext): AccountService {
	const { db, environment, limits, visitorAddress } = services;
	return {
		db,
		options: optionsOf(environment),
		limits: limits.account,
		address: visitorAddress,
		now: Date.now(),
		mailQueued: false,
	};
}

/** Mail that a call has queued leaves now, not with the next run of the cron job. */
export function deliverQueuedMail(
	context: Readonly<RouterContextProvider>,
	service: AccountService,
): void {
	deliverMailOf(context.get(requestContext), service);
}

function deliverMailOf(services: RequestContext, service: AccountService): void {
	if (service.mailQueued) deliverSoon(services);
}

/** Everything below `/api/auth` but the page on which a failed sign-in ends. */
const accountPath = /^\/api\/auth(?:\/(?!error(?:\/|\.data)?$)|$)/;

export function isAccountCall({ pathname }: URL): boolean {
	return accountPath.test(pathname);
}

/**
 * The answer of the account service to a machine caller. It has no page, so the framework of pages is
 * not asked: the call that a browser makes most often would cost three times as much.
 */
export async function answerAccount(
	services: RequestContext,
	request: Request,
	url: URL,
): Promise<Response> {
	const service = accountServiceFor(services);
	const { status, body, headers, cookies } = await answerAccountCall(service, request, url);
	deliverMailOf(services, service);
	if (request.body) await discardBody(request);
	const { requestId } = services;
	const isSecure = url.protocol === "https:";
	const response = new Response(body, {
		status,
		headers: headersWithoutPage(headers, { isSecure, requestId }),
	});
	for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
	return response;
}
