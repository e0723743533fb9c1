import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import * as v from "valibot";
import {
	readNewKey,
	registrationSchema,
	siteOf,
	userHandleOf,
} from "#app/account/passkeys/ceremony.server.ts";
import type { Passkey } from "#app/account/passkeys/passkey.ts";
import { insertPasskey } from "#app/account/passkeys/passkeys.server.ts";
import { newId } from "#app/account/random.server.ts";
import type { User } from "#app/account/users.ts";
import { newAuthenticator, type Twist } from "../fakes/authenticator.ts";
import type { Island } from "../island.ts";
import type { Visitor } from "../visitor.ts";

export type Authenticator = ReturnType<typeof newAuthenticator>;

const calls = "/api/auth/passkey";

/** What the server asks a new passkey to be. @throws when it refuses. */
export async function creationOptions(visitor: Visitor) {
	const answer = await visitor.get(`${calls}/generate-register-options`);
	if (answer.status !== 200) throw new Error(await answer.text());
	return await answer.json<Parameters<Authenticator["create"]>[0]>();
}

export async function requestOptions(visitor: Visitor) {
	const answer = await visitor.post(`${calls}/generate-authenticate-options`);
	return await answer.json<Parameters<Authenticator["get"]>[0]>();
}

type NewPasskey = Awaited<ReturnType<Authenticator["create"]>>;
type UsedPasskey = Awaited<ReturnType<Authenticator["get"]>>;

/** The account page's answer to the new passkey of a signed-in visitor. */
export async function addPasskey(
	visitor: Visitor,
	authenticator: Authenticator,
	twist: Twist = {},
): Promise<Response> {
	return await sendNewPasskey(
		visitor,
		await authenticator.create(await creationOptions(visitor), twist),
	);
}

/** A passkey of this user in the database. */
export async function givePasskey(
	island: Pick<Island, "db" | "url">,
	user: Pick<User, "id">,
	kind: "security key" | "password manager" = "security key",
) {
	const authenticator = authenticatorFor(island, { kind });
	const site = siteOf(island.url.origin);
	const challenge = encodeBase64urlNoPadding(new TextEncoder().encode("question"));
	const answer = await authenticator.create({
		challenge,
		rp: { id: site.rpId },
		user: { id: userHandleOf(user.id) },
	});
	const clientData = { challenge, challengeText: "question" };
	const key = await readNewKey(v.parse(registrationSchema, answer), clientData, site);
	if ("fault" in key) throw new Error(key.fault);
	const passkey: Passkey = {
		...{ id: newId(), userId: user.id, name: "Key of the tests", ...key },
		...{ createdAt: Date.now(), lastUsedAt: null },
	};
	await insertPasskey(island.db, passkey);
	return { authenticator, passkey };
}

export async function sendNewPasskey(visitor: Visitor, passkey: NewPasskey): Promise<Response> {
	const form = { intent: "addPasskey", response: JSON.stringify(passkey) };
	return await visitor.submit("/dashboard/account", form);
}

/** The sign-in screen's answer: it leads on when somebody is signed in. */
export async function signInByPasskey(
	visitor: Visitor,
	authenticator: Authenticator,
	twist: Twist = {},
): Promise<Response> {
	return await sendPasskey(visitor, await authenticator.get(await requestOptions(visitor), twist));
}

export async function sendPasskey(visitor: Visitor, passkey: UsedPasskey): Promise<Response> {
	return await visitor.submit("/app_login", { passkey: JSON.stringify(passkey) });
}

export function authenticatorFor(
	{ url }: Pick<Island, "url">,
	...nature: [Parameters<typeof newAuthenticator>[1]?]
): Authenticator {
	return newAuthenticator(url.origin, ...nature);
}
