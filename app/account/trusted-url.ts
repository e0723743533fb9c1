/**
 * Where a visitor may be redirected, and where a request may come from. Every redirect target from
 * outside is checked here (OWASP: Unvalidated Redirects and Forwards).
 */

/** @param trustedOrigins exact, or with "*" in a host label ("https://*.example.com"). */
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
 * A path of our own site. Attack: refuses what a browser may read as another host, also after
 * decoding: "//" and "\" anywhere, encoded slashes and control characters, dot segments.
 */
function isSafePath(path: string): boolean {
	return (
		path.length <= maxLength &&
		/^\/[\w\-.~!$&'()*+,;=:@/%?#[\]]*$/.test(path) &&
		!path.includes("//") &&
		isDecodable(path) &&
		// encoded control characters, "/", "\", and "%" itself (double encoding)
		!/%(?:[01][\da-f]|7f|2f|5c|25)/i.test(path) &&
		!/(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(path)
	);
}

/** Attack: readers differ on broken encodings; some take "%c0%af" for a slash. */
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
	// what follows the origin is checked like a path of our own
	const path = target.slice(target.indexOf("//") + 2).replace(/^[^/?#]*/, "");
	return path === "" || isSafePath(path.startsWith("/") ? path : `/${path}`);
}

/**
 * Only addresses that every parser reads alike: the text must begin with the origin that the URL
 * parser finds. This excludes userinfo, control characters, odd ports, look-alikes and missing
 * slashes.
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

/** "*" matches within one label, never a dot, so that no pattern reaches a foreign domain. */
function matchesPattern(origin: string, pattern: string): boolean {
	const expression = pattern
		.split("*")
		.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
		.join("[a-z0-9-]+");
	return new RegExp(`^${expression}$`).test(origin);
}

/** Adds to the query of a trusted target, absolute or a path. */
export function withQuery(target: string, parametersToAdd: Record<string, string>): string {
	const [withoutHash = "", hash] = splitOnce(target, "#");
	const [path, query] = splitOnce(withoutHash, "?");
	const parameters = new URLSearchParams(query ?? "");
	for (const [name, value] of Object.entries(parametersToAdd)) parameters.set(name, value);
	return `${path}?${parameters}${hash === undefined ? "" : `#${hash}`}`;
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
	const at = text.indexOf(separator);
	return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
