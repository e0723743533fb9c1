import { Fragment, type ReactNode } from "react";

/**
 * A text with parts that are more than words: <RichText text="Our <terms>terms</terms>" parts={{ terms: (words) => <a …> }} />.
 * A translator may move the tags, and not lose one: `catalogues.test.ts` compares them with the English text.
 */
export function RichText({
	text,
	parts,
}: {
	text: string;
	parts: Record<string, (words: string) => ReactNode>;
}) {
	// split by a pattern with groups gives words, tag, words of the tag, words, …
	const pieces = text.split(/<([a-z]+)>(.*?)<\/\1>/gs);
	return pieces.map((piece, index) => {
		if (index % 3 === 1) return null;
		const part = index % 3 === 2 ? parts[pieces[index - 1] ?? ""] : undefined;
		// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their order
		return <Fragment key={index}>{part ? part(piece) : piece}</Fragment>;
	});
}
