/** Instants in milliseconds. */
export interface Passkey {
	id: string;
	userId: string;
	name: string;
	/** base64url */
	credentialId: string;
	/** COSE key, base64. */
	publicKey: string;
	counter: number;
	deviceType: "singleDevice" | "multiDevice";
	backedUp: boolean;
	/** Comma separated. */
	transports: string;
	aaguid: string;
	createdAt: number;
	lastUsedAt: number | null;
}

/** Browsers refuse passkeys for a bare address such as 127.0.0.1 (WebAuthn: an RP ID is a domain). */
export function canHavePasskeys(appUrl: string): boolean {
	const { hostname } = new URL(appUrl);
	return !/^[\d.]+$|^\[/.test(hostname);
}
