import { type DataStrategyResult, data, isRouteErrorResponse } from "react-router";
import { refusalMessage } from "#app/ui/form/refusal-message.ts";
import { announceRefusedSave, type RefusedSave } from "#app/ui/form/refused-save.ts";

/** How long a form waits for its answer: as long as a visitor's. */
const patienceMs = 30_000;

/**
 * When the server refuses a form before its action runs (session ended, role changed, form too long), or gives no
 * usable answer, the router would leave the page and lose what was typed. Instead the page stays, shows the reason,
 * and the form can be sent again.
 */
export async function keepRefusedForm(
	{ request }: { request: Request },
	next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
	if (request.method === "GET") return next();
	announceRefusedSave(null);
	const results = await Promise.race([next(), noAnswer()]);
	// a newer submission has replaced this one
	if (request.signal.aborted) return results;
	const entries = Object.entries(results).map(([route, result]) => {
		const refused = result.type === "error" ? refusedBy(result.result) : null;
		if (!refused) return [route, result] as const;
		announceRefusedSave(refused);
		// from 400 on React Router does not reload, which would redirect to the login page
		return [route, { type: "data", result: data(null, { status: 401 }) }] as const;
	});
	return Object.fromEntries(entries);
}

/** The router takes a result of any route above the form's own as the answer to the form. */
function noAnswer(): Promise<Record<string, DataStrategyResult>> {
	const result: DataStrategyResult = { type: "error", result: new Error("No answer came in time") };
	return new Promise((resolve) => setTimeout(resolve, patienceMs, { "dashboard/layout": result }));
}

/** Null for errors of the page's own subject, such as a missing row, and for redirects by actions. */
function refusedBy(error: unknown): RefusedSave | null {
	if (error instanceof Response) return refusedByRedirect(error.headers.get("Location") ?? "");
	if (!isRouteErrorResponse(error)) return { kind: "broken" };
	if (error.status === 403) return { kind: "not allowed", message: refusalMessage(error.data) };
	if (error.status === 413) return { kind: "too long" };
	return error.status >= 500 ? { kind: "broken" } : null;
}

/** Where the guard of the dashboard leads. Signing out leads to the login page itself, with nowhere to return. */
function refusedByRedirect(location: string): RefusedSave | null {
	const [path = ""] = location.split("?");
	if (path.startsWith("/app_login/")) return { kind: "second factor", path };
	return location.startsWith("/app_login?redirectTo=") ? { kind: "signed out" } : null;
}
