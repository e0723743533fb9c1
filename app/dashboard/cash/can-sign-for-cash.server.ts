import { can } from "#app/account/access.ts";
import { isBanned } from "#app/account/users.ts";
import type { Purse } from "#app/sales/payments/cash.server.ts";

/** Whether the owner of a purse may hand it over: who was removed, is banned or has lost the right can't. */
export function canSignForCash(
	{ personId, account }: Pick<Purse, "personId" | "account">,
	adminUserIds: readonly string[],
	now: number,
): boolean {
	return (
		account !== null &&
		!isBanned(account, now) &&
		can({ id: personId, role: account.role }, "boarding", "cash", adminUserIds)
	);
}
