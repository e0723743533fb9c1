import { createHash } from "node:crypto";

/**
 * Pwned Passwords' range call: five hexadecimal characters of a SHA-1 hash are asked for, and the answer has the other
 * 35 of each known hash with a count. With padding, invented lines with the count 0 are among them.
 * https://haveibeenpwned.com/API/v3#PwnedPasswords
 */
export class FakePwnedPasswords {
	/** What came with each call. */
	readonly requests: { method: string; path: string; padding: string | null; userAgent: string }[] =
		[];
	isDown = false;
	readonly #known = new Map<string, number>();

	/** @param count 0: only as padding. */
	add(password: string, count: number): void {
		this.#known.set(sha1Of(password), count);
	}

	answer = (request: Request): Response => {
		const { pathname } = new URL(request.url);
		this.requests.push({
			method: request.method,
			path: pathname,
			padding: request.headers.get("add-padding"),
			userAgent: request.headers.get("user-agent") ?? "",
		});
		if (this.isDown) return new Response("upstream", { status: 503 });
		const prefix = /^\/range\/([0-9A-Fa-f]{5})$/.exec(pathname)?.[1]?.toUpperCase();
		if (!prefix) return new Response("The hash prefix was not in a valid format", { status: 400 });
		const lines = [...this.#known]
			.filter(([hash]) => hash.startsWith(prefix))
			.map(([hash, count]) => `${hash.slice(5)}:${count}`);
		const others = ["0018A45C4D1DEF81644B54AB7F969B88D65:21", `${"F".repeat(35)}:0`];
		return new Response([...lines, ...others].sort().join("\r\n"), {
			headers: { "content-type": "text/plain" },
		});
	};
}

export function sha1Of(password: string): string {
	return createHash("sha1").update(password).digest("hex").toUpperCase();
}
