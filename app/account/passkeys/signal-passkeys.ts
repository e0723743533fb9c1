/**
 * Tells the browser which passkeys open something here, so that it no longer offers the others (WebAuthn Level 3, 5.1.10).
 * Only a help for the user: a browser without these calls, or one that refuses, offers them as before.
 */

/** @param credentialId that no account here has. */
export async function forgetPasskey(credentialId: string): Promise<void> {
	const unknownPasskey = { rpId: location.hostname, credentialId };
	await globalThis.PublicKeyCredential?.signalUnknownCredential?.(unknownPasskey).catch(() => {});
}

/** @param user.handle under which authenticators keep the user. */
export async function keepOnlyPasskeys(user: {
	handle: string;
	credentialIds: string[];
}): Promise<void> {
	const acceptedPasskeys = {
		rpId: location.hostname,
		userId: user.handle,
		allAcceptedCredentialIds: user.credentialIds,
	};
	await globalThis.PublicKeyCredential?.signalAllAcceptedCredentials?.(acceptedPasskeys).catch(
		() => {},
	);
}
