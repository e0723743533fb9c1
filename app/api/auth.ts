/** `/api/auth/*`: the account service for machine callers. */
import { answerAccountCall } from "#app/account/dispatch.server.ts";
import { accountServiceOf, deliverQueuedMail } from "#app/request/account.server.ts";
import type { Route } from "./+types/auth";

export function loader(args: Route.LoaderArgs): Promise<Response> {
	return answer(args);
}

export function action(args: Route.ActionArgs): Promise<Response> {
	return answer(args);
}

async function answer({ request, context }: Route.LoaderArgs): Promise<Response> {
	const service = accountServiceOf(context);
	const response = await answerAccountCall(service, request);
	deliverQueuedMail(context, service);
	return response;
}
