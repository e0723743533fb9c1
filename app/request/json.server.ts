import * as v from "valibot";
import { isWellFormed } from "#app/database/well-formed-text.ts";
import type { CodeWord } from "#app/log/event-fields.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { errorsByField, type FormErrors } from "#app/ui/form/form.ts";
import { readBody } from "./form.server.ts";

const maximumBytes = 64 * 1024;

/** The answer of every error for API clients. @param code one of ours, for the log too. */
export function jsonError<const Code extends string>(
	status: number,
	code: Code & CodeWord<Code>,
	message: string,
	issues?: FormErrors,
): Response {
	noteFacts<{ refusal: Code }>({ refusal: code });
	const headers = { "Cache-Control": "no-store" };
	return Response.json({ code, message, issues }, { status, headers });
}

/**
 * @throws Response as `jsonError` makes it: 413 too large, 415 not JSON by its type, 400 broken or wrong.
 */
export async function readJson<Schema extends v.GenericSchema>(
	request: Request,
	schema: Schema,
): Promise<v.InferOutput<Schema>> {
	if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) {
		throw jsonError(415, "UNSUPPORTED_MEDIA_TYPE", "Send application/json");
	}
	return checkInput(schema, parse(new TextDecoder().decode(await readBody(request, maximumBytes))));
}

/** @throws Response 400 VALIDATION_ERROR with the issues by field. */
export function checkInput<Schema extends v.GenericSchema>(
	schema: Schema,
	input: unknown,
): v.InferOutput<Schema> {
	const result = v.safeParse(schema, input);
	if (result.success && isWellFormed(result.output)) return result.output;
	throw jsonError(
		400,
		"VALIDATION_ERROR",
		"Some fields need attention",
		errorsByField(result.issues ?? []),
	);
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw jsonError(400, "BAD_JSON", "The body is not JSON");
	}
}
