import type { SQL } from "drizzle-orm";
import { statusesWhere, statusIs } from "#app/database/status-list.server.ts";
import { mailRules } from "./mail-rules.ts";

const waitingStatuses = statusesWhere(mailRules, ({ isWaiting }) => isWaiting);

/** True for a mail that is still to be sent. Its text is the condition of the partial index `outbox_due`. */
export function isWaiting(of = "outbox"): SQL {
	return statusIs(`${of}.status`, waitingStatuses);
}
