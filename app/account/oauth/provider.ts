import type { JWTPayload } from "jose";
import * as v from "valibot";
import type { Identity } from "./identity.ts";

/** What the operator configured for one provider. */
export interface ProviderSettings {
	clientId: string;
	/** Empty for a public client, where the provider knows such. */
	clientSecret: string;
	/** The values of the row's own variables, by the row's names for them. */
	extra: Readonly<Record<string, string>>;
}

export interface Endpoints {
	authorization: string;
	token: string;
	/** Where it is not the token endpoint. */
	refresh?: string;
	/** Asked with the access token as bearer. */
	profile: string;
}

/** How an id token (OpenID Connect Core 1.0, 3.1.3.7) of this provider is verified. */
export interface IdTokenRules {
	/** Exact issuers, or the one that fits the claims, where each tenant is its own issuer. */
	issuer: readonly string[] | ((claims: JWTPayload) => string);
	/** Address of the key set; null: signed with the client's secret (HS256). */
	keys: string | null;
	algorithms: readonly string[];
	/** Beside the client id. */
	audiences?: readonly string[];
	maxAgeSeconds?: number;
	/** "unless-absent": the provider does not say that it hands the nonce back. */
	nonce: "required" | "unless-absent";
	/** Whether `/sign-in/social` takes a token that a client got by itself. */
	signIn: boolean;
}

export interface Variable {
	name: string;
	/** Without one the variable is required; "" makes it optional. */
	fallback?: string;
	form: RegExp;
}

/** What a row may ask for while it reads a profile; every call has a time-out. */
export interface Ask {
	endpoints: Endpoints;
	settings: ProviderSettings;
	accessToken: string | null;
	/** Of the verified id token. */
	claims: JWTPayload | null;
	/** Sent beside the code, once in a lifetime, unsigned (Apple). */
	nameOnFirstVisit: string | null;
	/** JSON, asked with the access token; null when the provider refuses or is silent. */
	json(url: string, init?: AskInit): Promise<unknown>;
	/** A picture as a data: address; null when there is none. */
	picture(url: string): Promise<string | null>;
}

export interface AskInit {
	method?: "GET" | "POST";
	headers?: Record<string, string>;
	form?: Record<string, string>;
	body?: unknown;
}

/** What differs between providers, and nothing else. */
export interface ProviderDefinition<Profile> {
	id: string;
	/** As the provider spells it. */
	name: string;
	/** The page of the provider's documentation that this row was written from. */
	documentation: string;
	/** Where the client id does not come from `<ID>_CLIENT_ID` (nor is called so on the wire). */
	clientId?: { variable: string; parameter: string };
	/** "required" unless said otherwise; "signed": a short-lived JWT is made of it. */
	secret?: "required" | "optional" | "signed";
	variables?: Readonly<Record<string, Variable>>;
	endpoints: Endpoints | ((settings: ProviderSettings) => Endpoints);
	scopes: readonly string[];
	scopeSeparator?: string;
	/** RFC 7636, S256. */
	pkce: boolean;
	/** Of the authorization URL, beside those of RFC 6749. */
	parameters?: Readonly<Record<string, string>>;
	/** Name of the parameter that carries the email to begin with. */
	loginHint?: string;
	/** RFC 6749, 2.3.1: "body" unless said otherwise. */
	authentication?: "body" | "basic";
	/** The answer comes as a cross-site form post. */
	formPost?: boolean;
	/** The callback's `device_id` belongs to the token request and to each refresh. */
	deviceId?: boolean;
	/** False: tokens of this provider can't be renewed. Parameters: sent beside RFC 6749, 6. */
	refresh: boolean | Readonly<Record<string, string>>;
	idToken?: IdTokenRules | ((settings: ProviderSettings) => IdTokenRules);
	profile: v.GenericSchema<unknown, Profile>;
	/** GET of the profile endpoint unless said otherwise. */
	fetchProfile?(ask: Ask): Promise<unknown>;
	/** Null: this person may not come in (locked, not active). */
	identify(profile: Profile): Identity | null;
}

export interface ProviderRow
	extends Omit<ProviderDefinition<unknown>, "profile" | "identify" | "fetchProfile"> {
	fetchProfile(ask: Ask): Promise<unknown>;
	/** Null as well when the answer is not of the documented shape. */
	identify(profile: unknown): Identity | null;
}

export function defineProvider<Profile>(definition: ProviderDefinition<Profile>): ProviderRow {
	const { profile: schema, identify, fetchProfile, ...rest } = definition;
	return {
		...rest,
		fetchProfile: fetchProfile ?? ((ask) => ask.json(ask.endpoints.profile)),
		identify(profile) {
			const read = v.safeParse(schema, profile);
			return read.success ? identify(read.output) : null;
		},
	};
}

/** Rows whose profile is what the id token says. */
export async function claimsOf(ask: Ask): Promise<unknown> {
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

/** Fields as providers send them: often there, often null, sometimes a number where a text is meant. */
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
