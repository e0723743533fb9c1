import { isBreachedPassword } from "./breached-passwords.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";

const passwordRefusals = [
	"PASSWORD_TOO_SHORT",
	"PASSWORD_TOO_LONG",
	"PASSWORD_TOO_COMMON",
	"PASSWORD_CONTAINS_NAME",
	"PASSWORD_COMPROMISED",
] as const;

type PasswordRefusal = (typeof passwordRefusals)[number];

export function isPasswordRefusal(code: string): code is PasswordRefusal {
	return passwordRefusals.some((refusal) => refusal === code);
}

export function atPasswordField<Field extends string>(
	field: Field,
): Record<PasswordRefusal, Field> {
	return {
		PASSWORD_TOO_SHORT: field,
		PASSWORD_TOO_LONG: field,
		PASSWORD_TOO_COMMON: field,
		PASSWORD_CONTAINS_NAME: field,
		PASSWORD_COMPROMISED: field,
	};
}

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

/** The first guesses of anybody are names; this is the product's. */
const productName = "Island Excursions";
/** Characters; shorter words are part of too many good passwords: "Ana" in "banana". */
const leastWord = 4;
const leastName = 3;

/** In any spelling: capitals, accents, spaces or signs between (OWASP ASVS 5.0, 6.2.11). */
function containsName(password: string, names: readonly string[]): boolean {
	const letters = wordsOf(password).join("");
	return names.some((name) => {
		const words = wordsOf(name);
		const whole = words.join("");
		return [
			...(whole.length >= leastName ? [whole] : []),
			...words.filter((word) => word.length >= leastWord),
		].some((part) => letters.includes(part));
	});
}

/** The names of a user that must not stand in their password. */
function namesOf({ name, email }: { name: string; email: string }): string[] {
	return [name, email.split("@")[0] ?? ""];
}

/** Letters and digits in lower case, without accents: "Íslä-nd 7" → "isla", "nd", "7". */
function wordsOf(text: string): string[] {
	const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
