/**
 * Where a visitor may be sent and where a request may come from. Every redirect target that
 * is not ours by construction passes here (OWASP: Unvalidated Redirects and Forwards).
 */

/** @param trustedOrigins exact origins ("https://app.example.com") or one "*" per host label ("https://*.example.com"). */
export function isTrustedTarget(target: string, trustedOrigins: readonly string[]): boolean {
	return target.startsWith("/") ? isSafePath(target) : isTrustedAbsolute(target, trustedOrigins);
}

/** An `Origin` header, or the origin of a `Referer`. */
export function isTrustedOrigin(header: string, trustedOrigins: readonly string[]): boolean {
	const url = parseWeb(header);
	return url !== null && matchesOne(url, trustedOrigins);
}

const maxLength = 2048;

/**
 * A path of our own site. Refuses all that a browser may read as another host or that a later
 * decoding may turn into one: "//" and "\" anywhere, encoded slashes and controls, dot segments.
 */
function isSafePath(path: string): boolean {
	return (
		path.length <= maxLength &&
		/^\/[\w\-.~!$&'()*+,;=:@/%?#[\]]*$/.test(path) &&
		!path.includes("//") &&
		isDecodable(path) &&
		// encoded: controls, space's neighbours that header parsers trim, "/", "\" and "%" itself (double encoding)
		!/%(?:[01][\da-f]|7f|2f|5c|25)/i.test(path) &&
		!/(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(path)
	);
}

/** Broken encodings mean what the reader makes of them; "%c0%af" was a slash to some. */
function isDecodable(path: string): boolean {
	try {
		return decodeURIComponent(path).length > 0;
	} catch {
		return false;
	}
}

function isTrustedAbsolute(target: string, trustedOrigins: readonly string[]): boolean {
	const url = parseWeb(target);
	if (!url || !matchesOne(url, trustedOrigins)) return false;
	// what stands behind the origin obeys the same rules as a path of our own
	const rest = target.slice(target.indexOf("//") + 2).replace(/^[^/?#]*/, "");
	return rest === "" || isSafePath(rest.startsWith("/") ? rest : `/${rest}`);
}

/**
 * Only addresses that every parser reads alike: the text must begin with the very origin that the
 * URL parser finds, which rules out userinfo, controls, odd ports, look-alikes and missing slashes.
 */
function parseWeb(text: string): URL | null {
	if (text.length > maxLength) return null;
	const url = URL.parse(text);
	if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
	const next = text.charAt(url.origin.length);
	const startsAlike = text.slice(0, url.origin.length).toLowerCase() === url.origin;
	return startsAlike && (next === "" || next === "/" || next === "?" || next === "#") ? url : null;
}

function matchesOne(url: URL, trustedOrigins: readonly string[]): boolean {
	return trustedOrigins.some((pattern) =>
		pattern.includes("*") ? matchesPattern(url.origin, pattern) : url.origin === pattern,
	);
}

/** "*" stands for one label or a part of it, never for a dot: no pattern reaches a foreign domain. */
function matchesPattern(origin: string, pattern: string): boolean {
	const expression = pattern
		.split("*")
		.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
		.join("[a-z0-9-]+");
	return new RegExp(`^${expression}$`).test(origin);
}

/** Adds to the query of a target that has been trusted, whether it is a path or absolute. */
export function withQuery(target: string, added: Record<string, string>): string {
	const [withoutHash = "", hash] = splitOnce(target, "#");
	const [path, query] = splitOnce(withoutHash, "?");
	const parameters = new URLSearchParams(query ?? "");
	for (const [name, value] of Object.entries(added)) parameters.set(name, value);
	return `${path}?${parameters}${hash === undefined ? "" : `#${hash}`}`;
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
	const at = text.indexOf(separator);
	return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
