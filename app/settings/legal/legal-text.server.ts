import type { Language } from "#app/messages/languages.ts";
import { type OperatorText, operatorTextIn } from "#app/messages/operator-text.ts";

/** The part of Markdown that staff may write, as a page draws it; whatever else they type stays text. */
export type MarkdownBlock =
	| { kind: "heading"; words: MarkdownWords }
	/** Its lines stay lines, as an address needs. */
	| { kind: "paragraph"; lines: MarkdownWords[] }
	| { kind: "bullets" | "numbers"; items: MarkdownWords[] };

export type MarkdownWords = (
	| string
	| { kind: "strong" | "emphasis"; words: MarkdownWords }
	| { kind: "link"; url: string; words: MarkdownWords }
)[];

/**
 * Headings, paragraphs, two kinds of lists, bold, emphasis and links: a whole Markdown library weighs 12 kB in a worker
 * that is nearly full. Attack: a member of staff writes a script into a guest's page. There is no way to an element but
 * these, which pages draw themselves: HTML stays the text that was typed, and so does a link that is neither https: nor
 * mailto:.
 */
export function readMarkdown(text: string): MarkdownBlock[] {
	const blocks: MarkdownBlock[] = [];
	let isNew = true;
	for (const line of text.split("\n").map((each) => each.trim())) {
		if (line === "") {
			isNew = true;
			continue;
		}
		const block = blockOf(line);
		const last = isNew ? undefined : blocks.at(-1);
		if (!last || !joined(last, block)) blocks.push(block);
		isNew = false;
	}
	return blocks;
}

function blockOf(line: string): MarkdownBlock {
	const heading = /^#{1,6} +(.+)$/.exec(line)?.[1];
	if (heading) return { kind: "heading", words: wordsOf(heading) };
	const bullet = /^[-*] +(.+)$/.exec(line)?.[1];
	if (bullet) return { kind: "bullets", items: [wordsOf(bullet)] };
	const item = /^\d{1,3}[.)] +(.+)$/.exec(line)?.[1];
	if (item) return { kind: "numbers", items: [wordsOf(item)] };
	return { kind: "paragraph", lines: [wordsOf(line)] };
}

/** True where the next line went into the block before it. */
function joined(last: MarkdownBlock, next: MarkdownBlock): boolean {
	if (last.kind === "paragraph" && next.kind === "paragraph") {
		last.lines.push(...next.lines);
		return true;
	}
	if ("items" in last && "items" in next && last.kind === next.kind) {
		last.items.push(...next.items);
		return true;
	}
	return false;
}

/** Each group refuses its own closing sign, so that no text takes long to read. */
const marks = /\*\*(?! )([^*\n]+)\*\*|\*(?! )([^*\n]+)\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

function wordsOf(text: string): MarkdownWords {
	const words: MarkdownWords = [];
	let from = 0;
	for (const match of text.matchAll(marks)) {
		const [whole, strong, emphasis, label = "", url = ""] = match;
		if (match.index > from) words.push(text.slice(from, match.index));
		from = match.index + whole.length;
		if (strong) words.push({ kind: "strong", words: wordsOf(strong) });
		else if (emphasis) words.push({ kind: "emphasis", words: wordsOf(emphasis) });
		else if (isSafe(url)) words.push({ kind: "link", url, words: [label] });
		else words.push(whole);
	}
	if (from < text.length) words.push(text.slice(from));
	return words;
}

function isSafe(url: string): boolean {
	return /^(?:https|mailto):$/.test(URL.parse(url)?.protocol ?? "");
}

export interface LegalAddition {
	/** In which it is written: another one than the page's where that has no words. */
	language: Language;
	blocks: MarkdownBlock[];
}

/** What the operator adds to a legal page, for readers of that language; null without a text. */
export function legalAddition(text: OperatorText, language: Language): LegalAddition | null {
	const addition = operatorTextIn(text, language);
	return addition.words
		? { language: addition.language, blocks: readMarkdown(addition.words) }
		: null;
}
