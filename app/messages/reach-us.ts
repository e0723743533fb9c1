/** A sentence with the ways to reach the operator, "<phone>…</phone> or <mail>…</mail>"; "" where none is told. */
export function reachUs(
	or: string,
	{ phone, email }: { phone: string; email: string },
	say: (ways: string) => string,
): string {
	const ways = [phone && `<phone>${phone}</phone>`, email && `<mail>${email}</mail>`];
	const words = ways.filter(Boolean).join(` ${or} `);
	return words && say(words);
}
