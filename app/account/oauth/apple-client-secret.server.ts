import { importPKCS8, SignJWT } from "jose";
import type { ProviderSettings } from "./provider.ts";

/**
 * Apple's client secret is a JWT signed with the developer's key (ES256), at most six months old.
 * https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret
 * One that was made elsewhere is used as it is.
 */
export async function appleClientSecret(settings: ProviderSettings, now: number): Promise<string> {
	const { clientId, clientSecret, extra } = settings;
	if (!isPrivateKey(clientSecret)) return clientSecret;
	// variables carry no line breaks everywhere: "\n" stands for one
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
