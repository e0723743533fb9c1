import { createCookie } from "react-router";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "../+types/layout";

type Context = Route.LoaderArgs["context"];

/** The longest time that browsers keep a cookie (RFC 6265bis, 5.6.2); each heartbeat renews it. */
const longestSeconds = 34_560_000;

/** Unsigned: 256 random bits cannot be guessed, and only their hash is stored. */
function secretCookie(
	name: string,
	options: { sameSite: "strict" | "lax"; path: string; maxAge: number },
) {
	function cookie(context: Context) {
		const secure = context.get(requestContext).environment.appUrl.startsWith("https:");
		return createCookie(secure ? `__Secure-${name}` : name, { ...options, secure, httpOnly: true });
	}
	return {
		/** The secret of the request, valid or not; null without one. */
		async read(request: Request, context: Context): Promise<string | null> {
			const secret: unknown = await cookie(context).parse(request.headers.get("cookie"));
			return typeof secret === "string" ? secret : null;
		},
		write: (secret: string, context: Context) => cookie(context).serialize(secret),
	};
}

export const totemSecret = secretCookie("totem", {
	sameSite: "strict",
	path: "/totem",
	maxAge: longestSeconds,
});

/** Of the phone that opened a handoff; Lax, because it comes from a link in its camera app. */
export const phoneSecret = secretCookie("handover", {
	sameSite: "lax",
	path: "/totem/handover",
	maxAge: 24 * 3600,
});
