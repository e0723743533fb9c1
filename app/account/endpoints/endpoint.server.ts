/**
 * A call of the account service as a value: path, schemas, the session it needs, and its handler.
 * `serve` checks in a fixed order, for JSON and for screens: rate limit, origin, input, redirect
 * targets, session.
 */

import * as v from "valibot";
import {
	type AccountError,
	type AccountErrorBody,
	type AccountErrorCode,
	accountErrors,
} from "#app/account/errors.ts";
import { mayCall } from "#app/account/rate-limit.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import {
	type Certainty,
	checkSession,
	isConfirmed,
	isFresh,
	type SessionCheck,
} from "#app/account/sessions/sessions.server.ts";
import { isTrustedOrigin, isTrustedTarget } from "#app/account/trusted-url.ts";
import type { SignedIn } from "#app/account/users.ts";
import { isWellFormed } from "#app/database/well-formed-text.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import type { Language } from "#app/messages/languages.ts";

/** `cached`: signed in up to a minute ago. `sure`: signed in now. `fresh`: signed in recently. */
export type SessionNeed = "none" | Certainty | "fresh";

export interface Call<Body, Query, Need extends SessionNeed> {
	service: AccountService;
	request: Request;
	body: Body;
	query: Query;
	params: Readonly<Record<string, string>>;
	lang: Language | undefined;
	signedIn: Need extends "none" ? null : SignedIn;
	/** The session cookie ends with the browser. */
	dontRemember: boolean;
	/** `Set-Cookie` values of the answer. */
	cookies: string[];
}

export interface Refusal {
	refused: AccountErrorCode;
	/** Instead of the status in the table. */
	status?: number;
	issues?: Record<string, string>;
}

/** @property json the data as text, where it is known already. */
export type Answer<Data> = { data: Data; json?: string } | Refusal | { redirect: string };

export interface Outcome<Data> {
	answer: Answer<Data>;
	cookies: string[];
}

export interface RawInput {
	body?: unknown;
	query?: unknown;
	params?: Readonly<Record<string, string>>;
	/** Of the screen that calls, for what is wrong with a field; API clients get the protocol's English. */
	lang?: Language;
}

type Schema<Output> = v.GenericSchema<unknown, Output>;

interface Definition<Body, Query, Need extends SessionNeed, Data> {
	method: "GET" | "POST";
	/** A segment in braces is a parameter. */
	path: `/${string}`;
	session: Need;
	/**
	 * The user must have proved a short while ago to be the account's owner; an older session is refused as not fresh, and
	 * so are staff who act as the user: they neither take the account over nor use up its owner's attempts.
	 */
	confirmed?: true;
	/** Also for users who must set up a second factor before anything else. */
	enrols?: true;
	body?: Schema<Body>;
	query?: Schema<Query>;
	/** Calls with the same name share a limit per address. */
	limit?: string;
	/** Takes form posts from any site; the content must prove itself. */
	form?: true;
	handle(call: Call<Body, Query, Need>): Promise<Answer<Data>>;
}

export interface Endpoint<Data = unknown> {
	method: "GET" | "POST";
	path: `/${string}`;
	/** What it asks of the session, in the words of docs/account.md: "sure, confirmed". */
	needs: string;
	form: boolean;
	/** What it takes; absent where it takes nothing. */
	body: v.GenericSchema | undefined;
	query: v.GenericSchema | undefined;
	serve(service: AccountService, request: Request, input: RawInput): Promise<Outcome<Data>>;
}

export function endpoint<Data, Need extends SessionNeed, Body = unknown, Query = unknown>(
	definition: Definition<Body, Query, Need, Data>,
): Endpoint<Data> {
	const { method, path, session, confirmed, enrols } = definition;
	const needs = [session, confirmed ? "confirmed" : "", enrols ? "enrols" : ""];
	return {
		method,
		path,
		needs: needs.filter(Boolean).join(", "),
		form: definition.form === true,
		body: definition.body,
		query: definition.query,
		async serve(service, request, input) {
			const cookies: string[] = [];
			const answer = await callEndpoint(definition, service, { request, input, cookies });
			return { answer, cookies: lastOfEach(cookies) };
		},
	};
}

/** One value per cookie: the handler's replaces that of the session check. */
function lastOfEach(cookies: string[]): string[] {
	return [...new Map(cookies.map((cookie) => [cookie.split("=")[0], cookie])).values()];
}

async function callEndpoint<Data, Need extends SessionNeed, Body, Query>(
	definition: Definition<Body, Query, Need, Data>,
	service: AccountService,
	{ request, input, cookies }: { request: Request; input: RawInput; cookies: string[] },
): Promise<Answer<Data>> {
	if (definition.limit && !(await mayCall(service, definition.limit)))
		return { refused: "TOO_MANY_REQUESTS" };
	const originCode = definition.form ? undefined : originRefusal(service, request);
	if (originCode) return { refused: originCode };
	const body = readInput(definition.body, input.body ?? {}, input.lang);
	if ("issues" in body) return { refused: "VALIDATION_ERROR", issues: body.issues };
	const query = readInput(definition.query, input.query ?? {}, input.lang);
	if ("issues" in query) return { refused: "INVALID_QUERY", issues: query.issues };
	const target = targetRefusal(service, body.value) ?? targetRefusal(service, query.value);
	if (target) return { refused: target };
	const session = await requireSession(definition, service, request);
	if ("refused" in session) return session;
	cookies.push(...session.cookies, ...(definition.session === "cached" ? session.copy : []));
	return await definition.handle({
		service,
		request,
		body: body.value,
		query: query.value,
		params: input.params ?? {},
		lang: input.lang,
		// `requireSession` refuses calls without a session unless none is needed
		signedIn: session.signedIn as Need extends "none" ? null : SignedIn,
		dontRemember: session.dontRemember,
		cookies,
	});
}

/**
 * Attack (CSRF): browsers send cookies along with another site's form, but can't forge Origin.
 * Without cookies there is no danger, and API clients may call.
 */
export function originRefusal(
	{ options }: AccountService,
	request: Request,
): AccountErrorCode | undefined {
	if (request.method !== "POST" || !request.headers.has("cookie")) return;
	const origin = request.headers.get("origin") ?? request.headers.get("referer");
	if (!origin || origin === "null") return "MISSING_OR_NULL_ORIGIN";
	if (!isTrustedOrigin(origin, options.trustedOrigins)) return "INVALID_ORIGIN";
}

const targets = new Map<string, AccountErrorCode>([
	["callbackURL", "INVALID_CALLBACKURL"],
	["redirectTo", "INVALID_REDIRECTURL"],
	["errorCallbackURL", "INVALID_ERRORCALLBACKURL"],
	["newUserCallbackURL", "INVALID_NEWUSERCALLBACKURL"],
]);

function targetRefusal({ options }: AccountService, fields: unknown): AccountErrorCode | undefined {
	if (typeof fields !== "object" || fields === null) return;
	for (const [name, target] of Object.entries(fields)) {
		const code = targets.get(name);
		if (code && typeof target === "string" && !isTrustedTarget(target, options.trustedOrigins))
			return code;
	}
}

async function requireSession(
	{ session: need, confirmed, enrols }: { session: SessionNeed; confirmed?: true; enrols?: true },
	service: AccountService,
	request: Request,
): Promise<SessionCheck | { refused: AccountErrorCode }> {
	if (need === "none") return { signedIn: null, dontRemember: false, cookies: [], copy: [] };
	const session = await checkSession(service, request, need === "cached" ? "cached" : "sure");
	if (!session.signedIn) return { refused: "UNAUTHORIZED" };
	// attack: a password alone reaches by the API what the dashboard keeps from it
	const { duty = "none" } = session.signedIn;
	if (duty !== "none" && !(enrols && duty === "enrol"))
		return { refused: "SECOND_FACTOR_REQUIRED" };
	if (need === "fresh" && !isFresh(service.options, session.signedIn.session, service.now))
		return { refused: "SESSION_IS_NOT_FRESH" };
	if (confirmed && !isConfirmed(service.options, session.signedIn.session, service.now))
		return { refused: "SESSION_IS_NOT_FRESH" };
	return session;
}

function readInput<Output>(
	schema: Schema<Output> | undefined,
	value: unknown,
	lang: Language | undefined,
): { value: Output } | { issues: Record<string, string> } {
	// without a schema the handler's input is typed `unknown`
	if (!schema) return { value: undefined as Output };
	const result = v.safeParse(schema, value, { lang });
	if (result.success)
		return isWellFormed(result.output) ? { value: result.output } : { issues: {} };
	const issues: Record<string, string> = {};
	for (const issue of result.issues) issues[v.getDotPath(issue) ?? ""] ??= issue.message;
	return { issues };
}

export function refusalReply(answer: Refusal): { status: number; body: AccountErrorBody } {
	noteFacts({ refusal: answer.refused });
	const row: AccountError = accountErrors[answer.refused];
	const [status, message, code = answer.refused] = row;
	return {
		status: answer.status ?? status,
		body: {
			code,
			message,
			...(answer.issues ? { issues: answer.issues } : {}),
		},
	};
}
