import { Fragment, type ReactNode } from "react";
import type { MarkdownBlock, MarkdownWords } from "./legal-text.server.ts";

export function MarkdownBlocks({ blocks }: { blocks: readonly MarkdownBlock[] }) {
	return inOrder(blocks, (block) => <Block block={block} />);
}

function Block({ block }: { block: MarkdownBlock }) {
	if (block.kind === "heading")
		return (
			<h3 className="text-xl">
				<Inline words={block.words} />
			</h3>
		);
	if (block.kind === "paragraph")
		return (
			<p>
				{inOrder(block.lines, (line, index) => (
					<>
						{index > 0 ? <br /> : null}
						<Inline words={line} />
					</>
				))}
			</p>
		);
	const items = inOrder(block.items, (words) => (
		<li>
			<Inline words={words} />
		</li>
	));
	return block.kind === "numbers" ? (
		<ol className="grid list-decimal gap-1 pl-5">{items}</ol>
	) : (
		<ul className="grid list-disc gap-1 pl-5">{items}</ul>
	);
}

function Inline({ words }: { words: MarkdownWords }) {
	return inOrder(words, (part) => {
		if (typeof part === "string") return part;
		const inner = <Inline words={part.words} />;
		if (part.kind === "link") return <a href={part.url}>{inner}</a>;
		return part.kind === "strong" ? <strong>{inner}</strong> : <em>{inner}</em>;
	});
}

function inOrder<Part>(
	parts: readonly Part[],
	draw: (part: Part, index: number) => ReactNode,
): ReactNode {
	// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
	return parts.map((part, index) => <Fragment key={index}>{draw(part, index)}</Fragment>);
}
