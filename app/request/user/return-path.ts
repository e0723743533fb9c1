import { isTrustedTarget } from "#app/account/trusted-url.ts";

/** Where a visitor goes on after signing in: a path of our own that was asked for, or the dashboard. */
export function returnPath(asked: string | null | undefined): string {
	return asked?.startsWith("/") && isTrustedTarget(asked, []) ? asked : "/dashboard";
}

/**
 * The same page again, for whoever has lost their session there. Words in its query may hold what no target
 * may: an encoded slash is written as a plain one, and where that is not enough the page alone is kept.
 */
export function pathAgain(pathname: string, search: URLSearchParams): string {
	const asked = new URLSearchParams(search);
	// the router's own, not the page's
	for (const name of ["_routes", "index"]) asked.delete(name);
	const query = asked.toString().replaceAll(/%2f/gi, "/");
	const whole = query === "" ? pathname : `${pathname}?${query}`;
	return isTrustedTarget(whole, []) ? whole : pathname;
}

/** The login page that comes back to `wanted`; a path that could not be trusted later is not remembered. */
export function loginPath(wanted: string): string {
	const path = returnPath(wanted);
	return path === "/dashboard" ? "/app_login" : `/app_login?redirectTo=${encodeURIComponent(path)}`;
}
