import { isTrustedTarget } from "#app/account/trusted-url.ts";

/** Where a visitor goes on after signing in: a path of our own that was asked for, or the dashboard. */
export function returnPath(asked: string | null | undefined): string {
	return asked?.startsWith("/") && isTrustedTarget(asked, []) ? asked : "/dashboard";
}

/** The login page that comes back to `wanted`; a path that could not be trusted later is not remembered. */
export function loginPath(wanted: string): string {
	const path = returnPath(wanted);
	return path === "/dashboard" ? "/app_login" : `/app_login?redirectTo=${encodeURIComponent(path)}`;
}
