import type { RouterContextProvider } from "react-router";
import { checkSession } from "#app/account/sessions/sessions.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { accountServiceOf } from "./account-service.server.ts";
import { hasRights, staffUser } from "./rights.server.ts";

/**
 * The member of staff who opened a page that belongs to a guest; null for the guest. A session that still owes a second
 * factor counts too.
 */
export async function staffVisitor(
	context: Readonly<RouterContextProvider>,
	request: Request,
): Promise<Actor | null> {
	const isReading = request.method === "GET" || request.method === "HEAD";
	const service = accountServiceOf(context);
	const { signedIn } = await checkSession(service, request, isReading ? "cached" : "sure", "leave");
	if (!signedIn || !hasRights(staffUser(context, signedIn))) return null;
	const { user, session } = signedIn;
	return { id: user.id, name: user.name, impersonatorId: session.impersonatedBy };
}
