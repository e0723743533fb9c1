import { isBreachedPassword } from "./breached-passwords.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { containsName, namesOf, productName } from "./password-names.ts";
import type { PasswordRefusal } from "./password-refusals.ts";

export interface PasswordOwner {
	name: string;
	email: string;
}

interface PasswordPolicy {
	password: { minLength: number; maxLength: number };
	operator: { name: string };
}

/** Applies wherever a password is set: by its owner or by an admin. Asks another service where the operator wants it. */
export async function newPasswordRefusal(
	policy: PasswordPolicy & { password: { breachCheck: boolean } },
	password: string,
	owner: PasswordOwner,
): Promise<PasswordRefusal | undefined> {
	const refusal = passwordRuleRefusal(policy, password, owner);
	if (refusal || !policy.password.breachCheck) return refusal;
	return (await isBreachedPassword(password)) ? "PASSWORD_COMPROMISED" : undefined;
}

/** The rules that ask nobody, which the command line uses alone. */
export function passwordRuleRefusal(
	policy: PasswordPolicy,
	password: string,
	owner: PasswordOwner,
): PasswordRefusal | undefined {
	const ruleBroken = passwordRefusalWithoutOwner(policy, password);
	if (ruleBroken) return ruleBroken;
	const names = [productName, policy.operator.name, ...namesOf(owner)];
	if (containsName(password, names)) return "PASSWORD_CONTAINS_NAME";
}

/** The rules that need no owner. */
export function passwordRefusalWithoutOwner(
	policy: Pick<PasswordPolicy, "password">,
	password: string,
): PasswordRefusal | undefined {
	// blanks around a common word make it no longer
	if (password.trim().length < policy.password.minLength) return "PASSWORD_TOO_SHORT";
	if (password.length > policy.password.maxLength) return "PASSWORD_TOO_LONG";
	if (isCommonPassword(password.trim().toLowerCase())) return "PASSWORD_TOO_COMMON";
}
