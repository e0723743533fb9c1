import { eq } from "drizzle-orm";
import {
	confirmFactor,
	findProposedFactor,
	proposeFactor,
} from "#app/account/two-factor/factors.server.ts";
import { totpCode, totpStep } from "#app/account/two-factor/totp.server.ts";
import type { User } from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { twoFactors } from "#app/database/schema.server.ts";
import type { Island } from "../island.ts";
import { newVisitor, type Visitor } from "../visitor.ts";
import { password, sessionOf, signedInVisitor } from "./people.ts";
import { serviceAlone } from "./service-alone.ts";

/** Where an authenticator app is set up. */
export const setUpPage = "/app_login/second-factor";
/** Where a sign-in asks for the second factor. */
export const stepPage = "/app_login/second-step";

/** @param offset in steps of 30 seconds. */
export function codeOf(secret: string, offset = 0): string {
	return totpCode(secret, totpStep(Date.now()) + offset);
}

/** A new app that no code has confirmed yet: what its screen shows, and the field that its form sends back. */
export async function beginApp(visitor: Visitor) {
	const answer = await visitor.submit(setUpPage, { intent: "begin" });
	const page = await answer.text();
	return {
		proposal: /name="proposal" value="([^"]+)"/.exec(page)?.[1] ?? "",
		secret: /([A-Z2-7]{4}(?: [A-Z2-7]{4}){7})/.exec(page)?.[1]?.replaceAll(" ", "") ?? "",
	};
}

export async function confirmApp(visitor: Visitor, proposal: string, code: string) {
	return await visitor.submit(setUpPage, { intent: "confirm", proposal, code });
}

/** A new app, confirmed by its code. @throws when the screen refuses it. */
export async function setUpApp(visitor: Visitor, offset = 0) {
	const { proposal, secret } = await beginApp(visitor);
	const answer = await confirmApp(visitor, proposal, codeOf(secret, offset));
	const recoveryCodes = codesOn(await answer.text());
	if (answer.status !== 200 || recoveryCodes.length === 0)
		throw new Error(`No app was set up: ${answer.status} ${answer.headers.get("location")}`);
	return { secret, recoveryCodes };
}

/** The recovery codes that a screen lists. */
export function codesOn(page: string): string[] {
	return [...page.matchAll(/<li>((?:[a-z2-7]{4}-){5}[a-z2-7]{4})<\/li>/g)].map(
		([, code = ""]) => code,
	);
}

export async function renewCodes(visitor: Visitor): Promise<string[]> {
	return codesOn(await (await visitor.submit(setUpPage, { intent: "codes" })).text());
}

/** The answer to a code at the second step; it leads on when the code is right. */
export async function showCode(
	visitor: Visitor,
	code: string,
	fields: Record<string, string> = {},
): Promise<Response> {
	return await visitor.submit(stepPage, { code, ...fields });
}

/** An authenticator app of this user in the database, no code of which was used. */
export async function giveApp(island: Pick<Island, "db">, user: Pick<User, "id">) {
	const service = { ...serviceAlone(), db: island.db };
	const { secret, codes, statements } = proposeFactor(service, user.id);
	await runBatch(island.db, statements);
	const factor = await findProposedFactor(service, user.id);
	if (!factor) throw new Error("The app is not stored");
	await runBatch(island.db, { factor: confirmFactor(island.db, factor, service.now) });
	return { secret, recoveryCodes: codes };
}

/** A user with an authenticator app, no code of which was used, and a browser in which one was shown. */
export async function enrolled(island: Island, change: Partial<User> & { password?: string } = {}) {
	const { visitor, user } = await signedInVisitor(island, change, { secondFactor: true });
	return { visitor, user, ...(await giveApp(island, user)) };
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
	const body = await answer.text();
	if (body !== '{"twoFactorRedirect":true}' || (await sessionOf(visitor)) !== null)
		throw new Error(body);
	return visitor;
}
