import { type DataStrategyResult, data, isRouteErrorResponse } from "react-router";
import * as v from "valibot";
import { announceRefusedSave, type RefusedSave } from "#app/ui/form/refused-save.ts";

/**
 * A form that is refused before its action has seen it (the session ended, the role changed, the network
 * or the server broke) would take the page with all that was typed away: to the login page, or to an
 * error. Instead the page stays, is told why, and the form can be sent again.
 */
export async function keepRefusedForm(
	{ request }: { request: Request },
	next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
	if (request.method === "GET") return next();
	announceRefusedSave(null);
	const results = await next();
	// another one has taken its place, and will tell
	if (request.signal.aborted) return results;
	const kept = Object.entries(results).map(([route, result]) => {
		const refused = result.type === "error" ? refusedBy(result.result) : null;
		if (!refused) return [route, result] as const;
		announceRefusedSave(refused);
		// above 400 nothing is loaded again: that would lead to the login page all the same
		return [route, { type: "data", result: data(null, { status: 401 }) }] as const;
	});
	return Object.fromEntries(kept);
}

const withMessage = v.object({ message: v.string() });

/** Null for what the page itself is about, as a row that is gone, and for the ways that actions lead. */
function refusedBy(error: unknown): RefusedSave | null {
	if (error instanceof Response) {
		const location = error.headers.get("Location") ?? "";
		return location.startsWith("/app_login?redirectTo=") ? { kind: "signed out" } : null;
	}
	if (!isRouteErrorResponse(error)) return { kind: "broken" };
	const told = v.safeParse(withMessage, error.data);
	if (error.status === 403)
		return { kind: "not allowed", message: told.success ? told.output.message : "" };
	return error.status >= 500 ? { kind: "broken" } : null;
}
