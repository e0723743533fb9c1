/** Tokens of verification mails: JWT with HS256 (RFC 7519), not stored, valid for an hour. */
import { errors, jwtVerify, SignJWT } from "jose";
import * as v from "valibot";

/** `updateTo`: the address that the owner of `email` wants to change to. */
export interface EmailClaims {
	email: string;
	updateTo?: string | undefined;
}

export type EmailTokenReading =
	| { claims: EmailClaims }
	| { refused: "TOKEN_EXPIRED" | "INVALID_VERIFICATION_TOKEN" };

const claimsSchema = v.object({
	email: v.pipe(v.string(), v.nonEmpty()),
	updateTo: v.optional(v.pipe(v.string(), v.nonEmpty())),
	exp: v.number(),
});

/** @param seconds until it expires. */
export async function signEmailToken(
	secret: string,
	claims: EmailClaims,
	now: number,
	seconds: number,
): Promise<string> {
	const issuedAt = Math.floor(now / 1000);
	return await new SignJWT({
		email: claims.email.toLowerCase(),
		...(claims.updateTo ? { updateTo: claims.updateTo.toLowerCase() } : {}),
	})
		.setProtectedHeader({ alg: "HS256" })
		.setIssuedAt(issuedAt)
		.setExpirationTime(issuedAt + seconds)
		.sign(keyOf(secret));
}

export async function readEmailToken(
	secret: string,
	token: string,
	now: number,
): Promise<EmailTokenReading> {
	try {
		const { payload } = await jwtVerify(token, keyOf(secret), {
			algorithms: ["HS256"],
			currentDate: new Date(now),
		});
		const claims = v.safeParse(claimsSchema, payload);
		if (!claims.success) return { refused: "INVALID_VERIFICATION_TOKEN" };
		return { claims: { email: claims.output.email, updateTo: claims.output.updateTo } };
	} catch (error) {
		const expired = error instanceof errors.JWTExpired;
		return { refused: expired ? "TOKEN_EXPIRED" : "INVALID_VERIFICATION_TOKEN" };
	}
}

function keyOf(secret: string): Uint8Array {
	return new TextEncoder().encode(secret);
}
