import { importPKCS8, SignJWT } from "jose";
import type { ProviderSettings } from "./provider.ts";

/**
 * A JWT signed with the developer's key (ES256), valid for at most six months; a finished JWT is
 * used as it is.
 * https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret
 */
export async function appleClientSecret(settings: ProviderSettings, now: number): Promise<string> {
	const { clientId, clientSecret, extra } = settings;
	if (!isPrivateKey(clientSecret)) return clientSecret;
	// some places allow no line breaks in variables, so "\n" stands for one
	const key = await importPKCS8(clientSecret.replaceAll("\\n", "\n"), "ES256");
	const issuedAt = Math.floor(now / 1000);
	return await new SignJWT()
		.setProtectedHeader({ alg: "ES256", kid: extra.keyId ?? "" })
		.setIssuer(extra.teamId ?? "")
		.setSubject(clientId)
		.setAudience("https://appleid.apple.com")
		.setIssuedAt(issuedAt)
		.setExpirationTime(issuedAt + 300)
		.sign(key);
}

export function isPrivateKey(secret: string): boolean {
	return secret.includes("-----BEGIN PRIVATE KEY-----");
}
