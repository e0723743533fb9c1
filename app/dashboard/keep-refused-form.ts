import { type DataStrategyResult, data, isRouteErrorResponse } from "react-router";
import { announceRefusedSave, type RefusedSave } from "#app/ui/form/refused-save.ts";
import { toldMessage } from "#app/ui/form/told-message.ts";

/**
 * When the server refuses a form before its action runs (session ended, role changed, network or server error),
 * the router would leave the page and lose what was typed. Instead the page stays, shows the reason, and the form
 * can be sent again.
 */
export async function keepRefusedForm(
	{ request }: { request: Request },
	next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
	if (request.method === "GET") return next();
	announceRefusedSave(null);
	const results = await next();
	// a newer submission has replaced this one
	if (request.signal.aborted) return results;
	const kept = Object.entries(results).map(([route, result]) => {
		const refused = result.type === "error" ? refusedBy(result.result) : null;
		if (!refused) return [route, result] as const;
		announceRefusedSave(refused);
		// from 400 on React Router does not reload, which would redirect to the login page
		return [route, { type: "data", result: data(null, { status: 401 }) }] as const;
	});
	return Object.fromEntries(kept);
}

/** Null for errors of the page's own subject, such as a missing row, and for redirects by actions. */
function refusedBy(error: unknown): RefusedSave | null {
	if (error instanceof Response) {
		const location = error.headers.get("Location") ?? "";
		return location.startsWith("/app_login?redirectTo=") ? { kind: "signed out" } : null;
	}
	if (!isRouteErrorResponse(error)) return { kind: "broken" };
	if (error.status === 403) return { kind: "not allowed", message: toldMessage(error.data) };
	return error.status >= 500 ? { kind: "broken" } : null;
}
