import type { RouterContextProvider } from "react-router";
import type * as v from "valibot";
import type { RequestContext } from "#app/request/context.server.ts";
import { checkInput, readJson } from "#app/request/json.server.ts";

/** What a call may need besides its input. */
export interface Visit {
	request: Request;
	context: Readonly<RouterContextProvider>;
	services: RequestContext;
}

export interface Call {
	method: "GET" | "POST";
	input: v.GenericSchema;
	/** The input comes as a form with a file in its field `image`. */
	isUpload?: true;
	/** @throws Response for a bad input or a caller who may not. */
	run(visit: Visit): Promise<Response>;
}

export function call<Schema extends v.GenericSchema>(row: {
	method: "GET" | "POST";
	input: Schema;
	handle(input: v.InferOutput<Schema>, services: RequestContext, visit: Visit): Promise<Response>;
}): Call {
	return {
		method: row.method,
		input: row.input,
		async run(visit) {
			return row.handle(await readInput(visit.request, row), visit.services, visit);
		},
	};
}

/** A GET reads its input from the query, a POST from its JSON body. */
export async function readInput<Schema extends v.GenericSchema>(
	request: Request,
	{ method, input }: { method: "GET" | "POST"; input: Schema },
): Promise<v.InferOutput<Schema>> {
	return method === "GET"
		? checkInput(input, Object.fromEntries(new URL(request.url).searchParams))
		: await readJson(request, input);
}
