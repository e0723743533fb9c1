import { encodeBase64 } from "@oslojs/encoding";

// Vite's dev server hands out styles inline and reloads through a socket; a build has neither
const dev = import.meta.env?.DEV ? { styles: " 'unsafe-inline'", connections: " ws:" } : null;

/** From a screen's `headers` to its policy; never sent. */
export const pictureOriginHeader = "X-Picture-Origin";

/** From a screen's `headers` to its policy; never sent. On: visitors may be asked there to show that they are persons. */
export const personCheckHeader = "X-Person-Check";

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

export interface AllowedOrigins {
	pictureOrigin?: string | null;
	checkOrigin?: string | null;
}

/**
 * Turns a page whose framework scripts carry `nonce` into one without nonces, and the policy
 * that allows just those scripts by hash (CSP Level 3, 8.4). Page and policy may be cached together.
 * Only scripts with the nonce are hashed: markup that an attacker smuggled in can't know it.
 *
 * @param allowed.pictureOrigin another site that this page, and no other, shows pictures of.
 * @param allowed.checkOrigin another site whose script and frame this page may show.
 *
 * `form-action` names the payment page too: browsers hold a form's redirects to it.
 */
export async function securePage(
	rendered: string,
	nonce: string,
	{ pictureOrigin = null, checkOrigin = null }: AllowedOrigins = {},
): Promise<{ html: string; policy: string }> {
	const bodies: string[] = [];
	const html = rendered
		.replaceAll(
			scripts,
			(script, before: string, ownNonce: string, after: string, body: string) => {
				if (ownNonce !== nonce) return script;
				if (body) bodies.push(body);
				return `<script${before}${after}>${body}</script>`;
			},
		)
		.replaceAll(` nonce="${nonce}"`, "");
	const hashes = await Promise.all(bodies.map(scriptHash));
	const check = checkOrigin ? [checkOrigin] : [];
	const sources = ["'self'", ...new Set(hashes), ...check].join(" ");
	const frames = checkOrigin ? `; frame-src ${checkOrigin}` : "";
	return {
		html,
		policy: `${fixed}; img-src 'self' data:${pictureOrigin ? ` ${pictureOrigin}` : ""}; script-src ${sources}${frames}; form-action 'self' https://checkout.stripe.com`,
	};
}

/** With their nonce. An expression for each nonce would be compiled for each page. */
const scripts = /<script([^>]*?) nonce="([^"]*)"([^>]*)>([\s\S]*?)<\/script>/g;

async function scriptHash(body: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
	return `'sha256-${encodeBase64(new Uint8Array(digest))}'`;
}
