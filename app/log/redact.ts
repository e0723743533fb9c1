const longestLine = 500;

/** The order matters: a link may hold a token, and a quotation may hold anything. */
const personal: [pattern: RegExp, instead: string][] = [
	// a parser quotes what it could not read, a validator what was typed
	[/"[^"\n]*"?|“[^”\n]*”?|'[^'\n]{3,}'/g, "[quoted]"],
	[/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, "[link]"],
	[/[^\s@<>,;()]+@[^\s@<>,;()]+/g, "[address]"],
	// ids that open a booking, tokens, hashes, keys: long, with letters and digits
	[/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}/gi, "[token]"],
	[/\b(?:\d{1,3}\.){3}\d{1,3}\b|\b(?:[\da-f]{0,4}:){3,}[\da-f]{0,4}/gi, "[ip]"],
	[/\+?\d[\d ()./-]{7,}\d/g, "[number]"],
];

/** Removes personal data and secrets, and cuts the text to one short line. */
export function redact(text: string): string {
	// attack: a line break in what was sent would forge a line of the log
	let line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
	for (const [pattern, instead] of personal) line = line.replaceAll(pattern, instead);
	return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}
