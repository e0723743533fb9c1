import type { MiddlewareFunction } from "react-router";
import { goToHeader, widgetHeader } from "#app/islands/protocol.ts";
import { databaseWaiting, noteFacts } from "#app/log/wide-event.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { discardBody } from "#app/request/form.server.ts";
import { requireSameOrigin } from "./origin.server.ts";
import { permissionsPolicy, strictPermissions } from "./permissions-policy.server.ts";
import { refusedSpeculation } from "./speculation.server.ts";

/** Headers of every answer (OWASP Secure Headers Project). */
const always: Record<string, string> = {
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": strictPermissions,
	// attack: a page that opened ours, or that ours opened, reaches into its window
	"Cross-Origin-Opener-Policy": "same-origin",
	// attack: another site embeds an answer and learns of it by its size or by the processor's side effects
	"Cross-Origin-Resource-Policy": "same-origin",
};

/** For answers without a policy of their own, which may load and run nothing. */
const policyWithoutPage = "default-src 'none'; frame-ancestors 'none'";
/** Two years. */
const strictTransport = "max-age=63072000; includeSubDomains";

/** Middleware around every answer of the router: screens, their data, and resource routes. */
export const guardRequest: MiddlewareFunction<Response> = async (
	{ url, request, params, pattern, context },
	next,
) => {
	const { requestId, environment, language } = context.get(requestContext);
	const bookingId = Number(params.bookingId);
	noteFacts({ route: `/${pattern}`.replace("//", "/"), language });
	if (bookingId > 0) noteFacts({ bookingId });
	const answer = tellIsland(
		request,
		refusedSpeculation(request, url) ??
			unusedMethod(request, url) ??
			foreignPost(request, url, environment.appUrl) ??
			(await next()),
	);
	await discardBody(request);
	const secured = withSecurityHeaders(answer, request, requestId);
	secured.headers.set("Permissions-Policy", permissionsPolicy(url.pathname));
	if (environment.isDevelopment) secured.headers.append("Server-Timing", serverTiming());
	return secured;
};

/**
 * A widget that sent a form is told where to go, because the redirect that `fetch` follows would end at another
 * site's payment page, or open a page twice.
 */
function tellIsland(request: Request, answer: Response): Response {
	const address = answer.headers.get("Location");
	if (!request.headers.has(widgetHeader) || !address || answer.status < 300 || answer.status > 399)
		return answer;
	const headers = new Headers(answer.headers);
	headers.delete("Location");
	headers.set(goToHeader, address);
	return new Response(null, { status: 204, headers });
}

/**
 * The account service has its own methods and trusted origins, and providers that answer by a form. The supplier API reads
 * no cookie, only keys.
 */
const checksItself = /^\/(?:api\/auth|octo)\//;

/** React Router runs a screen's action for every other method too, also for one that no screen of ours sends. */
function unusedMethod({ method }: Request, { pathname }: URL): Response | null {
	if (!/^(?:PUT|PATCH|DELETE|TRACE)$/.test(method) || checksItself.test(pathname)) return null;
	noteFacts({ refusal: "METHOD_NOT_ALLOWED" });
	return Response.json(
		{ code: "METHOD_NOT_ALLOWED", message: "Use GET or POST" },
		{ status: 405, headers: { Allow: "GET, HEAD, POST" } },
	);
}

/** Refuses a post from another site to any address, even if its handler does not check. */
function foreignPost(request: Request, { pathname }: URL, appUrl: string): Response | null {
	if (request.method === "GET" || request.method === "HEAD" || checksItself.test(pathname)) {
		return null;
	}
	try {
		requireSameOrigin(request, appUrl);
		return null;
	} catch (refusal) {
		if (refusal instanceof Response) return refusal;
		throw refusal;
	}
}

const headersOfCalls = new Headers({
	...always,
	"Content-Security-Policy": policyWithoutPage,
	"Cache-Control": "no-store",
	// addresses of calls carry tokens
	"Referrer-Policy": "no-referrer",
	"Content-Type": "application/json",
});
const secureHeadersOfCalls = new Headers(headersOfCalls);
secureHeadersOfCalls.set("Strict-Transport-Security", strictTransport);

/** The answer to a program's call. A Response copies its headers, which costs less than setting each. */
export function answerCall(
	json: string | null,
	{ status, headers }: { status: number; headers: Record<string, string> },
	{ isSecure, requestId }: { isSecure: boolean; requestId: string },
): Response {
	const common = isSecure ? secureHeadersOfCalls : headersOfCalls;
	const answer = new Response(json, { status, headers: common });
	if (json === null) answer.headers.delete("Content-Type");
	answer.headers.set("X-Request-Id", requestId);
	for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
	return answer;
}

export function withSecurityHeaders(
	answer: Response,
	{ method, url }: Pick<Request, "method" | "url">,
	requestId: string,
): Response {
	// the headers of `Response.redirect` and of fetched answers can't be changed
	const headers = new Headers(answer.headers);
	for (const [name, value] of Object.entries(always)) {
		if (!headers.has(name)) headers.set(name, value);
	}
	if (url.startsWith("https:")) headers.set("Strict-Transport-Security", strictTransport);
	if (!headers.has("Content-Security-Policy")) {
		headers.set("Content-Security-Policy", policyWithoutPage);
	}
	headers.set("X-Request-Id", requestId);
	// the error screen of a page that is open reads its number from it (ui/request-number.tsx)
	if (answer.status >= 500) headers.set("Server-Timing", `request;desc="${requestId}"`);
	// errors, answers to forms, and answers without Cache-Control must not be cached
	const isKept = answer.status < 400 && (method === "GET" || method === "HEAD");
	if (!isKept || !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
	if (answer.status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "30");
	return new Response(answer.body, {
		status: answer.status,
		statusText: answer.statusText,
		headers,
	});
}

/**
 * The durations of one request as `Server-Timing`, in development only. Attack: in production they
 * would tell who has an account; also, workerd's clock stands still between calls.
 */
function serverTiming(): string {
	const { calls = 0, milliseconds = 0, total = 0 } = databaseWaiting() ?? {};
	const trips = `${calls} round trip${calls === 1 ? "" : "s"}`;
	// The rest of the time went to loaders and rendering.
	const render = total - milliseconds;
	return `cache;desc="made", database;dur=${milliseconds.toFixed(1)};desc="${trips}", render;dur=${render.toFixed(1)}`;
}
