import { redirect } from "react-router";
import { stopImpersonatingEndpoint } from "#app/account/endpoints/admin/impersonation.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { requireUser } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/stop-impersonating";

/** Any signed-in user may call it: the endpoint checks whether the session is an impersonation. */
export async function action(args: Route.ActionArgs) {
	requireUser(args.context, args.request);
	const { refusal, headers } = await callAccount(args, stopImpersonatingEndpoint, {});
	// the admin's own session has ended meanwhile
	const lost = refusal?.code === "FAILED_TO_FIND_ADMIN_SESSION";
	throw redirect(lost ? "/app_login" : "/dashboard/users", { headers });
}

/** A GET does not end the impersonation. */
export function loader({ request, context }: Route.LoaderArgs) {
	requireUser(context, request);
	throw redirect("/dashboard");
}
