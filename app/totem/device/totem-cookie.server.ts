import { createCookie } from "react-router";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "../+types/layout";

type Context = Route.LoaderArgs["context"];

/** The longest time that browsers keep a cookie (RFC 6265bis, 5.6.2); each heartbeat renews it. */
const longestSeconds = 34_560_000;

/** Unsigned: 256 random bits cannot be guessed, and only their hash is stored. */
function totemCookie(context: Context) {
	const isSecure = context.get(requestContext).environment.appUrl.startsWith("https:");
	return createCookie(isSecure ? "__Secure-totem" : "totem", {
		httpOnly: true,
		sameSite: "strict",
		secure: isSecure,
		path: "/totem",
		maxAge: longestSeconds,
	});
}

/** The secret of the request, valid or not; null without one. */
export async function readTotemSecret(request: Request, context: Context): Promise<string | null> {
	const secret: unknown = await totemCookie(context).parse(request.headers.get("cookie"));
	return typeof secret === "string" ? secret : null;
}

export function writeTotemSecret(secret: string, context: Context): Promise<string> {
	return totemCookie(context).serialize(secret);
}

/** Of the phone that opened a handoff; Lax, because it comes from a link in its camera app. */
function phoneCookie(context: Context) {
	const isSecure = context.get(requestContext).environment.appUrl.startsWith("https:");
	return createCookie(isSecure ? "__Secure-handover" : "handover", {
		httpOnly: true,
		sameSite: "lax",
		secure: isSecure,
		path: "/totem/handover",
		maxAge: 24 * 3600,
	});
}

export async function readPhoneSecret(request: Request, context: Context): Promise<string | null> {
	const secret: unknown = await phoneCookie(context).parse(request.headers.get("cookie"));
	return typeof secret === "string" ? secret : null;
}

export function writePhoneSecret(secret: string, context: Context): Promise<string> {
	return phoneCookie(context).serialize(secret);
}
