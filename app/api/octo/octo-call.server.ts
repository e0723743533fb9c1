import type { SQL } from "drizzle-orm";
import type * as v from "valibot";
import { type Answers, runBatch, type Statements } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isWellFormed } from "#app/database/well-formed-text.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/messages/languages.ts";
import type { PriceTerms } from "#app/partners/octo/availability.ts";
import { checkBody } from "#app/partners/octo/bodies.ts";
import { type Capability, readCapabilities } from "#app/partners/octo/capabilities.ts";
import { OctoError } from "#app/partners/octo/octo-error.ts";
import {
	type CallingReseller,
	callerByKey,
	isKey,
	keyStatement,
	markKeyUsed,
	toReseller,
} from "#app/partners/resellers/reseller-keys.server.ts";
import type { RequestContext } from "#app/request/context.server.ts";
import { readBody } from "#app/request/form.server.ts";
import { browserLanguages } from "#app/request/visitor-language.server.ts";

const maximumBytes = 64 * 1024;

/** One call of a reseller's program. */
export interface OctoCall {
	request: Request;
	url: URL;
	services: RequestContext;
	db: Database;
	clock: { now: number; timeZone: string };
	capabilities: ReadonlySet<Capability>;
	/** Of the header `Octo-Capabilities`, as they were spelled. */
	echo: string;
	language: Language;
	/** By `Octo-Env` or by the key: its bookings take no seat. */
	isTest: boolean;
	/** SQL of the id of the reseller who calls, for a statement in the batch that looks at the key. */
	callerId: SQL;
	/** What the body or the query says. @throws OctoError */
	read<Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema>;
	/** The statements of an answer, in one round trip with the look at the key. @throws OctoError FORBIDDEN */
	ask<const Batch extends Statements>(
		batch: Batch,
	): Promise<{ reseller: CallingReseller; answers: Answers<Batch> }>;
}

/** @throws OctoError for a call without key, header or with a body that is no JSON. */
export async function openCall(request: Request, services: RequestContext): Promise<OctoCall> {
	const { headers } = request;
	const { db, environment } = services;
	const now = Date.now();
	const [, key = ""] = /^Bearer\s+(\S+)\s*$/i.exec(headers.get("Authorization") ?? "") ?? [];
	if (key === "") throw new OctoError("UNAUTHORIZED", "Send your key: Authorization: Bearer …");
	if (!isKey(key)) throw wrongKey();
	const header = headers.get("Octo-Capabilities");
	const { ids, echo } = readCapabilities(header ?? "");
	const url = new URL(request.url);
	const input = await inputOf(request, url);
	const call: OctoCall = {
		...{ request, url, services, db, echo },
		clock: { now, timeZone: environment.timeZone },
		capabilities: ids,
		language: browserLanguages(headers).find(isLanguage) ?? defaultLanguage,
		isTest: key.startsWith("ix_test_") || headers.get("Octo-Env") === "test",
		callerId: callerByKey(key),
		read: (schema) => {
			if ("fault" in input) throw new OctoError("BAD_REQUEST", input.fault);
			return checkBody(schema, input.value);
		},
		async ask(batch) {
			const { key: rows, answers } = await runBatch(db, {
				key: keyStatement(db, key, now),
				answers: batch,
			});
			const reseller = toReseller(rows, now);
			if (!reseller) throw wrongKey();
			if (reseller.isUseNews) services.waitUntil(markKeyUsed(db, reseller.keyId, now));
			// TypeScript does not see through the two levels of names
			return { reseller, answers: answers as Answers<typeof batch> };
		},
	};
	await limitCalls(services, key);
	if (header === null) {
		await call.ask({});
		throw new OctoError("BAD_REQUEST", "Send the header Octo-Capabilities; it may be empty");
	}
	return call;
}

function wrongKey(): OctoError {
	return new OctoError("FORBIDDEN", "This key is wrong, was revoked or has expired");
}

/** @throws Response 429 */
async function limitCalls({ limits }: RequestContext, key: string): Promise<void> {
	const { success } = await limits.octo.limit({ key });
	if (success) return;
	noteFacts({ refusal: "too many calls" });
	throw Response.json(
		{ error: "TOO_MANY_REQUESTS", errorMessage: "Wait a minute before the next call" },
		{ status: 429, headers: { "Retry-After": "60", "Cache-Control": "no-store" } },
	);
}

async function inputOf(
	request: Request,
	url: URL,
): Promise<{ value: unknown } | { fault: string }> {
	if (request.method === "GET") return { value: Object.fromEntries(url.searchParams) };
	try {
		const body = new TextDecoder().decode(await readBody(request, maximumBytes));
		const value: unknown = body.trim() === "" ? {} : JSON.parse(body);
		return isWellFormed(value) ? { value } : { fault: "The body holds half a character" };
	} catch {
		return { fault: "The body is no JSON, or is too long" };
	}
}

/** The terms of whoever calls. */
export function termsOf(call: OctoCall, { contract }: CallingReseller): PriceTerms {
	const { currency, timeZone } = call.services.environment;
	const has = (capability: Capability) => call.capabilities.has(capability);
	return {
		...{ contract, currency, timeZone, language: call.language },
		...{ hasPricing: has("pricing"), hasContent: has("content"), hasPickups: has("pickups") },
	};
}
