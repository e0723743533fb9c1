import { logError } from "#app/log/log.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { jsonError } from "#app/request/json.server.ts";
import { requireSameOrigin } from "#app/request/security/origin.server.ts";
import type { Route } from "./+types/server-function";
import { callNamed, isCallName } from "./server-functions.ts";

/** `/_serverFn/{call}`: GET reads, POST changes. */
async function answer({ request, params, context }: Route.LoaderArgs): Promise<Response> {
	const services = context.get(requestContext);
	const name = params.call;
	if (!isCallName(name))
		return jsonError(404, "UNKNOWN_CALL", `There is no call "${name.slice(0, 64)}"`);
	const call = callNamed(name);
	noteFacts({ step: name });
	if (request.method !== call.method) {
		return jsonError(405, "METHOD_NOT_ALLOWED", `This call takes ${call.method}`);
	}
	try {
		// attack (CSRF): a page of another site books in the name of its visitor
		if (call.method === "POST") requireSameOrigin(request, services.environment.appUrl);
		const response = await call.run({ request, context, services });
		response.headers.set("Cache-Control", "no-store");
		return response;
	} catch (error) {
		if (error instanceof Response) return error;
		logError("product call", error, { step: name });
		return jsonError(
			503,
			"UNAVAILABLE",
			"Our booking system does not answer at the moment. Please try again.",
		);
	}
}

export const loader = answer;
export const action = answer;
