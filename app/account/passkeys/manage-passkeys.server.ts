import * as v from "valibot";
import { type Answer, endpoint } from "#app/account/endpoints/endpoint.server.ts";
import { passkeyMail } from "#app/account/mails/queue-mail.server.ts";
import { newId } from "#app/account/random.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { deviceName } from "#app/account/sessions/device.ts";
import { type Device, deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { endOtherSignIns } from "#app/account/sessions/open-session.server.ts";
import { recordUserEntry } from "#app/account/user-events.server.ts";
import type { SignedIn } from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { logWarning } from "#app/log/log.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import { siteNameIn } from "#app/messages/site-name.ts";
import { proposedName } from "./authenticator-names.ts";
import {
	creationOptions,
	type NewKey,
	readClientData,
	readNewKey,
	registrationSchema,
	siteOf,
} from "./ceremony.server.ts";
import { issueChallenge, openChallenge, spendChallenge } from "./challenge.server.ts";
import { mostPasskeys, type Passkey } from "./passkey.ts";
import {
	deletePasskey,
	insertPasskey,
	isCredentialTaken,
	isPasskey,
	isRemovable,
	listPasskeys,
} from "./passkeys.server.ts";

const registrationOf = (userId: string) => ({ purpose: "register", userId }) as const;

/**
 * `PublicKeyCredentialCreationOptionsJSON`. Needs a fresh confirmation. Attack: somebody at an open browser, or a member of
 * staff who acts as the user, makes a key of their own to an account that is not theirs.
 */
export const registerOptionsEndpoint = endpoint({
	method: "GET",
	path: "/passkey/generate-register-options",
	session: "fresh",
	confirmed: true,
	limit: "passkey",
	async handle({ service, request, signedIn, cookies }): Promise<Answer<unknown>> {
		const { user } = signedIn;
		const { operator, appUrl } = service.options;
		const passkeys = await listPasskeys(service.db, user.id);
		if (passkeys.length >= mostPasskeys) return { refused: "TOO_MANY_PASSKEYS" };
		const { challenge, cookie } = issueChallenge(service, request, registrationOf(user.id));
		cookies.push(cookie);
		const relyingParty = { name: siteNameIn(defaultLanguage, operator), site: siteOf(appUrl) };
		return { data: await creationOptions({ ...relyingParty, user, challenge }, passkeys) };
	},
});

/** Only from the account page, not over HTTP. */
export const addPasskeyEndpoint = endpoint({
	method: "POST",
	path: "/add-passkey",
	session: "fresh",
	confirmed: true,
	limit: "passkey",
	body: v.object({ response: registrationSchema }),
	async handle({ service, request, body, signedIn }): Promise<Answer<null>> {
		const use = registrationOf(signedIn.user.id);
		const clientData = readClientData(body.response);
		const challenge = clientData && openChallenge(service, request, use, clientData.challengeText);
		if (!challenge) return { refused: "CHALLENGE_NOT_FOUND" };
		const { spentMarks, passkeys } = await runBatch(service.db, {
			spentMarks: spendChallenge(service, challenge),
			passkeys: listPasskeys(service.db, signedIn.user.id),
		});
		if (spentMarks.length === 0) return { refused: "CHALLENGE_NOT_FOUND" };
		const key = await readNewKey(body.response, clientData, siteOf(service.options.appUrl));
		if ("fault" in key) {
			logWarning("account call", key.fault, { step: "/add-passkey" });
			return { refused: "FAILED_TO_VERIFY_REGISTRATION" };
		}
		const takenNames = passkeys.map(({ name }) => name);
		const browser = deviceName(request.headers.get("user-agent"));
		const name = proposedName(key.aaguid, browser, takenNames);
		return await addPasskey(service, signedIn, { name, key, device: deviceOf(service, request) });
	},
});

async function addPasskey(
	service: AccountService,
	signedIn: SignedIn,
	{ name, key, device }: { name: string; key: NewKey; device: Device },
): Promise<Answer<null>> {
	const { db, now } = service;
	const { user } = signedIn;
	const passkey: Passkey = {
		id: newId(),
		userId: user.id,
		name,
		...key,
		createdAt: now,
		lastUsedAt: null,
	};
	const isAdded = isPasskey(passkey.id);
	const event = { userId: user.id, type: "passkey added", detail: name } as const;
	try {
		const { added } = await runBatch(db, {
			added: insertPasskey(db, passkey),
			event: recordUserEntry({ service, signedIn }, event, isAdded),
			mail: await passkeyMail(service, user, { about: "passkeyAdded", name }, isAdded),
			...endOtherSignIns(service, signedIn, device, isAdded),
		});
		return added.rowsAffected > 0 ? { data: null } : { refused: "TOO_MANY_PASSKEYS" };
	} catch (error) {
		// attack: a key of one's own under the id of somebody else's
		if (isCredentialTaken(error))
			return { refused: "YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY" };
		throw error;
	}
}

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
