import { logError } from "#app/log/log.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { languages } from "#app/messages/languages.ts";
import { OctoError } from "#app/partners/octo/octo-error.ts";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "./+types/octo";
import { type OctoCall, openCall } from "./octo-call.server.ts";
import { endpointAt } from "./octo-endpoints.server.ts";

/** `/octo/*`: the supplier API of the OCTO contract (docs/octo.md). Answers are 200 and 400, 404 for a path that is none. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
	const services = context.get(requestContext);
	const path = (params["*"] ?? "").replace(/\/+$/, "");
	const endpoint = endpointAt(request.method, path);
	if (!endpoint) {
		noteFacts({ refusal: "unknown call" });
		return answer(404, { error: "NOT_FOUND", errorMessage: "There is no such call" });
	}
	noteFacts({ step: endpoint.name });
	let call: OctoCall | null = null;
	try {
		call = await openCall(request, services);
		const body = await endpoint.handle(call, endpoint.parameter);
		return answer(200, body, headersOf(call, request));
	} catch (error) {
		if (error instanceof Response) return error;
		return refusal(error, call, request);
	}
}

export const action = loader;

/** A wrong key is told before anything else that is wrong. */
async function refusal(error: unknown, call: OctoCall | null, request: Request): Promise<Response> {
	const headers = call ? headersOf(call, request) : {};
	if (error instanceof OctoError) {
		noteFacts({ refusal: error.code });
		const first = call && error.code !== "FORBIDDEN" ? await keyError(call) : null;
		return answer(400, (first ?? error).body, headers);
	}
	logError("supplier API", error);
	const body = { error: "INTERNAL_SERVER_ERROR", errorMessage: "This is our fault. Try again" };
	return answer(500, body, headers);
}

async function keyError(call: OctoCall): Promise<OctoError | null> {
	try {
		await call.ask({});
		return null;
	} catch (error) {
		if (error instanceof OctoError) return error;
		throw error;
	}
}

function headersOf(call: OctoCall, request: Request): Record<string, string> {
	const environment = request.headers.get("Octo-Env");
	return {
		"Octo-Capabilities": call.echo,
		// a test key stays one, whatever is asked for
		...(environment === null ? {} : { "Octo-Env": call.isTest ? "test" : "live" }),
		...(call.capabilities.has("content")
			? { "Content-Language": call.language, "Available-Languages": languages.join(", ") }
			: {}),
	};
}

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
	return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
