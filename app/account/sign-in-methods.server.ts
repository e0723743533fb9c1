/** What counts as a way to sign in: a password that can be used, an identity provider, a passkey. */
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { accounts, passkeys } from "#app/database/schema.server.ts";
import type { AccountOptions } from "./options.server.ts";
import { credential } from "./users.server.ts";

type Policy = Pick<AccountOptions, "emailAndPasswordEnabled">;

/** SQL, true for a row of `accounts` that signs in; undefined where all do. */
function isOpen({ emailAndPasswordEnabled }: Policy): SQL | undefined {
	return emailAndPasswordEnabled ? undefined : ne(accounts.providerId, credential);
}

/** Password and providers with which a user can sign in, the oldest first. */
export function listSignInMethods(db: Database, policy: Policy, userId: string) {
	return db
		.select({
			id: accounts.id,
			providerId: accounts.providerId,
			accountId: accounts.accountId,
			since: accounts.createdAt,
		})
		.from(accounts)
		.where(and(eq(accounts.userId, userId), isOpen(policy)))
		.orderBy(accounts.createdAt);
}

/** SQL, true while the user has another way to sign in. @param method.id of the passkey or account that is to go. */
export function hasOtherSignInMethod(policy: Policy, method: { userId: string; id: string }): SQL {
	const { userId, id } = method;
	return sql`(EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.userId} = ${userId} AND ${passkeys.id} <> ${id})
		OR ${hasOtherAccount(policy, method)})`;
}

/** SQL, true while the user has another password or provider; passkeys do not count. @param method.id of the account that is to go. */
export function hasOtherAccount(policy: Policy, { userId, id }: { userId: string; id: string }) {
	return sql`EXISTS (SELECT 1 FROM ${accounts} WHERE ${accounts.userId} = ${userId}
		AND ${accounts.id} <> ${id} AND ${isOpen(policy) ?? sql`true`})`;
}
