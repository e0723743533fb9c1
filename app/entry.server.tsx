import {
	type EntryContext,
	type HandleDataRequestFunction,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { documentKind, HasScripts } from "#app/islands/document.tsx";
import { logError } from "#app/log/log.ts";
import { noteFacts, presentRequestId } from "#app/log/wide-event.server.ts";
import { renderDocument } from "#app/request/render-document.server.ts";
import {
	type AllowedSources,
	pagePolicy,
	pictureOriginHeader,
	securePage,
	turnstileHeader,
	webAssemblyHeader,
} from "#app/request/security/content-security-policy.server.ts";
import { speculationRulesPath } from "#app/request/security/speculation.server.ts";
import {
	isUnreachable,
	markDatabaseDown,
	wasDatabaseDown,
} from "#app/request/unavailable.server.ts";
import { RequestNumberContext } from "#app/ui/request-number.tsx";

/** Notes an error that a route threw unexpectedly in the event of its request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted) return;
	if (isUnreachable(error)) markDatabaseDown(context);
	// An unknown address or method is the caller's mistake: the event of the request has its status, the log needs no
	// error.
	if (!isRouteErrorResponse(error) || error.status >= 500) logError("request", error);
};

/** A page's data on a client navigation. */
export const handleDataRequest: HandleDataRequestFunction = (answer, { context }) => {
	if (!wasDatabaseDown(context)) return answer;
	const headers = new Headers(answer.headers);
	headers.set("Retry-After", "30");
	return new Response(answer.body, { status: 503, headers });
};

/**
 * True for our own 503 page, which works by links alone. Its scripts would load the server in a bad
 * moment, request data that cannot be had, and need a second copy of a screen that the server has
 * rendered.
 */
function isUnavailablePage({ staticHandlerContext: { errors } }: EntryContext): boolean {
	return Object.values(errors ?? {}).some(
		(error) => isRouteErrorResponse(error) && error.status === 503,
	);
}

/**
 * Reads the loaders' data for the browser's router before rendering, so that rendering waits for
 * nothing and the whole page is one string.
 */
async function prepareLoaderData({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
	if (!serverHandoffStream || !renderMeta) return;
	const decoder = new TextDecoder();
	let value = "";
	for await (const piece of serverHandoffStream) value += decoder.decode(piece, { stream: true });
	renderMeta.streamCache = {
		0: Object.assign(Promise.resolve(), { result: { done: true, value } }),
	};
}

/**
 * Renders the whole page before it answers: there is nothing to stream (one round trip a page), the
 * status is right even when rendering fails late, and the inline scripts can be hashed. As a
 * string, because React's stream for workers encodes each of its thousands of pieces by itself
 * (docs/decisions/pages-are-rendered-as-strings.md).
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entryContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const allowed = {
		pictureOrigin: headers.get(pictureOriginHeader),
		checkOrigin: headers.get(turnstileHeader),
		mayCompile: headers.has(webAssemblyHeader),
	};
	const kind = documentKind(entryContext.staticHandlerContext.matches.map(({ route }) => route));
	const { html, policy } = kind
		? // no script of its own text, so its policy needs neither nonce nor hash
			{ html: draw(entryContext, request.url), policy: pagePolicy(allowed) }
		: await renderApplication(request, entryContext, allowed);
	noteFacts({ bytes: Buffer.byteLength(html) });
	headers.delete(pictureOriginHeader);
	headers.delete(turnstileHeader);
	headers.delete(webAssemblyHeader);
	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.set("Content-Security-Policy", policy);
	if (kind === "public") headers.set("Speculation-Rules", `"${speculationRulesPath}"`);
	return new Response(request.method === "HEAD" ? null : html, {
		status: wasDatabaseDown(context) ? 503 : status,
		headers,
	});
}

async function renderApplication(
	request: Request,
	entryContext: EntryContext,
	allowed: AllowedSources,
): Promise<{ html: string; policy: string }> {
	const nonce = crypto.randomUUID();
	await prepareLoaderData(entryContext);
	return await securePage(draw(entryContext, request.url, nonce), nonce, allowed);
}

function draw(entryContext: EntryContext, url: string, nonce?: string): string {
	return renderDocument(
		<RequestNumberContext value={presentRequestId() ?? null}>
			<HasScripts value={!isUnavailablePage(entryContext)}>
				<ServerRouter context={entryContext} url={url} {...(nonce ? { nonce } : {})} />
			</HasScripts>
		</RequestNumberContext>,
	);
}
