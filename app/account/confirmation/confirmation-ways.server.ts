/** The ways in which a signed-in user proves to be the account's owner once more; their forms stand in `confirmation-way-forms.tsx`. */
import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { parseJson } from "#app/account/passkeys/passkey.ts";
import { hasPasskey } from "#app/account/two-factor/second-factor.server.ts";
import { passwordField } from "../endpoints/fields.ts";
import type { AccountErrorCode } from "../errors.ts";
import { assertionSchema } from "../passkeys/ceremony.server.ts";
import { provePasskey, signInUse } from "../passkeys/passkey-sign-in.server.ts";
import { verifyPassword } from "../password/password-hash.server.ts";
import type { AccountService } from "../service.server.ts";
import { codeRefusal } from "../two-factor/code-proof.server.ts";
import { credential, findPasswordHash } from "../users.server.ts";
import type { SignedIn } from "../users.ts";

/** What a way's form brings, and who is asked. */
interface WayCall {
	service: AccountService;
	request: Request;
	signedIn: SignedIn;
	/** The fields of the way's form. Each way reads its own with a schema. */
	answer: Readonly<Record<string, string>>;
}

export interface ConfirmationWay {
	/**
	 * True for what a thief of the password lacks. A user who has such a way confirms by it alone, because a password
	 * that is known to somebody else must not remove the factor that protects the account from it.
	 */
	isFactor: boolean;
	/** SQL, true for a user who has set this way up. */
	isSetUp(service: AccountService, userId: string): SQL;
	/**
	 * Checks what the form brought; attempts are counted before. @returns undefined when it proves the owner. Null
	 * instead of a function: the way leaves the site, and its own return calls `confirmSession`.
	 */
	check: ((call: WayCall) => Promise<AccountErrorCode | undefined>) | null;
}

/** In the order of the screen. */
export const confirmationWays = {
	/** A code of the authenticator app, or a recovery code for a lost telephone. */
	totp: {
		isFactor: true,
		isSetUp: (_service, userId) =>
			sql`EXISTS (SELECT 1 FROM two_factors WHERE user_id = ${userId} AND confirmed_at IS NOT NULL)`,
		check: ({ service, signedIn, answer }) =>
			codeRefusal(service, signedIn.user, answer.code ?? ""),
	},
	/** One of the user's own passkeys, as at a sign-in. */
	passkey: {
		isFactor: true,
		isSetUp: (_service, userId) => hasPasskey(userId),
		async check({ service, request, signedIn, answer }) {
			const passkey = v.safeParse(assertionSchema, parseJson(answer.passkey ?? ""));
			if (!passkey.success) return "AUTHENTICATION_FAILED";
			const question = { use: signInUse, ownerId: signedIn.user.id };
			const owner = await provePasskey(service, request, passkey.output, question);
			return "refused" in owner ? owner.refused : undefined;
		},
	},
	password: {
		isFactor: false,
		isSetUp: ({ options }, userId) =>
			options.emailAndPasswordEnabled
				? sql`EXISTS (SELECT 1 FROM accounts WHERE user_id = ${userId} AND provider_id = ${credential})`
				: sql`false`,
		async check({ service, signedIn, answer }) {
			const password = v.safeParse(passwordField, answer.password);
			if (!password.success) return "INVALID_PASSWORD";
			const passwordHash = await findPasswordHash(service.db, signedIn.user.id);
			if (!passwordHash) return "CREDENTIAL_ACCOUNT_NOT_FOUND";
			const { cost } = service.options.password;
			const { valid } = await verifyPassword(password.output, passwordHash, cost);
			return valid ? undefined : "INVALID_PASSWORD";
		},
	},
	/** Signing in again at a provider whose account is connected; see `confirmAtProviderEndpoint`. */
	provider: {
		isFactor: false,
		isSetUp({ options }, userId) {
			const offered = JSON.stringify(options.providers.map(({ id }) => id));
			return sql`EXISTS (SELECT 1 FROM accounts
				WHERE user_id = ${userId} AND provider_id IN (SELECT value FROM json_each(${offered})))`;
		},
		check: null,
	},
} satisfies Record<string, ConfirmationWay>;

export type WayName = keyof typeof confirmationWays;

export function isWayName(name: string): name is WayName {
	return Object.hasOwn(confirmationWays, name);
}
