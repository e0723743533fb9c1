/** One order for all lists of names: accents and case don't count, and "Van 3" comes before "Van 10". */
const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

export function byName(one: { name: string }, other: { name: string }): number {
	return collator.compare(one.name, other.name);
}

export function byTitle(one: { title: string }, other: { title: string }): number {
	return collator.compare(one.title, other.title);
}
