import type { Island } from "./island.ts";

/** A visitor's browser for the account service: cookies, an Origin, its own IP address. */
export interface Visitor {
	cookies: Map<string, string>;
	/** `Set-Cookie` values of the last answer. */
	lastSetCookies: string[];
	address: string;
	fetch: typeof fetch;
	get(path: string): Promise<Response>;
	/** Posts JSON, as a script of our own origin does. */
	post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
	/** Posts a form, as a browser without JavaScript does. */
	submit(path: string, fields: Record<string, string>): Promise<Response>;
}

let visitors = 0;

/** Each visitor has its own IP address, so that tests do not share limits. */
export function newVisitor(
	island: Pick<Island, "url" | "fetch">,
	address = nextAddress(),
): Visitor {
	const cookies = new Map<string, string>();
	const visitor: Visitor = {
		cookies,
		lastSetCookies: [],
		address,
		async fetch(input, init) {
			const request = new Request(
				input instanceof Request ? input : new URL(String(input), island.url),
				{ redirect: "manual", ...init },
			);
			const headers = new Headers(request.headers);
			if (cookies.size > 0)
				headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
			if (request.method === "POST" && !headers.has("origin"))
				headers.set("origin", island.url.origin);
			headers.set("cf-connecting-ip", address);
			const answer = await island.fetch(request.url, {
				method: request.method,
				headers,
				...(request.method === "POST" ? { body: await request.arrayBuffer() } : {}),
			});
			visitor.lastSetCookies = answer.headers.getSetCookie();
			for (const cookie of visitor.lastSetCookies) keep(cookies, cookie);
			return answer;
		},
		get: (path) => visitor.fetch(path),
		post: (path, body, headers) =>
			visitor.fetch(path, {
				method: "POST",
				headers: { "content-type": "application/json", ...headers },
				body: JSON.stringify(body ?? {}),
			}),
		submit: (path, fields) =>
			visitor.fetch(path, { method: "POST", body: new URLSearchParams(fields) }),
	};
	return visitor;
}

/** Within 10.0.0.0/8. */
function nextAddress(): string {
	visitors += 1;
	return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

function keep(cookies: Map<string, string>, setCookie: string): void {
	const [pair = "", ...attributes] = setCookie.split(";").map((part) => part.trim());
	const at = pair.indexOf("=");
	const name = pair.slice(0, at);
	if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
	else cookies.set(name, pair.slice(at + 1));
}
