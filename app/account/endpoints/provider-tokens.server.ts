import { decodeJwt, type JWTPayload } from "jose";
import * as v from "valibot";
import { logError } from "#app/log/log.ts";
import type { AccountErrorCode } from "../errors.ts";
import {
	listProviderAccounts,
	type ProviderAccount,
	renewProviderTokens,
} from "../oauth/accounts.server.ts";
import { findAccount } from "../oauth/link-decision.ts";
import { findProvider } from "../oauth/offered-providers.server.ts";
import type { Provider } from "../oauth/provider.ts";
import { ProviderFailure, refreshTokens } from "../oauth/provider-calls.server.ts";
import { readIdentity } from "../oauth/provider-sign-in.server.ts";
import type { AccountService } from "../service.server.ts";
import { type Answer, endpoint } from "./endpoint.server.ts";
import { providerField } from "./social.server.ts";

/** A token that expires sooner is renewed before it is returned. */
const renewBelowMilliseconds = 5000;

const idField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255));
const tokenBody = v.object({
	providerId: providerField,
	accountId: v.optional(idField),
	/** Accepted for compatibility; the session decides whose tokens are returned. */
	userId: v.optional(idField),
});

interface TokenAnswer {
	accessToken: string;
	accessTokenExpiresAt?: string;
	scopes: string[];
	idToken?: string;
}

export const getAccessTokenEndpoint = endpoint({
	method: "POST",
	path: "/get-access-token",
	session: "sure",
	limit: "provider-token",
	body: tokenBody,
	async handle({ service, body, signedIn }): Promise<Answer<TokenAnswer>> {
		const owned = await findTokens(service, signedIn.user.id, body);
		if ("refused" in owned) return owned;
		const account = await withLiveToken(service, owned.provider, owned.account);
		return account?.accessToken
			? { data: tokenAnswer(account, account.accessToken) }
			: { refused: "FAILED_TO_GET_A_VALID_ACCESS_TOKEN" };
	},
});

export const refreshTokenEndpoint = endpoint({
	method: "POST",
	path: "/refresh-token",
	session: "sure",
	limit: "provider-token",
	body: tokenBody,
	async handle({ service, body, signedIn }): Promise<Answer<TokenAnswer>> {
		const owned = await findTokens(service, signedIn.user.id, body);
		if ("refused" in owned) return owned;
		const { provider, account } = owned;
		if (provider.row.refresh === false) return { refused: "TOKEN_REFRESH_NOT_SUPPORTED" };
		const renewedAccount = await renew(service, provider, account);
		return renewedAccount?.accessToken
			? { data: tokenAnswer(renewedAccount, renewedAccount.accessToken) }
			: { refused: "FAILED_TO_REFRESH_ACCESS_TOKEN" };
	},
});

interface AccountInfo {
	user: {
		id: string;
		name: string;
		email: string | null;
		image: string | null;
		emailVerified: boolean;
	};
	data: unknown;
}

/** The account as the provider describes it now. */
export const accountInfoEndpoint = endpoint({
	method: "POST",
	path: "/account-info",
	session: "sure",
	limit: "provider-token",
	body: v.object({ accountId: idField }),
	async handle({ service, body, signedIn }): Promise<Answer<AccountInfo>> {
		const { db, options } = service;
		const accounts = await listProviderAccounts(db, options, signedIn.user.id);
		const account = findAccount(accounts, body);
		if (!account) return { refused: "ACCOUNT_NOT_FOUND" };
		const provider = findProvider(options, account.providerId);
		if (!provider) return { refused: "PROVIDER_NOT_SUPPORTED" };
		const liveAccount = await withLiveToken(service, provider, account);
		if (!liveAccount?.accessToken) return { refused: "ACCESS_TOKEN_NOT_FOUND" };
		const { accessToken, idToken } = liveAccount;
		const claims = idToken ? claimsOf(idToken) : null;
		const profile = await readIdentity(provider, { accessToken, claims, nameOnFirstVisit: null });
		if (!profile) return { refused: "FAILED_TO_GET_USER_INFO" };
		return { data: { user: profile.identity, data: profile.data } };
	},
});

/** Verified when it came and stored encrypted, so its expiry no longer matters. */
function claimsOf(idToken: string): JWTPayload | null {
	try {
		return decodeJwt(idToken);
	} catch {
		return null;
	}
}

async function findTokens(
	{ db, options }: AccountService,
	userId: string,
	key: { providerId: string; accountId?: string | undefined },
): Promise<{ provider: Provider; account: ProviderAccount } | { refused: AccountErrorCode }> {
	const provider = findProvider(options, key.providerId);
	if (!provider) return { refused: "PROVIDER_NOT_SUPPORTED" };
	const { providerId, accountId } = key;
	const accounts = await listProviderAccounts(db, options, userId);
	const account = findAccount(accounts, { providerId, accountId });
	return account ? { provider, account } : { refused: "ACCOUNT_NOT_FOUND" };
}

/** Null when the token has expired and can't be renewed. */
async function withLiveToken(
	service: AccountService,
	provider: Provider,
	account: ProviderAccount,
): Promise<ProviderAccount | null> {
	const { accessTokenExpiresAt: end } = account;
	if (end === null || end - service.now >= renewBelowMilliseconds) return account;
	if (!account.refreshToken || provider.row.refresh === false) return account;
	return await renew(service, provider, account);
}

async function renew(
	service: AccountService,
	provider: Provider,
	account: ProviderAccount,
): Promise<ProviderAccount | null> {
	if (!account.refreshToken) return null;
	try {
		const freshTokens = await refreshTokens(provider, account.refreshToken, service.now);
		// the new id token is not verified, so the one from sign-in stays
		const tokens = { ...freshTokens, idToken: null };
		await renewProviderTokens(service, account, tokens);
		return {
			...account,
			accessToken: freshTokens.accessToken,
			refreshToken: freshTokens.refreshToken ?? account.refreshToken,
			accessTokenExpiresAt: freshTokens.accessTokenExpiresAt,
			scope: freshTokens.scopes?.join(",") ?? account.scope,
		};
	} catch (error) {
		if (!(error instanceof ProviderFailure)) throw error;
		logError("identity provider", error, { provider: provider.id });
		return null;
	}
}

function tokenAnswer(account: ProviderAccount, accessToken: string): TokenAnswer {
	const { accessTokenExpiresAt, idToken, scope } = account;
	return {
		accessToken,
		...(accessTokenExpiresAt === null
			? {}
			: { accessTokenExpiresAt: new Date(accessTokenExpiresAt).toISOString() }),
		scopes: scope?.split(",").filter(Boolean) ?? [],
		...(idToken ? { idToken } : {}),
	};
}
