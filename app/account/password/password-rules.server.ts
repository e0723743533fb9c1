import { isCommonPassword } from "./common-passwords.server.ts";
import type { PasswordRefusal } from "./password-refusals.ts";

/** Among the first guesses of anybody. */
const productName = "Island Excursions";
/** Characters; shorter words are part of too many good passwords: "Ana" in "banana". */
const leastWord = 4;
const leastName = 3;

export interface PasswordOwner {
	name: string;
	email: string;
}

interface PasswordPolicy {
	password: { minLength: number; maxLength: number };
	operator: { name: string };
}

/** Applies wherever a password is set: by its owner, by an admin, on the command line. */
export function newPasswordRefusal(
	policy: PasswordPolicy,
	entered: string,
	owner: PasswordOwner,
): PasswordRefusal | undefined {
	const bounds = passwordRefusalWithoutOwner(policy, entered);
	if (bounds) return bounds;
	const [mailbox = ""] = owner.email.split("@");
	const names = [productName, policy.operator.name, owner.name, mailbox];
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

/** In any spelling: capitals, accents, spaces or signs between (OWASP ASVS 5.0, 6.2.11). */
function containsName(entered: string, names: readonly string[]): boolean {
	const password = wordsOf(entered).join("");
	return names.some((name) => {
		const words = wordsOf(name);
		const whole = words.join("");
		return [
			...(whole.length >= leastName ? [whole] : []),
			...words.filter((word) => word.length >= leastWord),
		].some((part) => password.includes(part));
	});
}

/** Letters and digits in lower case, without accents: "Íslä-nd 7" → "isla", "nd", "7". */
function wordsOf(text: string): string[] {
	const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
