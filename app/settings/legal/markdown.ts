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
