/** The account service over HTTP: finds the endpoint, reads JSON, makes the response. */

import type { AccountErrorCode } from "#app/account/errors.ts";
import { limitPeriodSeconds } from "#app/account/rate-limit.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { isUnreachable } from "#app/database/database-unreachable.ts";
import { logError } from "#app/log/log.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { type Endpoint, type Outcome, refusalReply } from "./endpoint.server.ts";
import { endpoints } from "./endpoint-table.server.ts";

export const basePath = "/api/auth";

/** No call needs more; a longer body is refused. */
const bodyMaxBytes = 64 * 1024;

/** An answer before it becomes a Response, so that the caller can add headers. */
export interface AccountReply {
	status: number;
	/** JSON, or null. */
	body: string | null;
	/** Besides those of every answer to a call. */
	headers: Record<string, string>;
	/** `Set-Cookie` values. */
	cookies: readonly string[];
}

export async function answerAccountCall(
	service: AccountService,
	request: Request,
	url: URL,
): Promise<AccountReply> {
	const path = url.pathname.slice(basePath.length);
	const matches = findEndpoints(path);
	const match = matches.find(({ endpoint }) => endpoint.method === request.method);
	if (!match) {
		if (matches.length === 0) return refuse("NOT_FOUND");
		const allow = matches.map(({ endpoint }) => endpoint.method).join(", ");
		return refuse("METHOD_NOT_ALLOWED", { Allow: allow });
	}
	noteFacts({ step: match.endpoint.path });
	const body = await readBody(request, match.endpoint.form);
	if ("refused" in body) return refuse(body.refused);
	try {
		return toReply(
			await match.endpoint.serve(service, request, {
				body: body.value,
				query: url.search ? readQuery(url.searchParams) : undefined,
				params: match.params,
			}),
		);
	} catch (error) {
		logError("account call", error, { step: match.endpoint.path });
		// only the connection to the database failed, so the caller may try again
		if (isUnreachable(error)) return refuse("SERVICE_UNAVAILABLE", { "Retry-After": "30" });
		return refuse("INTERNAL_SERVER_ERROR");
	}
}

const endpointsByPath: ReadonlyMap<string, Endpoint[]> = Map.groupBy(
	endpoints.filter(({ path }) => !path.includes("{")),
	({ path }) => path,
);
const withParameters = endpoints.filter(({ path }) => path.includes("{"));

function findEndpoints(path: string): { endpoint: Endpoint; params: Record<string, string> }[] {
	const fixedEndpoints = endpointsByPath.get(path) ?? [];
	if (fixedEndpoints.length > 0)
		return fixedEndpoints.map((endpoint) => ({ endpoint, params: {} }));
	return withParameters.flatMap((endpoint) => {
		const params = matchPath(endpoint.path, path);
		return params ? [{ endpoint, params }] : [];
	});
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
	const patternParts = pattern.split("/");
	const pathParts = path.split("/");
	if (patternParts.length !== pathParts.length) return null;
	const params: Record<string, string> = {};
	for (const [index, part] of patternParts.entries()) {
		const value = pathParts[index] ?? "";
		if (part.startsWith("{") && value !== "") params[part.slice(1, -1)] = value;
		else if (part !== value) return null;
	}
	return params;
}

function readQuery(parameters: URLSearchParams): Record<string, string | string[]> {
	const query: Record<string, string | string[]> = Object.create(null);
	for (const name of new Set(parameters.keys())) {
		const values = parameters.getAll(name);
		// a repeated name becomes a list, which no schema accepts
		query[name] = values.length === 1 ? (values[0] ?? "") : values;
	}
	return query;
}

type BodyReading = { value: unknown } | { refused: AccountErrorCode };

/** JSON only. Attack (CSRF): other sites can't send JSON without a CORS preflight. */
async function readBody(request: Request, takesForm: boolean): Promise<BodyReading> {
	if (request.method !== "POST" || !request.body) return { value: undefined };
	const length = Number(request.headers.get("content-length") ?? Number.NaN);
	// HTTP enforces a declared length; without one every chunk is counted
	const bytes =
		length <= bodyMaxBytes
			? new Uint8Array(await request.arrayBuffer())
			: await readCapped(request.body);
	if (!bytes) return { refused: "PAYLOAD_TOO_LARGE" };
	if (bytes.length === 0) return { value: undefined };
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (takesForm && type === "application/x-www-form-urlencoded")
		return { value: readQuery(new URLSearchParams(new TextDecoder().decode(bytes))) };
	if (type !== "application/json") return { refused: "UNSUPPORTED_MEDIA_TYPE" };
	try {
		const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
		return { value };
	} catch {
		return { refused: "VALIDATION_ERROR" };
	}
}

async function readCapped(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
	const reader = stream.getReader();
	const chunks: Uint8Array[] = [];
	let length = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return length > bodyMaxBytes ? null : Buffer.concat(chunks);
		length += value.length;
		// reads to the end: a response before it breaks the connection for the next request
		if (length > 16 * bodyMaxBytes) {
			await reader.cancel();
			return null;
		}
		if (length <= bodyMaxBytes) chunks.push(value);
	}
}

function toReply({ answer, cookies }: Outcome<unknown>): AccountReply {
	if ("redirect" in answer)
		return { status: 302, body: null, headers: { Location: answer.redirect }, cookies };
	if ("data" in answer)
		return { status: 200, body: answer.json ?? JSON.stringify(answer.data), headers: {}, cookies };
	const { status, body } = refusalReply(answer);
	const headers = status === 429 ? retryHeaders : {};
	return { status, body: JSON.stringify(body), headers, cookies };
}

const retryHeaders = {
	"X-Retry-After": String(limitPeriodSeconds),
	"Retry-After": String(limitPeriodSeconds),
};

function refuse(refused: AccountErrorCode, headers: Record<string, string> = {}): AccountReply {
	const { status, body } = refusalReply({ refused });
	return { status, body: JSON.stringify(body), headers, cookies: [] };
}
