/** Characters. */
export const longestPlainName = 60;

/**
 * What mail programs turn into a link: an email or web address, with or without scheme, also with
 * the full stops that browsers accept; and line breaks, which would begin a paragraph.
 */
const address = /@|:\/\/|www[.。]|[\p{L}\p{N}][.。．｡]\p{L}{2}|\d+\.\d+\.\d+|\p{Cc}/iu;

/**
 * Attack: somebody signs up or books with a stranger's address and a name like "Win a car at
 * cars.example", which our mail would then carry in its greeting.
 */
export function isPlainName(name: string): boolean {
	return [...name].length <= longestPlainName && !address.test(name);
}
