import type { SQL } from "drizzle-orm";
import type { AccountErrorCode } from "../errors.ts";
import type { AccountService } from "../service.server.ts";
import type { SignedIn } from "../users.ts";

/** What a way's form brings, and who is asked. */
interface WayCall {
	service: AccountService;
	request: Request;
	signedIn: SignedIn;
	/** The fields of the way's form. Each way reads its own with a schema. */
	answer: Readonly<Record<string, string>>;
	/** `Set-Cookie` values of the answer. */
	cookies: string[];
}

/** One way in which a signed-in user proves to be the account's owner once more. */
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
