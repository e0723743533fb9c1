import { createServer } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import Provider from "oidc-provider";
import type { Island } from "#tests/island.ts";

export interface OpenIdProvider {
	origin: string;
}

/**
 * A real OpenID provider in the role of Google: another implementation checks issuer, client, PKCE, nonce and
 * signed id tokens. The worker's calls to Google's hosts are answered by it.
 */
export async function startOpenIdProvider(
	island: Island,
	client: { id: string; secret: string },
): Promise<OpenIdProvider> {
	const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
	const provider = new Provider("https://accounts.google.com", {
		clients: [
			{
				client_id: client.id,
				client_secret: client.secret,
				redirect_uris: [`${island.url.origin}/api/auth/callback/google`],
				grant_types: ["authorization_code", "refresh_token"],
				token_endpoint_auth_method: "client_secret_post",
			},
		],
		jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: "key", use: "sig", alg: "RS256" }] },
		cookies: { keys: ["of-the-tests"] },
		pkce: { required: () => true },
		scopes: ["openid", "email", "profile"],
		claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
		// like Google: the id token contains the claims of the scopes
		conformIdTokenClaims: false,
		issueRefreshToken: () => true,
		ttl: {
			AccessToken: 3600,
			IdToken: 3600,
			RefreshToken: 3600,
			Interaction: 600,
			Session: 600,
			Grant: 600,
		},
		findAccount: (_context: unknown, id: string) => ({
			accountId: id,
			claims: () => ({
				sub: id,
				email: `${id}@mail.example`,
				email_verified: true,
				name: `Guest ${id}`,
			}),
		}),
	});
	const server = createServer(provider.callback());
	await new Promise<void>((resolve) => server.listen(0, resolve));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	// a provider is another site than the island, which is at 127.0.0.1
	const origin = `http://localhost:${port}`;
	const pass = (path: string) => async (request: Request) =>
		fetch(`${origin}${path}`, {
			method: request.method,
			headers: { "content-type": request.headers.get("content-type") ?? "application/json" },
			...(request.method === "POST" ? { body: await request.text() } : {}),
		});
	island.answer("oauth2.googleapis.com", pass("/token"));
	island.answer("www.googleapis.com", pass("/jwks"));
	// does not keep the test process alive
	server.unref();
	return { origin };
}
