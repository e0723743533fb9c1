import * as v from "valibot";
import { parseJson } from "../passkeys/browser-answer.ts";
import { assertionSchema } from "../passkeys/ceremony.server.ts";
import { hasPasskey } from "../passkeys/has-passkey.server.ts";
import { provePasskey, signInUse } from "../passkeys/sign-in.server.ts";
import type { ConfirmationWay } from "./confirmation-way.server.ts";

/** One of the user's own passkeys, as at a sign-in. */
export const passkeyWay: ConfirmationWay = {
	isFactor: true,
	isSetUp: (_service, userId) => hasPasskey(userId),
	async check({ service, request, signedIn, answer }) {
		const passkey = v.safeParse(assertionSchema, parseJson(answer.passkey ?? ""));
		if (!passkey.success) return "AUTHENTICATION_FAILED";
		const question = { use: signInUse, ownerId: signedIn.user.id };
		const owner = await provePasskey(service, request, passkey.output, question);
		return "refused" in owner ? owner.refused : undefined;
	},
};
