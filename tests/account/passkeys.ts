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

/** The answer to the new passkey of a signed-in visitor. */
export async function addPasskey(
	visitor: Visitor,
	authenticator: Authenticator,
	{ name, ...twist }: Twist & { name?: string } = {},
): Promise<Response> {
	const response = await authenticator.create(await creationOptions(visitor), twist);
	return await visitor.post(`${calls}/verify-registration`, {
		response,
		...(name === undefined ? {} : { name }),
	});
}

/** The answer to a sign-in. */
export async function signInByPasskey(
	visitor: Visitor,
	authenticator: Authenticator,
	twist: Twist = {},
): Promise<Response> {
	const response = await authenticator.get(await requestOptions(visitor), twist);
	return await visitor.post(`${calls}/verify-authentication`, { response });
}

export function authenticatorFor(
	{ url }: Pick<Island, "url">,
	...nature: [Parameters<typeof newAuthenticator>[1]?]
): Authenticator {
	return newAuthenticator(url.origin, ...nature);
}
