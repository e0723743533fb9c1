import { speculationRules } from "#app/request/security/speculation.server.ts";
import type { Route } from "./+types/speculation-rules";

/** Named by the header of every public document; nothing is loaded in vain for whoever saves data. */
export function loader({ request }: Route.LoaderArgs): Response {
	const isSaving = request.headers.get("Save-Data")?.toLowerCase() === "on";
	return new Response(JSON.stringify(isSaving ? {} : speculationRules), {
		headers: {
			"Content-Type": "application/speculationrules+json",
			"Cache-Control": "public, max-age=3600",
			Vary: "Save-Data",
		},
	});
}
