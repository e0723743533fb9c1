/** No name that somebody goes by is longer. */
export const longestPlainName = 60;

/**
 * What a mail reader makes a link of: an email or web address, with or without its scheme. Signs that
 * a browser takes for a full stop count as one; line breaks would begin a paragraph of their own.
 */
const address = /@|:\/\/|www[.。]|[\p{L}\p{N}][.。．｡]\p{L}{2}|\d+\.\d+\.\d+|\p{Cc}/iu;

/**
 * Whether this is a name and nothing else. Attack: who signs up or books with a stranger's mailbox
 * writes the name that our mail greets with; "Win a car at cars.example" must not travel in it.
 */
export function isPlainName(name: string): boolean {
	return [...name].length <= longestPlainName && !address.test(name);
}

/** The first line of every mail. */
export function greet(name: string | undefined): string {
	return name && isPlainName(name) ? `Hello ${name},` : "Hello,";
}
