const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "åƀçðéƒĝĥîĵķļɱñöþǫŕşţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŞŢÛṼŴẊÝŽ";
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index]]));

/**
 * The same texts with accents, in brackets and 40 % longer. What stands in the brackets is in the catalogue as a whole;
 * tags such as <terms> stay as they are.
 */
export function pseudoTexts<Texts extends object>(texts: Texts): Texts {
	return writtenBy(pseudoText, texts);
}

/** The same, but what comes from code or rows stays plain, so that an English word among the values stands out too. */
export function pseudoTextsWithPlainValues<Texts extends object>(texts: Texts): Texts {
	return writtenBy(pseudoTextBesideValues, texts);
}

type WriteText = (text: string, values: readonly unknown[]) => string;

function writtenBy<Texts extends object>(write: WriteText, texts: Texts): Texts {
	return new Proxy(texts, {
		get(target, key, receiver) {
			return pseudoValue(write, Reflect.get(target, key, receiver), []);
		},
	});
}

function pseudoValue(write: WriteText, value: unknown, values: readonly unknown[]): unknown {
	if (typeof value === "string") return write(value, values);
	if (typeof value === "function")
		return (...parameters: unknown[]) => pseudoValue(write, value(...parameters), parameters);
	if (Array.isArray(value)) return value.map((each) => pseudoValue(write, each, values));
	if (typeof value === "object" && value !== null) return writtenBy(write, value);
	return value;
}

function pseudoTextBesideValues(text: string, parameters: readonly unknown[]): string {
	const values = parameters
		.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : [each]))
		.filter((each) => typeof each === "string" && each !== "")
		.map(String)
		.sort((one, other) => other.length - one.length)
		// a sign for private use stands for the value while letters get accents
		.map((value, index) => ({ value, sign: String.fromCodePoint(0xe000 + index) }));
	const withSigns = values.reduce(
		(rest, { value, sign }) => rest.replaceAll(value, () => sign),
		text,
	);
	return values.reduce(
		(rest, { value, sign }) => rest.replaceAll(sign, () => value),
		pseudoText(withSigns),
	);
}

function pseudoText(text: string): string {
	if (text === "") return text;
	const letters = text.replace(/<[^>]*>|[a-z]/gi, (letter) => accents.get(letter) ?? letter);
	// in pieces, as words are: a line may break between them
	return `⟦${letters}${" ~~~~".repeat(Math.floor((text.length * 0.4) / 5))}⟧`;
}
