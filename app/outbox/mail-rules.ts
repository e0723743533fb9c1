import type { outbox } from "#app/database/schema.server.ts";

type MailStatus = (typeof outbox.$inferSelect)["status"];

/** Every rule that depends on a mail's status alone; a new status does not compile until its rules are added. */
export const mailRules = {
	pending: { isWaiting: true },
	// the worker that sends it may have died
	sending: { isWaiting: true },
	sent: { isWaiting: false },
	failed: { isWaiting: false },
} as const satisfies Record<MailStatus, { isWaiting: boolean }>;
