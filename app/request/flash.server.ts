/**
 * A flash travels in a sealed cookie that nobody can forge and that lives two minutes. In the
 * address, a reload or a shared link would show it again. Only for screens that no cache keeps; a
 * cached page neither sets nor reads a cookie (0201).
 */
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { openSealed, seal } from "#app/account/encrypted-text.server.ts";
import type { AccountOptions } from "#app/account/options.server.ts";
import { readCookie, serialize } from "#app/account/sessions/session-cookie.server.ts";
import { accountServiceOf } from "#app/request/user/account-service.server.ts";
import type { Flash } from "#app/ui/toasts/flash-message.tsx";

const cookieSeconds = 120;
/** After this time a mail's link shows no message. */
const linkMilliseconds = 24 * 3_600_000;
/** Sealing makes the text longer, and browsers keep cookies up to 4096 bytes. */
const longestText = 1500;

interface FlashState {
	fromCookie: Flash | null;
	hasCookie: boolean;
	/** Set by this request, for the next page or for its own. */
	newest: Flash | null;
	isShown: boolean;
}

const flashContext = createContext<FlashState>();

const flashSchema = v.object({
	id: v.string(),
	look: v.picklist(["success", "error", "note", "problem", "by-page"]),
	text: v.string(),
	about: v.optional(v.string()),
	facts: v.optional(v.record(v.string(), v.string())),
});
const sealedSchema = v.object({
	flash: flashSchema,
	until: v.number(),
	to: v.optional(v.string()),
});

/** For every surface that sets or shows flashes; before the other middleware. */
export const flashMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const { options, now } = accountServiceOf(context);
	const cookie = readCookie(options, "flash", request);
	const state: FlashState = {
		fromCookie: cookie ? (open(options, "cookie", cookie, now)?.flash ?? null) : null,
		hasCookie: cookie !== undefined,
		newest: null,
		isShown: false,
	};
	context.set(flashContext, state);
	const response = await next();
	for (const header of cookiesAfter(state, options, now))
		response.headers.append("Set-Cookie", header);
	return response;
};

function cookiesAfter(state: FlashState, options: AccountOptions, now: number): string[] {
	if (state.newest) {
		const sealed = sealFlash(options, "cookie", {
			flash: state.newest,
			until: now + cookieSeconds * 1000,
		});
		return [serialize(options, "flash", sealed, cookieSeconds)];
	}
	return state.isShown && state.hasCookie ? [serialize(options, "flash", "", 0)] : [];
}

/** Sets the flash of the next page that is shown; the last one of a request counts. */
export function setFlash(context: Readonly<RouterContextProvider>, flash: Omit<Flash, "id">): void {
	context.get(flashContext).newest = newFlash(flash);
}

/** Reads this page's flash and removes it, so that it is shown once. */
export function takeFlash(
	context: Readonly<RouterContextProvider>,
	request: Request,
): Flash | null {
	// a prefetched page may never be shown
	if (/prefetch/.test(request.headers.get("sec-purpose") ?? "")) return null;
	const state = context.get(flashContext);
	const flash = state.newest ?? state.fromCookie;
	state.newest = null;
	state.fromCookie = null;
	state.isShown = true;
	return flash;
}

/** Address for a mail's link or a provider's return, which shows `flash` on the page `to`. */
export function flashLinkPath(
	context: Readonly<RouterContextProvider>,
	flash: Omit<Flash, "id">,
	to: string,
): string {
	const { options, now } = accountServiceOf(context);
	const message = { flash: newFlash(flash), until: now + linkMilliseconds, to };
	return `/app_login/after/${sealFlash(options, "link", message)}`;
}

/** Null for an address that we did not make, or made too long ago. */
export function readFlashLink(context: Readonly<RouterContextProvider>, sealed: string) {
	const { options, now } = accountServiceOf(context);
	return open(options, "link", sealed, now);
}

type Place = "cookie" | "link";

function newFlash(flash: Omit<Flash, "id">): Flash {
	return { ...flash, text: flash.text.slice(0, longestText), id: crypto.randomUUID() };
}

function sealFlash(
	options: AccountOptions,
	place: Place,
	message: v.InferOutput<typeof sealedSchema>,
): string {
	return seal(options.secret, "message to the next page", [place], JSON.stringify(message));
}

function open(options: AccountOptions, place: Place, sealed: string, now: number) {
	const text = openSealed(options.secret, "message to the next page", [place], sealed);
	const message = v.safeParse(v.pipe(v.string(), v.parseJson(), sealedSchema), text);
	return message.success && message.output.until > now ? message.output : null;
}
