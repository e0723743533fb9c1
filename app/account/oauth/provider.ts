import type { JWTPayload } from "jose";
import * as v from "valibot";
import type { Identity } from "./identity.ts";

/** The operator's configuration of one provider. */
export interface ProviderSettings {
	clientId: string;
	/** Empty for a public client, where the provider allows one. */
	clientSecret: string;
	/** Values of the row's own variables by their names in the row. */
	extra: Readonly<Record<string, string>>;
}

interface Endpoints {
	authorization: string;
	token: string;
	/** If it differs from the token endpoint. */
	refresh?: string;
	/** Called with the access token as bearer. */
	profile: string;
}

/** How to verify an id token (OpenID Connect Core 1.0, 3.1.3.7). */
export interface IdTokenRules {
	/** Exact issuers, or the one for these claims, where each tenant is its own issuer. */
	issuer: readonly string[] | ((claims: JWTPayload) => string);
	/** Address of the key set; null: signed with the client's secret (HS256). */
	keys: string | null;
	algorithms: readonly string[];
	/** Besides the client id. */
	audiences?: readonly string[];
	maxAgeSeconds?: number;
	/**
	 * Of a token that the provider gives us for a code. "unless-absent": the provider does not document that it returns the
	 * nonce.
	 */
	nonce: "required" | "unless-absent";
	/** Whether `/sign-in/social` takes a token that the client already has. */
	signIn: boolean;
}

interface Variable {
	name: string;
	/** Without it the variable is required; "" makes it optional. */
	fallback?: string;
	form: RegExp;
}

/** The calls that a row may make to read a profile; each has a time-out. */
export interface ProfileCalls {
	endpoints: Endpoints;
	settings: ProviderSettings;
	accessToken: string | null;
	claims: JWTPayload | null;
	/** Apple only: sent with the code at the first sign-in, unsigned. */
	nameOnFirstVisit: string | null;
	/** JSON, with the access token; null when the provider refuses or does not answer. */
	json(url: string, init?: AskInit): Promise<unknown>;
	/** A picture as a data: address, or null. */
	picture(url: string): Promise<string | null>;
}

export interface AskInit {
	method?: "GET" | "POST";
	headers?: Record<string, string>;
	form?: Record<string, string>;
	body?: unknown;
}

/** What differs between providers. */
export interface ProviderDefinition<Profile> {
	id: string;
	/** In the provider's spelling. */
	name: string;
	/** The page of the provider's documentation for this row. */
	documentation: string;
	/** If the client id has another variable than `<ID>_CLIENT_ID`, or another parameter. */
	clientId?: { variable: string; parameter: string };
	/** Default "required"; "signed": a short-lived JWT is made of it. */
	secret?: "required" | "optional" | "signed";
	variables?: Readonly<Record<string, Variable>>;
	endpoints: Endpoints | ((settings: ProviderSettings) => Endpoints);
	scopes: readonly string[];
	scopeSeparator?: string;
	/** RFC 7636, S256. */
	pkce: boolean;
	/** Of the authorization URL, besides those of RFC 6749. */
	parameters?: Readonly<Record<string, string>>;
	/** Name of the parameter that prefills the email. */
	loginHint?: string;
	/** RFC 6749, 2.3.1; default "body". */
	authentication?: "body" | "basic";
	/** Send the callback's `device_id` with the token request and each refresh. */
	deviceId?: boolean;
	/** False: tokens can't be renewed. Parameters: sent besides those of RFC 6749, 6. */
	refresh?: false | Readonly<Record<string, string>>;
	idToken?: IdTokenRules | ((settings: ProviderSettings) => IdTokenRules);
	profile: v.GenericSchema<unknown, Profile>;
	/** Default: GET of the profile endpoint. */
	fetchProfile?(ask: ProfileCalls): Promise<unknown>;
	/** Null: this person may not sign in (locked, not active). */
	identify(profile: Profile, settings: ProviderSettings): Identity | null;
}

export interface ProviderRow
	extends Omit<ProviderDefinition<unknown>, "profile" | "identify" | "fetchProfile"> {
	fetchProfile(ask: ProfileCalls): Promise<unknown>;
	/** Also null when the answer has not the documented shape. */
	identify(profile: unknown, settings: ProviderSettings): Identity | null;
}

export function defineProvider<Profile>(definition: ProviderDefinition<Profile>): ProviderRow {
	const { profile: schema, identify, fetchProfile, ...rest } = definition;
	return {
		...rest,
		fetchProfile: fetchProfile ?? ((ask) => ask.json(ask.endpoints.profile)),
		identify(profile, settings) {
			const checked = v.safeParse(schema, profile);
			return checked.success ? identify(checked.output, settings) : null;
		},
	};
}

/** For rows whose profile is the id token's claims. */
export async function claimsOf(ask: ProfileCalls): Promise<unknown> {
	return ask.claims;
}

/** A provider that the operator has configured. */
export interface Provider {
	id: string;
	row: ProviderRow;
	settings: ProviderSettings;
	endpoints: Endpoints;
	idToken: IdTokenRules | null;
}

export function configureProvider(row: ProviderRow, settings: ProviderSettings): Provider {
	const { endpoints, idToken } = row;
	return {
		id: row.id,
		row,
		settings,
		endpoints: typeof endpoints === "function" ? endpoints(settings) : endpoints,
		idToken: (typeof idToken === "function" ? idToken(settings) : idToken) ?? null,
	};
}

/** Providers often leave fields out or send null, and sometimes a number instead of a text. */
export const maybeText = v.nullish(v.string());
export const idText = v.pipe(
	v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
	v.transform(String),
);
/** Some send "true" as a text. */
export const maybeFlag = v.pipe(
	v.nullish(v.union([v.boolean(), v.picklist(["true", "false"]), v.picklist([0, 1])]), null),
	v.transform((value) => value === true || value === "true" || value === 1),
);

const standardClaims = v.object({
	sub: v.string(),
	name: maybeText,
	preferred_username: maybeText,
	email: maybeText,
	email_verified: maybeFlag,
	picture: maybeText,
});

/** For rows whose profile has the standard claims (OpenID Connect Core 1.0, 5.1). */
export const standardProfile = {
	profile: standardClaims,
	identify: (profile: v.InferOutput<typeof standardClaims>): Identity => ({
		id: profile.sub,
		name: profile.name || profile.preferred_username,
		email: profile.email,
		emailVerified: profile.email_verified,
		image: profile.picture,
	}),
};
