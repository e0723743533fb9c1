import { sql } from "drizzle-orm";
import { codeRefusal } from "../two-factor/code-proof.server.ts";
import type { ConfirmationWay } from "./confirmation-way.server.ts";

/** A code of the authenticator app, or a recovery code for a lost telephone. */
export const totpWay: ConfirmationWay = {
	isFactor: true,
	isSetUp: (_service, userId) =>
		sql`EXISTS (SELECT 1 FROM two_factors WHERE user_id = ${userId} AND confirmed_at IS NOT NULL)`,
	check: ({ service, signedIn, answer }) => codeRefusal(service, signedIn.user, answer.code ?? ""),
};
