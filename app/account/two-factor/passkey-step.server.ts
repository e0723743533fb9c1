/** The second step by a passkey of the user who has given the password, or whose session owes a factor. */
import { sql } from "drizzle-orm";
import { type Answer, endpoint, type Refusal } from "#app/account/endpoints/endpoint.server.ts";
import type { AssertionResponse } from "#app/account/passkeys/ceremony.server.ts";
import { askForPasskey, provePasskey } from "#app/account/passkeys/passkey-sign-in.server.ts";
import { listPasskeys } from "#app/account/passkeys/passkeys.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { checkSession } from "#app/account/sessions/sessions.server.ts";
import type { SignedIn } from "#app/account/users.ts";
import { challengedUser, readChallenge } from "./challenge.server.ts";
import type { Proof } from "./code-proof.server.ts";
import { hasPasskey } from "./second-factor.server.ts";

/** A challenge that was made for this step is worth nothing at a sign-in, nor for another user. */
const stepUseOf = (userId: string) => ({ purpose: "second step", userId }) as const;

/** Whose passkey the step takes: the id of the session's user, or SQL of the one whose password was right. */
function owingUser(
	{ options, now }: AccountService,
	request: Request,
	signedIn: SignedIn | null | undefined,
) {
	if (signedIn) return signedIn.user.id;
	const challenge = readChallenge(options, request);
	return challenge && challengedUser(challenge, now);
}

/** Whether the step has a passkey to ask for. One round trip. */
export async function canShowPasskey(
	service: AccountService,
	request: Request,
	signedIn: SignedIn | null | undefined,
): Promise<boolean> {
	const userId = owingUser(service, request, signedIn);
	if (!userId) return false;
	const [row] = await service.db.all<{ has: 0 | 1 }>(sql`SELECT ${hasPasskey(userId)} AS has`);
	return row?.has === 1;
}

/** Names the user's passkeys, so that the browser offers no others; only to somebody who has given the password. */
export const passkeyStepOptionsEndpoint = endpoint({
	method: "POST",
	path: "/two-factor/passkey-options",
	session: "none",
	limit: "passkey-options",
	async handle(call): Promise<Answer<unknown>> {
		const { service, request } = call;
		const { signedIn } = await checkSession(service, request, "cached", "leave");
		const userId = owingUser(service, request, signedIn);
		if (!userId) return { refused: "INVALID_TWO_FACTOR_COOKIE" };
		const passkeys = await listPasskeys(service.db, userId);
		const [first] = passkeys;
		if (!first) return { refused: "PASSKEY_NOT_FOUND" };
		return { data: await askForPasskey(call, stepUseOf(first.userId), passkeys) };
	},
});

/** Checks the passkey and notes its use at once; what is left to fail is that the step was ended meanwhile. */
export async function passkeyProof(
	service: AccountService,
	request: Request,
	userId: string,
	response: AssertionResponse,
): Promise<Proof | Refusal> {
	const question = { use: stepUseOf(userId), ownerId: userId };
	const owner = await provePasskey(service, request, response, question);
	if ("refused" in owner) return owner;
	return { condition: sql`TRUE`, write: {}, otherwise: "INVALID_TWO_FACTOR_COOKIE" };
}
