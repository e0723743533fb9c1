import type { SQL } from "drizzle-orm";
import type { outbox } from "#app/database/schema.server.ts";
import { statusesWhere, statusIs } from "#app/database/status-list.server.ts";

type MailStatus = (typeof outbox.$inferSelect)["status"];

/** Every rule that depends on a mail's status alone; a new status does not compile until its rules are added. */
export const mailRules = {
	pending: { isWaiting: true },
	// the worker that sends it may have died
	sending: { isWaiting: true },
	sent: { isWaiting: false },
	failed: { isWaiting: false },
} as const satisfies Record<MailStatus, { isWaiting: boolean }>;

const waitingStatuses = statusesWhere(mailRules, ({ isWaiting }) => isWaiting);

/** True for a mail that is still to be sent. Its text is the condition of the partial index `outbox_due`. */
export function isWaiting(of = "outbox"): SQL {
	return statusIs(`${of}.status`, waitingStatuses);
}
