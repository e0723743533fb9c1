import type { AccountErrorCode } from "./errors.ts";

/** Holds wherever a password is set: by its owner, by an admin, on the command line. */
export function judgeNewPassword(
	{ password }: { password: { minLength: number; maxLength: number } },
	entered: string,
): AccountErrorCode | undefined {
	if (entered.length < password.minLength) return "PASSWORD_TOO_SHORT";
	if (entered.length > password.maxLength) return "PASSWORD_TOO_LONG";
}
