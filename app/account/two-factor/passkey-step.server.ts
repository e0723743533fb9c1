/** The second step by a passkey of the user who has given the password, or whose session owes a factor. */
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { type Answer, endpoint, type Refusal } from "#app/account/endpoints/endpoint.server.ts";
import { type AssertionResponse, assertionSchema } from "#app/account/passkeys/ceremony.server.ts";
import { hasPasskey } from "#app/account/passkeys/has-passkey.server.ts";
import { listPasskeys } from "#app/account/passkeys/passkeys.server.ts";
import { provePasskey, requestOptions } from "#app/account/passkeys/sign-in.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { checkSession } from "#app/account/sessions/sessions.server.ts";
import type { SignedIn } from "#app/account/users.ts";
import { challengedUser, readChallenge } from "./challenge.server.ts";
import {
	beginAttempt,
	type CallInSession,
	finishAttempt,
	type Proof,
	proveSession,
	type StepCall,
	trustField,
	type Verified,
} from "./second-step.server.ts";

/** A challenge that was made for this step is worth nothing at a sign-in, nor for another user. */
const stepUseOf = (userId: string) => ({ purpose: "second step", userId }) as const;

/** Whose passkey the step takes: the id of the session's user, or SQL of the one whose password was right. */
function whoOwes(
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
	const who = whoOwes(service, request, signedIn);
	if (!who) return false;
	const [row] = await service.db.all<{ has: 0 | 1 }>(sql`SELECT ${hasPasskey(who)} AS has`);
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
		const who = whoOwes(service, request, signedIn);
		if (!who) return { refused: "INVALID_TWO_FACTOR_COOKIE" };
		const own = await listPasskeys(service.db, who);
		const [first] = own;
		if (!first) return { refused: "PASSKEY_NOT_FOUND" };
		return { data: requestOptions(call, stepUseOf(first.userId), own) };
	},
});

/** Only from `/app_login/second-step`, not over HTTP. Ends as a right code does. */
export const verifyPasskeyStepEndpoint = endpoint({
	method: "POST",
	path: "/two-factor/verify-passkey",
	session: "none",
	limit: "two-factor",
	body: v.object({ response: assertionSchema, trustDevice: trustField }),
	async handle(call): Promise<Answer<Verified>> {
		const { service, request, body } = call;
		const { signedIn, dontRemember } = await checkSession(service, request, "sure", "leave");
		return signedIn
			? await showInSession({ ...call, dontRemember }, signedIn, body.response)
			: await showAtSignIn(call, body);
	},
});

async function showAtSignIn(
	call: StepCall,
	{ response, trustDevice }: { response: AssertionResponse; trustDevice: boolean },
): Promise<Answer<Verified>> {
	const attempt = await beginAttempt(call);
	if ("refused" in attempt) return attempt;
	const proof = await passkeyProof(call, attempt.user.id, response);
	return "refused" in proof ? proof : await finishAttempt(call, attempt, { trustDevice }, proof);
}

async function showInSession(
	call: CallInSession,
	signedIn: SignedIn,
	response: AssertionResponse,
): Promise<Answer<Verified>> {
	if (signedIn.session.impersonatedBy !== null) return { refused: "NOT_AUTHORIZED" };
	const proof = await passkeyProof(call, signedIn.user.id, response);
	return "refused" in proof ? proof : await proveSession(call, signedIn, proof);
}

async function passkeyProof(
	{ service, request }: CallInSession,
	userId: string,
	response: AssertionResponse,
): Promise<Proof | Refusal> {
	const asked = { use: stepUseOf(userId), ownerId: userId };
	const proved = await provePasskey(service, request, response, asked);
	if ("refused" in proved) return proved;
	// the use is noted already; what is left to fail is that the step was ended meanwhile
	return { if: sql`TRUE`, write: {}, otherwise: "INVALID_TWO_FACTOR_COOKIE" };
}
