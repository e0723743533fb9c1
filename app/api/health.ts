import { requestContext } from "#app/request/context.server.ts";
import { checkHealth, databaseProbe } from "#app/request/health.server.ts";
import type { Route } from "./+types/health";

/** For monitoring: up, degraded or down, checked anew on each request. See docs/deploy.md. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
	const { db, gateway, mailer } = context.get(requestContext);
	const health = await checkHealth({ database: databaseProbe(db), gateway, mailer });
	return Response.json(health, {
		// a monitor knows the code alone, and should wake somebody when guests get no mail or cannot pay
		status: health.status === "up" ? 200 : 503,
		headers: { "Cache-Control": "no-store" },
	});
}
