import type { BrowserContext } from "@playwright/test";
import { parseCookies, writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import type { Session, User } from "#app/account/users.ts";
import { optionsOf } from "#tests/account/account-options.ts";
import { addSession, addUser } from "#tests/account/people.ts";
import type { Island } from "#tests/island.ts";

/** Signs a browser in as a new user with this role. */
export async function signIn(
	context: BrowserContext,
	island: Island,
	change: Partial<User>,
	session: Partial<Session> = {},
): Promise<User> {
	const user = await addUser(island, change);
	const row = await addSession(island, user, session);
	const options = optionsOf({ APP_URL: island.url.origin });
	for (const cookie of writeSessionCookies(options, { session: row, user }, false, Date.now()))
		for (const [name, value] of parseCookies(cookie.split(";")[0] ?? ""))
			await context.addCookies([{ name, value, url: island.url.origin }]);
	return user;
}
