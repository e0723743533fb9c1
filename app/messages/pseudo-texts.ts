const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "åƀçðéƒĝĥîĵķļɱñöþǫŕşţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŞŢÛṼŴẊÝŽ";
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index]]));

/**
 * The same texts with accents, in brackets and 40 % longer. What stands in the brackets is in the catalogue as a whole;
 * tags such as <terms> stay as they are.
 */
export function pseudoTexts<Texts extends object>(texts: Texts): Texts {
	return new Proxy(texts, {
		get(target, key, receiver) {
			return pseudoValue(Reflect.get(target, key, receiver));
		},
	});
}

function pseudoValue(value: unknown): unknown {
	if (typeof value === "string") return pseudoText(value);
	if (typeof value === "function")
		return (...parameters: unknown[]) => pseudoValue(value(...parameters));
	if (Array.isArray(value)) return value.map(pseudoValue);
	if (typeof value === "object" && value !== null) return pseudoTexts(value);
	return value;
}

function pseudoText(text: string): string {
	if (text === "") return text;
	const letters = text.replace(/<[^>]*>|[a-z]/gi, (letter) => accents.get(letter) ?? letter);
	// in pieces, as words are: a line may break between them
	return `⟦${letters}${" ~~~~".repeat(Math.floor((text.length * 0.4) / 5))}⟧`;
}
