import * as v from "valibot";
import { type Answer, endpoint } from "#app/account/endpoints/endpoint.server.ts";
import { passkeyMail } from "#app/account/mails/queue-mail.server.ts";
import { deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { endOtherSignIns } from "#app/account/sessions/open-session.server.ts";
import { recordUserEntry } from "#app/account/user-events.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { deletePasskey, isRemovable, listPasskeys } from "./passkeys.server.ts";

const idField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/** Needs a fresh confirmation. Attack: somebody at an open browser locks its owner out. */
export const removePasskeyEndpoint = endpoint({
	method: "POST",
	path: "/remove-passkey",
	session: "fresh",
	confirmed: true,
	limit: "passkey",
	body: v.object({ id: idField }),
	async handle({ service, request, body, signedIn }): Promise<Answer<null>> {
		const { db, options } = service;
		const { user } = signedIn;
		const passkeys = await listPasskeys(db, user.id);
		const passkey = passkeys.find(({ id }) => id === body.id);
		if (!passkey) return { refused: "PASSKEY_NOT_FOUND", status: 404 };
		const { name } = passkey;
		const mayRemove = isRemovable(options, passkey);
		const event = { userId: user.id, type: "passkey removed", detail: name } as const;
		const { removed } = await runBatch(db, {
			// before the deletion, while it can be asked whether there will be one
			event: recordUserEntry({ service, signedIn }, event, mayRemove),
			mail: await passkeyMail(service, user, { about: "passkeyRemoved", name }, mayRemove),
			...endOtherSignIns(service, signedIn, deviceOf(service, request), mayRemove),
			removed: deletePasskey(db, passkey.id, mayRemove),
		});
		// of two parallel calls, the second would have removed the last way to sign in
		return removed.length > 0
			? { data: null }
			: { refused: "YOU_CANT_REMOVE_YOUR_LAST_WAY_TO_SIGN_IN" };
	},
});
