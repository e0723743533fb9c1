import { requestContext } from "#app/request/context.server.ts";
import { checkHealth } from "#app/request/health.server.ts";
import type { Route } from "./+types/health";

/** For whoever watches the site: up, degraded or down, asked anew each time. See docs/deploy.md. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
	const health = await checkHealth(context.get(requestContext));
	return Response.json(health, {
		status: health.status === "down" ? 503 : 200,
		headers: { "Cache-Control": "no-store" },
	});
}
