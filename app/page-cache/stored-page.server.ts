/** The stored form of a page and the headers of its answers. */
import { type Edition, editionHeader, readEdition } from "#app/database/edition.ts";
import type { PageAddress } from "./page-address.server.ts";
import type { KeptPage } from "./page-memory.server.ts";

const second = 1000;
/** A day, so that a stale page can be shown while the database is down. */
export const keptForSeconds = 24 * 3600;

/** All of a stored page but its body: the Cache API adds headers, and its own age ends at its Cache-Control. */
const factsHeader = "x-page-facts";

/**
 * Rules for the cache in front, which removes this header. `s-maxage` in `Cache-Control` would
 * forbid stale answers (RFC 9111, 4.2.4).
 */
export const frontControl = "Cloudflare-CDN-Cache-Control";
export const frontRules = {
	page: `public, max-age=60, stale-while-revalidate=600, stale-if-error=${keptForSeconds}`,
	data: `public, max-age=10, stale-if-error=${keptForSeconds}`,
	lastResort: "public, max-age=10",
};

export function markerFor(seconds: number): Response {
	return new Response("", { headers: { "Cache-Control": `public, max-age=${seconds}` } });
}

/** Headers of one request that must not be kept for others. */
export const ofOneRequest = new Set(["x-request-id", "server-timing"]);

/** Only a complete answer that is public and sets no cookie. */
export function isStorable(response: Response): boolean {
	const control = response.headers.get("Cache-Control") ?? "";
	return (
		response.status === 200 &&
		/\bpublic\b/.test(control) &&
		!/\b(private|no-store)\b/.test(control) &&
		!response.headers.has("Set-Cookie")
	);
}

export function storedForm({ body, ...facts }: KeptPage, secondsLeft: number): Response {
	return new Response(body, {
		headers: {
			"Cache-Control": `public, max-age=${secondsLeft}`,
			[factsHeader]: JSON.stringify(facts),
		},
	});
}

/** Removes the edition from an answer and reads it. */
export function takeEdition(response: Response): Edition | null {
	const written = response.headers.get(editionHeader);
	if (written !== null) response.headers.delete(editionHeader);
	return readEdition(written);
}

/** For answers that no page cache keeps; visitors have no use for the edition. */
export function withoutEdition(response: Response): Response {
	takeEdition(response);
	return response;
}

export async function keptForm(
	response: Response,
	edition: Edition | null,
	madeAt: number,
): Promise<KeptPage> {
	const headers = [...response.headers].filter(([name]) => !ofOneRequest.has(name));
	const body = new Uint8Array(await response.arrayBuffer());
	return { headers, body, madeAt, edition, isLastResort: false, isOutdated: false };
}

/** False for what a worker of an earlier version stored in another form: its key names the scripts, not the server. */
export function isInThisForm({ headers }: Response): boolean {
	return headers.has(factsHeader);
}

/** Whether the store still holds the page of this isolate, so that its body need not be read. */
export function isStored(page: KeptPage, stored: Response): boolean {
	const facts = factsOf(stored);
	return (
		facts.madeAt === page.madeAt &&
		facts.isLastResort === page.isLastResort &&
		facts.isOutdated === page.isOutdated
	);
}

export async function readStored(stored: Response): Promise<KeptPage> {
	return { ...factsOf(stored), body: new Uint8Array(await stored.arrayBuffer()) };
}

function factsOf({ headers }: Response): Omit<KeptPage, "body"> {
	return JSON.parse(headers.get(factsHeader) ?? "");
}

export function answerHeaders(
	kept: KeptPage,
	state: string,
	age: number,
	isTimed: boolean,
): Headers {
	const headers = new Headers(kept.headers);
	headers.set("Age", String(Math.max(0, Math.floor(age / second))));
	headers.set("x-page-cache", state);
	if (isTimed) headers.set("Server-Timing", `cache;desc="${state}"`);
	return headers;
}

/** Headers of an answer without and with gzip, where no cache stands in front. */
export function bothForms(plain: Headers): { plain: Headers; packed: Headers } {
	// only the cache in front reads it
	plain.delete("Cache-Tag");
	plain.append("Vary", "Accept-Encoding");
	const packed = new Headers(plain);
	packed.set("Content-Encoding", "gzip");
	return { plain, packed };
}

export function forFront(made: Response, kind: PageAddress["kind"]): Response {
	const headers = new Headers(made.headers);
	headers.set(frontControl, frontRules[kind]);
	for (const name of ofOneRequest) headers.delete(name);
	return new Response(made.body, { status: made.status, headers });
}
