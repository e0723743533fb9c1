import { encodeBase64 } from "@oslojs/encoding";

// Vite's dev server adds inline styles and reloads through a WebSocket; a build does neither
const dev = import.meta.env?.DEV ? { styles: " 'unsafe-inline'", connections: " ws:" } : null;

/** Set by a screen's `headers` for its policy, and removed before sending. */
export const pictureOriginHeader = "X-Picture-Origin";

/** Set by a screen's `headers`, removed before sending. On: the page may show the bot check. */
export const turnstileHeader = "X-Turnstile-Origin";

/** Set by a screen's `headers`, removed before sending. On: the page may compile WebAssembly. */
export const webAssemblyHeader = "X-Web-Assembly";

/**
 * No text becomes markup or a script, except by `app/islands/trusted-types.ts`. Not in development, where Vite shows
 * its errors this way.
 */
const trustedTypes = dev ? "" : "; require-trusted-types-for 'script'; trusted-types default";

const fixed = [
	"default-src 'none'",
	`style-src 'self'${dev?.styles ?? ""}`,
	`connect-src 'self'${dev?.connections ?? ""}`,
	"font-src 'self'",
	"manifest-src 'self'",
	"worker-src 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join("; ");

export interface AllowedSources {
	pictureOrigin?: string | null;
	checkOrigin?: string | null;
	mayCompile?: boolean;
}

/**
 * Replaces the nonces of the framework's scripts by hashes in the policy (CSP Level 3, 8.4), so
 * that page and policy can be cached together. Attack: injected markup can't know the nonce, so its
 * scripts get no hash. @param sources.pictureOrigin another site whose pictures this page may show.
 * @param sources.checkOrigin another site whose script and frame this page may show. `form-action`
 * also names the payment page, because browsers apply it to a form's redirects. @param
 * sources.mayCompile WebAssembly may be compiled (CSP Level 3, 'wasm-unsafe-eval'); a script still can't make another
 * one of text.
 */
export async function securePage(
	rendered: string,
	nonce: string,
	sources: AllowedSources = {},
): Promise<{ html: string; policy: string }> {
	const bodies: string[] = [];
	const html = rendered
		.replaceAll(scripts, (script, ...parts: ScriptParts) => {
			const [attributesBefore, ownNonce, attributesAfter, body] = parts;
			if (ownNonce !== nonce) return script;
			if (body) bodies.push(body);
			return `<script${attributesBefore}${attributesAfter}>${body}</script>`;
		})
		.replaceAll(` nonce="${nonce}"`, "");
	const hashes = await Promise.all(bodies.map(scriptHash));
	return { html, policy: pagePolicy(sources, [...new Set(hashes)]) };
}

/** @param hashes of the page's inline scripts, of which a document has none. */
export function pagePolicy(
	{ pictureOrigin, checkOrigin, mayCompile }: AllowedSources,
	hashes: readonly string[] = [],
): string {
	const check = checkOrigin ? [checkOrigin] : [];
	const compiling = mayCompile ? ["'wasm-unsafe-eval'"] : [];
	const sources = ["'self'", ...hashes, ...check, ...compiling].join(" ");
	const frames = checkOrigin ? `; frame-src ${checkOrigin}` : "";
	// Cloudflare does not say whether its check needs markup of its own
	const sinks = checkOrigin ? "" : trustedTypes;
	return `${fixed}; img-src 'self' data:${pictureOrigin ? ` ${pictureOrigin}` : ""}; script-src ${sources}${frames}; form-action 'self' https://checkout.stripe.com${sinks}`;
}

/** What stands before the nonce, the nonce, what stands behind it, and the script itself. */
type ScriptParts = [before: string, nonce: string, after: string, body: string];

/** Matches every nonce: a regular expression for each page's nonce would be compiled each time. */
const scripts = /<script([^>]*?) nonce="([^"]*)"([^>]*)>([\s\S]*?)<\/script>/g;

async function scriptHash(body: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
	return `'sha256-${encodeBase64(new Uint8Array(digest))}'`;
}
