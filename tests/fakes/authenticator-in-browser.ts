import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";
import type { newAuthenticator } from "./authenticator.ts";

const bytesOf = (text: string) => decodeBase64urlIgnorePadding(text).slice().buffer;
const textOf = (bytes: BufferSource) =>
	encodeBase64urlNoPadding(
		bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : new Uint8Array(bytes.buffer),
	);

interface Creation {
	publicKey: { challenge: BufferSource; rp: { id: string }; user: { id: BufferSource } };
}
interface Request {
	publicKey: { challenge: BufferSource; rpId: string };
}

/** `navigator` of a browser with this authenticator, as scripts see it: bytes instead of base64url. */
export function browserWith(authenticator: ReturnType<typeof newAuthenticator>) {
	const common = { getClientExtensionResults: () => ({}), authenticatorAttachment: "platform" };
	return {
		credentials: {
			async create({ publicKey }: Creation) {
				const { id, type, response } = await authenticator.create({
					challenge: textOf(publicKey.challenge),
					rp: publicKey.rp,
					user: { id: textOf(publicKey.user.id) },
				});
				return {
					...common,
					id,
					type,
					rawId: bytesOf(id),
					response: {
						clientDataJSON: bytesOf(response.clientDataJSON),
						attestationObject: bytesOf(response.attestationObject),
						getTransports: () => response.transports,
					},
				};
			},
			async get({ publicKey }: Request) {
				const { id, type, response } = await authenticator.get({
					challenge: textOf(publicKey.challenge),
					rpId: publicKey.rpId,
				});
				return {
					...common,
					id,
					type,
					rawId: bytesOf(id),
					response: {
						clientDataJSON: bytesOf(response.clientDataJSON),
						authenticatorData: bytesOf(response.authenticatorData),
						signature: bytesOf(response.signature),
						userHandle: bytesOf(response.userHandle ?? ""),
					},
				};
			},
		},
	};
}
