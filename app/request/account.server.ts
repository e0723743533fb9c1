import type { RouterContextProvider } from "react-router";
import { type AccountOptions, accountOptions } from "#app/account/options.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { deliverSoon } from "./afterwards.server.ts";
import { requestContext } from "./context.server.ts";
import type { Environment } from "./environment.server.ts";

const known = new WeakMap<Environment, AccountOptions>();

function optionsOf(environment: Environment): AccountOptions {
	const options = known.get(environment) ?? accountOptions(environment.account);
	known.set(environment, options);
	return options;
}

/** The account service for this request. */
export function accountServiceOf(context: Readonly<RouterContextProvider>): AccountService {
	const { db, environment, limits, visitorAddress } = context.get(requestContext);
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
	if (service.mailQueued) deliverSoon(context.get(requestContext));
}
