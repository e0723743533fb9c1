import { longestHoldMinutes } from "#app/bookings/booking.ts";
import { isConfirmId } from "#app/bookings/booking-ids.ts";
import { heldCookieHint } from "#app/bookings/holds/held-cookie-hint.ts";
import type { Environment } from "#app/configuration/environment.server.ts";

/** More unpaid bookings than one visitor may have at a time. */
const most = 8;

/**
 * Which bookings this browser has made and not paid, so that its visitor finds them again on every page.
 * Scripts can't read it, and it needs no signature: it is a list of addresses that nobody guesses. It
 * outlives no hold, since the next visitor of a shared computer sees what it leads to. A second cookie
 * without any content tells the page's script that there is something to ask for, so that nobody else's
 * page ever asks.
 */
export function readHeldCookie(request: Request, environment: Environment): string[] {
	const name = `${nameOf(environment)}=`;
	const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
	const value = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? "";
	return value.split(".").filter(isConfirmId).slice(0, most);
}

/** Writes the list; an empty one takes both cookies away. */
export function writeHeldCookie(
	headers: Headers,
	confirmIds: readonly string[],
	environment: Environment,
): Headers {
	const seconds = confirmIds.length > 0 ? longestHoldMinutes * 60 : 0;
	const rest = `Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure(environment) ? "; Secure" : ""}`;
	const value = confirmIds.slice(0, most).join(".");
	headers.append("Set-Cookie", `${nameOf(environment)}=${value}; HttpOnly; ${rest}`);
	headers.append("Set-Cookie", `${heldCookieHint}; ${rest}`);
	return headers;
}

/** Puts one more booking in front of those that the browser knows. */
export function rememberHold(
	headers: Headers,
	request: Request,
	confirmId: string,
	environment: Environment,
): Headers {
	const others = readHeldCookie(request, environment).filter((id) => id !== confirmId);
	return writeHeldCookie(headers, [confirmId, ...others], environment);
}

function isSecure({ appUrl }: Environment): boolean {
	return appUrl.startsWith("https:");
}

/** `__Host-`: no other site of the same domain can write it (RFC 6265bis, 4.1.3.2). */
function nameOf(environment: Environment): string {
	return isSecure(environment) ? "__Host-held" : "held";
}
