/** Names in a password, which whoever guesses begins with; runs anywhere. */

/** Among the first guesses of anybody. */
export const productName = "Island Excursions";
/** Characters; shorter words are part of too many good passwords: "Ana" in "banana". */
const leastWord = 4;
const leastName = 3;

/** In any spelling: capitals, accents, spaces or signs between (OWASP ASVS 5.0, 6.2.11). */
export function containsName(password: string, names: readonly string[]): boolean {
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
export function namesOf({ name, email }: { name: string; email: string }): string[] {
	return [name, email.split("@")[0] ?? ""];
}

/** Letters and digits in lower case, without accents: "Íslä-nd 7" → "isla", "nd", "7". */
function wordsOf(text: string): string[] {
	const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
