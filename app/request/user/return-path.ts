import { isTrustedTarget } from "#app/account/trusted-url.ts";

/** Where to go after signing in: the wanted path if it is our own, otherwise the dashboard. */
export function returnPath(path: string | null | undefined): string {
	return path?.startsWith("/") && isTrustedTarget(path, []) ? path : "/dashboard";
}

/**
 * The same page, for a user whose session ended there. Encoded slashes in its query become plain
 * ones, because a target must not hold them; a query that is still not allowed is dropped.
 */
export function samePagePath(pathname: string, search: URLSearchParams): string {
	const parameters = new URLSearchParams(search);
	// parameters of the router itself
	for (const name of ["_routes", "index"]) parameters.delete(name);
	const query = parameters.toString().replaceAll(/%2f/gi, "/");
	const whole = query === "" ? pathname : `${pathname}?${query}`;
	return isTrustedTarget(whole, []) ? whole : pathname;
}

/** Where to return after signing in or confirming: the page of this request, also of one by the router's script. */
export function wantedPath(request: Request): string {
	const { pathname, searchParams } = new URL(request.url);
	const path = pathname.replace(/(?:\/_)?\.data$/, "").replace(/(.)\/$/, "$1");
	return path === "/dashboard/sign-out" ? "/dashboard" : samePagePath(path, searchParams);
}

/** The login page that returns to `target`; a path that is not allowed is dropped. */
export function loginPath(target: string): string {
	const path = returnPath(target);
	return path === "/dashboard" ? "/app_login" : `/app_login?redirectTo=${encodeURIComponent(path)}`;
}

/** Where a user shows a second factor before going on to `target`. */
export function secondStepPath(target: string): string {
	return `/app_login/second-step?redirectTo=${encodeURIComponent(returnPath(target))}`;
}

/** Where a user whose role asks for a second factor sets one up before going on to `target`. */
export function secondFactorPath(target: string): string {
	return `/app_login/second-factor?redirectTo=${encodeURIComponent(returnPath(target))}`;
}
