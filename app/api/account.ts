import { requestContext } from "#app/request/context.server.ts";
import { answerAccount } from "#app/request/user/account-service.server.ts";
import type { Route } from "./+types/account";

/** `/api/auth/*`: the account service for API clients. The table of endpoints lists the calls. */
export function loader({ request, url, context }: Route.LoaderArgs) {
	return answerAccount(context.get(requestContext), request, url);
}

export const action = loader;
