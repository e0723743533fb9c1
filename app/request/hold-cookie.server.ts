import { parseCookies } from "#app/account/sessions/session-cookie.server.ts";
import type { Environment } from "#app/configuration/environment.server.ts";
import { isConfirmId } from "#app/sales/booking/booking-ids.ts";
import { longestHoldMinutes } from "#app/sales/holds/hold-minutes.ts";
import { holdCookieHint } from "#app/sales/holds/hold-waking.ts";

/** More unpaid bookings than one visitor may have. */
const most = 8;

/**
 * The unpaid bookings of this browser, so that its visitor finds them on every page. HttpOnly and
 * unsigned, because it only lists confirm ids, which nobody can guess. It ends with the holds,
 * because the next user of a shared computer could open them. A second, empty cookie tells the
 * page's script to ask for them, so that other visitors' pages send no request.
 */
export function readHoldCookie(request: Request, environment: Environment): string[] {
	const cookies = parseCookies(request.headers.get("cookie"));
	const value = cookies.get(nameOf(environment)) ?? "";
	return value.split(".").filter(isConfirmId).slice(0, most);
}

/** An empty list deletes both cookies. */
export function writeHoldCookie(
	headers: Headers,
	confirmIds: readonly string[],
	environment: Environment,
): Headers {
	const seconds = confirmIds.length > 0 ? longestHoldMinutes * 60 : 0;
	const rest = `Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure(environment) ? "; Secure" : ""}`;
	const value = confirmIds.slice(0, most).join(".");
	headers.append("Set-Cookie", `${nameOf(environment)}=${value}; HttpOnly; ${rest}`);
	const prefix = isSecure(environment) ? "__Secure-" : "";
	headers.append("Set-Cookie", `${prefix}${holdCookieHint}; ${rest}`);
	return headers;
}

/** Puts a booking first in the browser's list. */
export function rememberHold(
	headers: Headers,
	request: Request,
	confirmId: string,
	environment: Environment,
): Headers {
	const others = readHoldCookie(request, environment).filter((id) => id !== confirmId);
	return writeHoldCookie(headers, [confirmId, ...others], environment);
}

function isSecure({ appUrl }: Environment): boolean {
	return appUrl.startsWith("https:");
}

/** `__Host-`: no other site of the same domain can write it (RFC 6265bis, 4.1.3.2). */
function nameOf(environment: Environment): string {
	return isSecure(environment) ? "__Host-held" : "held";
}
