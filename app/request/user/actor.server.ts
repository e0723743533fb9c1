import type { RouterContextProvider } from "react-router";
import type { Actor } from "#app/sales/actor.ts";
import { currentSession } from "./current-user.server.ts";
import type { StaffUser } from "./rights.server.ts";

/** Who the history names for the changes of this request. */
export function actorOf(context: Readonly<RouterContextProvider>, user: StaffUser): Actor {
	const impersonatorId = currentSession(context)?.session.impersonatedBy ?? null;
	return { id: user.id, name: user.name, impersonatorId };
}
