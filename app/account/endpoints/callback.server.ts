import * as v from "valibot";
import { confirmByIdentity } from "#app/account/confirmation/confirmation.server.ts";
import { isSessionAlive } from "#app/account/sessions/sessions.server.ts";
import { logError } from "#app/log/log.ts";
import { findProvider } from "../oauth/offered-providers.server.ts";
import type { Provider } from "../oauth/provider.ts";
import { type ProviderPerson, receiveFromProvider } from "../oauth/provider-sign-in.server.ts";
import { type OAuthState, openState, spendState } from "../oauth/state.server.ts";
import {
	type ConnectResult,
	connectProvider,
	signInWith,
} from "../oauth/write-link-decision.server.ts";
import type { AccountService } from "../service.server.ts";
import { serialize } from "../sessions/session-cookie.server.ts";
import { isTrustedTarget, withQuery } from "../trusted-url.ts";
import { type Answer, type Call, endpoint } from "./endpoint.server.ts";

const short = v.optional(v.pipe(v.string(), v.maxLength(500)));
const callbackFields = v.object({
	code: v.optional(v.pipe(v.string(), v.maxLength(8192))),
	state: short,
	error: short,
	error_description: v.optional(v.pipe(v.string(), v.maxLength(2000))),
	device_id: short,
	user: v.optional(v.pipe(v.string(), v.maxLength(4096))),
});
type CallbackFields = v.InferOutput<typeof callbackFields>;

const path = "/callback/{id}";

export const callbackEndpoint = endpoint({
	method: "GET",
	path,
	session: "none",
	limit: "callback",
	query: v.unknown(),
	handle: (call) => handleCallback(call, call.query),
});

/**
 * The provider's answer as a form post of its own site (Apple), repeated by GET: with such a post a browser sends none of
 * our cookies, so that it would be a new device each time, and its earlier session would not end.
 */
export const callbackPostEndpoint = endpoint({
	method: "POST",
	path,
	session: "none",
	limit: "callback",
	form: true,
	body: v.unknown(),
	async handle(call) {
		const fields = v.safeParse(callbackFields, call.body);
		if (!fields.success) return fail(call.service, null, "invalid_callback_request");
		const address = `/api/auth/callback/${encodeURIComponent(call.params.id ?? "")}`;
		return { redirect: withQuery(address, withoutUndefined(fields.output)) };
	},
});

type CallbackCall = Pick<
	Call<unknown, unknown, "none">,
	"service" | "request" | "params" | "cookies"
>;

async function handleCallback(call: CallbackCall, input: unknown): Promise<Answer<never>> {
	const { service, request, params, cookies } = call;
	const fields = v.safeParse(callbackFields, input);
	if (!fields.success) return fail(service, null, "invalid_callback_request");
	const { state: token, code, error, error_description } = fields.output;
	if (!token) return fail(service, null, "state_not_found");
	// before the database, so that nobody can use up the state of another browser
	const state = openState(service, request, token);
	if (!state) return fail(service, null, "please_restart_the_process");
	cookies.push(serialize(service.options, "state", "", 0));
	const spendError = await trySpendState(service, token, state);
	if (spendError) return fail(service, null, spendError);
	if (error) return fail(service, state, error, error_description);
	if (!code) return fail(service, state, "no_code");
	const provider = findProvider(service.options, params.id ?? "");
	if (!provider) return fail(service, state, "oauth_provider_not_found");
	// attack (mix-up, RFC 9700, 4.4): a code of one provider handed to another
	if (provider.id !== state.provider) return fail(service, state, "please_restart_the_process");
	const { device_id: deviceId, user } = fields.output;
	const grant = { code, state: token, deviceId, user };
	const person = await receiveFromProvider(service, provider, state, grant);
	if ("refused" in person) return fail(service, state, person.refused);
	return await admitPerson(call, provider, state, person);
}

async function trySpendState(
	service: AccountService,
	token: string,
	state: OAuthState,
): Promise<"please_restart_the_process" | "internal_server_error" | null> {
	try {
		return (await spendState(service, token, state)) ? null : "please_restart_the_process";
	} catch (error) {
		// without the mark that the state is used, no code is exchanged
		logError("identity provider", error, { step: "spend state" });
		return "internal_server_error";
	}
}

/** Confirms the session, connects the account or signs in, as the visitor left to do. */
async function admitPerson(
	{ service, request, cookies }: CallbackCall,
	provider: Provider,
	state: OAuthState,
	person: ProviderPerson,
): Promise<Answer<never>> {
	// the operator may have changed the list since the visitor left
	if (!isTrustedTarget(state.callbackURL, service.options.trustedOrigins))
		return fail(service, state, "no_callback_url");
	if (state.confirm) {
		// a database error counts as no proof
		const isOwner = await confirmByIdentity(service, provider, person, state.confirm).catch(
			() => false,
		);
		return isOwner ? { redirect: state.callbackURL } : fail(service, state, "unable_to_confirm");
	}
	if (state.link) {
		// the session may have ended since; a database error also links nothing
		const isAlive = await isSessionAlive(service, state.link).catch(() => false);
		if (!isAlive) return fail(service, state, "unable_to_link_account");
		const result = await connectProvider(service, provider, person, {
			id: state.link.userId,
			email: state.link.email,
		});
		if ("refused" in result) return fail(service, state, connectErrors[result.refused]);
		return { redirect: state.callbackURL };
	}
	const result = await signInWith(service, request, { provider, person });
	if ("refused" in result) return fail(service, state, result.refused.replaceAll(" ", "_"));
	cookies.push(...result.cookies);
	return { redirect: result.isNew ? (state.newUserURL ?? state.callbackURL) : state.callbackURL };
}

const connectErrors: Record<Extract<ConnectResult, { refused: string }>["refused"], string> = {
	"not allowed": "unable_to_link_account",
	"different emails": "email_doesn't_match",
	"different user": "account_already_linked_to_different_user",
	failed: "unable_to_link_account",
};

/** Redirects to the visitor's error page, or to the service's own. */
function fail(
	{ options }: AccountService,
	state: OAuthState | null,
	error: string,
	description?: string,
): { redirect: string } {
	const errorURL = state?.errorURL;
	const target =
		errorURL && isTrustedTarget(errorURL, options.trustedOrigins)
			? errorURL
			: `${options.appUrl}/api/auth/error`;
	return {
		redirect: withQuery(target, {
			error,
			...(description ? { error_description: description } : {}),
		}),
	};
}

function withoutUndefined(fields: CallbackFields): Record<string, string> {
	return Object.fromEntries(
		Object.entries(fields).flatMap(([name, value]) =>
			value === undefined ? [] : [[name, value] as const],
		),
	);
}
