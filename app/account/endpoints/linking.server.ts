import * as v from "valibot";
import { endOtherSignIns } from "#app/account/sessions/open-session.server.ts";
import { listSignInMethods } from "#app/account/sign-in-methods.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { AccountErrorCode } from "../errors.ts";
import { deleteProviderAccount, isUnlinkable } from "../oauth/accounts.server.ts";
import { findAccount } from "../oauth/link-decision.ts";
import { findProvider } from "../oauth/offered-providers.server.ts";
import type { Provider } from "../oauth/provider.ts";
import { personOfIdToken, sendToProvider } from "../oauth/provider-sign-in.server.ts";
import { type ConnectResult, connectProvider } from "../oauth/write-link-decision.server.ts";
import { deviceOf } from "../sessions/known-devices.server.ts";
import { type Answer, type Call, endpoint } from "./endpoint.server.ts";
import { targetField } from "./fields.ts";
import { idTokenField, providerField, scopesField, targetsTooLong } from "./social.server.ts";

const linkBody = v.object({
	provider: providerField,
	callbackURL: targetField,
	errorCallbackURL: targetField,
	disableRedirect: v.optional(v.boolean()),
	idToken: idTokenField,
	scopes: scopesField,
	requestSignUp: v.optional(v.boolean()),
});

type LinkCall = Call<v.InferOutput<typeof linkBody>, unknown, "sure">;
type LinkAnswer = { url: string; redirect: boolean; status?: true };

/** A signed-in user connects a provider's account. Attack: a stolen session connects the thief's own. */
export const linkSocialEndpoint = endpoint({
	method: "POST",
	path: "/link-social",
	session: "sure",
	confirmed: true,
	limit: "link-social",
	body: linkBody,
	async handle(call): Promise<Answer<LinkAnswer>> {
		const { service, body, signedIn, cookies } = call;
		const provider = findProvider(service.options, body.provider);
		if (!provider) return { refused: "PROVIDER_NOT_FOUND" };
		if (body.idToken) return await linkByIdToken(call, provider, body.idToken);
		const { user, session } = signedIn;
		const link = { userId: user.id, email: user.email, sessionId: session.id };
		const departure = sendToProvider(service, provider, { ...body, link });
		if (!departure) return targetsTooLong;
		cookies.push(departure.cookie);
		return { data: { url: departure.url, redirect: body.disableRedirect !== true } };
	},
});

async function linkByIdToken(
	{ service, signedIn }: LinkCall,
	provider: Provider,
	idToken: NonNullable<v.InferOutput<typeof idTokenField>>,
): Promise<Answer<LinkAnswer>> {
	const person = await personOfIdToken(provider, idToken, service.now);
	if ("refused" in person) return person;
	const result = await connectProvider(service, provider, person, signedIn.user);
	if ("refused" in result) return { refused: connectRefusals[result.refused] };
	return { data: { url: "", redirect: false, status: true } };
}

const connectRefusals: Record<
	Extract<ConnectResult, { refused: string }>["refused"],
	AccountErrorCode
> = {
	"not allowed": "ACCOUNT_NOT_LINKED__LINKING_NOT_ALLOWED",
	"different emails": "ACCOUNT_NOT_LINKED__DIFFERENT_EMAILS_NOT_ALLOWED",
	"different user": "SOCIAL_ACCOUNT_ALREADY_LINKED",
	failed: "ACCOUNT_NOT_LINKED__UNABLE_TO_CREATE_ACCOUNT",
};

/** Needs a fresh session. Attack: somebody at an open browser locks its owner out. */
export const unlinkAccountEndpoint = endpoint({
	method: "POST",
	path: "/unlink-account",
	session: "fresh",
	confirmed: true,
	body: v.object({
		providerId: providerField,
		accountId: v.optional(v.pipe(v.string(), v.maxLength(255))),
	}),
	async handle({ service, request, body, signedIn }): Promise<Answer<{ status: true }>> {
		const { db, options } = service;
		const userId = signedIn.user.id;
		const methods = await listSignInMethods(db, options, userId);
		const account = findAccount(methods, body);
		if (!account) return { refused: "ACCOUNT_NOT_FOUND" };
		const mayRemove = isUnlinkable(options, { userId, id: account.id });
		const { deleted } = await runBatch(db, {
			// before the deletion, while it can be asked whether there will be one
			...endOtherSignIns(service, signedIn, deviceOf(service, request), mayRemove),
			deleted: deleteProviderAccount(db, account.id, mayRemove),
		});
		return deleted.length > 0
			? { data: { status: true } }
			: { refused: "YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT" };
	},
});
