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
	entered: string,
	owner: PasswordOwner,
): Promise<PasswordRefusal | undefined> {
	const refused = passwordRuleRefusal(policy, entered, owner);
	if (refused || !policy.password.breachCheck) return refused;
	return (await isBreachedPassword(entered)) ? "PASSWORD_COMPROMISED" : undefined;
}

/** The rules that ask nobody, which the command line uses alone. */
export function passwordRuleRefusal(
	policy: PasswordPolicy,
	entered: string,
	owner: PasswordOwner,
): PasswordRefusal | undefined {
	const bounds = passwordRefusalWithoutOwner(policy, entered);
	if (bounds) return bounds;
	const names = [productName, policy.operator.name, ...namesOf(owner)];
	if (containsName(entered, names)) return "PASSWORD_CONTAINS_NAME";
}

/** The rules that need no owner. */
export function passwordRefusalWithoutOwner(
	{ password }: Pick<PasswordPolicy, "password">,
	entered: string,
): PasswordRefusal | undefined {
	if (entered.length < password.minLength) return "PASSWORD_TOO_SHORT";
	if (entered.length > password.maxLength) return "PASSWORD_TOO_LONG";
	if (isCommonPassword(entered.trim().toLowerCase())) return "PASSWORD_TOO_COMMON";
}
