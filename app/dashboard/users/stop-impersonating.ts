import { redirect } from "react-router";
import { stopImpersonatingEndpoint } from "#app/account/endpoints/admin-impersonation.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { requireUser } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/stop-impersonating";

/** Open to whoever is signed in: the call itself finds out whether there is a way back. */
export async function action(args: Route.ActionArgs) {
	requireUser(args.context, args.request);
	const { refusal, headers } = await callAccount(args, stopImpersonatingEndpoint, {});
	// one's own session has ended meanwhile
	const lost = refusal?.code === "FAILED_TO_FIND_ADMIN_SESSION";
	throw redirect(lost ? "/app_login" : "/dashboard/users", { headers });
}

/** Whoever follows an old link stays who they are. */
export function loader({ request, context }: Route.LoaderArgs) {
	requireUser(context, request);
	throw redirect("/dashboard");
}
