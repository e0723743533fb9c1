import { eq } from "drizzle-orm";
import { totpCode, totpStep } from "#app/account/two-factor/totp.server.ts";
import type { User } from "#app/account/users.ts";
import { twoFactors } from "#app/database/schema.server.ts";
import type { Island } from "../island.ts";
import { newVisitor, type Visitor } from "../visitor.ts";
import { password, sessionOf, signedInVisitor } from "./people.ts";

/** Address of a call about authenticator apps. */
export const twoFactorCall = (name: string) => `/api/auth/two-factor/${name}`;

/** @param offset in steps of 30 seconds. */
export function codeOf(secret: string, offset = 0): string {
	return totpCode(secret, totpStep(Date.now()) + offset);
}

export function secretOf(totpUri: string): string {
	return new URL(totpUri).searchParams.get("secret") ?? "";
}

/** A user with an authenticator app, no code of which was used, and the browser in which it was set up. */
export async function enrolled(island: Island, change: Partial<User> & { password?: string } = {}) {
	const { visitor, user } = await signedInVisitor(island, change);
	const entered = { password: change.password ?? password };
	const begun = await visitor.post(twoFactorCall("enable"), entered);
	const { totpURI, backupCodes } = await begun.json<{ totpURI: string; backupCodes: string[] }>();
	const secret = secretOf(totpURI);
	const shown = await visitor.post(twoFactorCall("verify-totp"), { code: codeOf(secret) });
	if (shown.status !== 200) throw new Error(await shown.text());
	await forgetUse(island, user);
	return { visitor, user, secret, backupCodes };
}

/** The app takes its present code again. */
export async function forgetUse(island: Island, user: User): Promise<void> {
	const unused = { lastStep: 0, failures: 0, lockedUntil: 0 };
	await island.db.update(twoFactors).set(unused).where(eq(twoFactors.userId, user.id));
}

/** A browser in which the password was right. */
export async function atTheStep(
	island: Island,
	user: User,
	visitor = newVisitor(island),
): Promise<Visitor> {
	const answer = await visitor.post("/api/auth/sign-in/email", { email: user.email, password });
	const said = await answer.text();
	if (said !== '{"twoFactorRedirect":true}' || (await sessionOf(visitor)) !== null)
		throw new Error(said);
	return visitor;
}
