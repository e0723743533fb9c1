/**
 * Fresh confirmation: before what is dangerous, a user proves once more to be the account's owner. Attack: a stolen
 * cookie or an open browser becomes a stolen account, or pays money out. (OWASP ASVS 5.0, 7.5.1 and 7.5.3)
 */
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { sessions } from "#app/database/schema.server.ts";
import { type Answer, endpoint } from "../endpoints/endpoint.server.ts";
import { mayTry } from "../rate-limit.server.ts";
import type { AccountService } from "../service.server.ts";
import { confirmSession } from "../sessions/sessions.server.ts";
import type { SignedIn } from "../users.ts";
import {
	type ConfirmationWay,
	confirmationWays,
	isWayName,
	type WayName,
} from "./confirmation-ways.server.ts";

interface Confirmation {
	/** The ways that this user may confirm by. Empty in an impersonation: staff can't prove to be the user. */
	ways: WayName[];
	/** Last proof of the owner, as the database has it; the copy in the cookies does not know. 0: none. */
	confirmedAt: number;
	/** Ids of the identity providers that are connected. */
	providers: string[];
}

const noConfirmation: Confirmation = { ways: [], confirmedAt: 0, providers: [] };
const textsInJson = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const flagsInJson = v.pipe(v.string(), v.parseJson(), v.array(v.number()));

const allWays: readonly (readonly [string, ConfirmationWay])[] = Object.entries(confirmationWays);

/** One round trip. */
export async function findConfirmation(
	service: AccountService,
	{ session, user }: SignedIn,
): Promise<Confirmation> {
	if (session.impersonatedBy) return noConfirmation;
	const setUp = allWays.map(([, way]) => way.isSetUp(service, user.id));
	const [row] = await service.db
		.select({
			confirmedAt: sessions.confirmedAt,
			setUp: sql<string>`json_array(${sql.join(setUp, sql`, `)})`,
			providers: sql<string>`(SELECT json_group_array(provider_id) FROM accounts WHERE user_id = ${user.id})`,
		})
		.from(sessions)
		.where(eq(sessions.id, session.id));
	if (!row) return noConfirmation;
	const flags = v.parse(flagsInJson, row.setUp);
	const waysOfUser = allWays.filter((_, index) => flags[index] === 1);
	const factors = waysOfUser.filter(([, way]) => way.isFactor);
	return {
		ways: (factors.length > 0 ? factors : waysOfUser).map(([name]) => name).filter(isWayName),
		confirmedAt: row.confirmedAt,
		providers: v.parse(textsInJson, row.providers),
	};
}

/** A proof by the form of one way. Only from the screen, not over HTTP: API clients sign in again. */
export const confirmEndpoint = endpoint({
	method: "POST",
	path: "/confirm",
	session: "sure",
	limit: "confirm",
	body: v.object({
		way: v.pipe(v.string(), v.check(isWayName)),
		answer: v.record(v.pipe(v.string(), v.maxLength(100)), v.pipe(v.string(), v.maxLength(16_384))),
	}),
	async handle({ service, request, body, signedIn }): Promise<Answer<{ status: boolean }>> {
		const { session, user } = signedIn;
		const { ways } = await findConfirmation(service, signedIn);
		const name = ways.find((way) => way === body.way);
		const check = name && confirmationWays[name].check;
		if (!check) return { refused: "NOT_AUTHORIZED" };
		// attack: guessing the password in a stolen session
		if (!(await mayTry(service, user.id))) return { refused: "TOO_MANY_REQUESTS" };
		const { answer } = body;
		const refusal = await check({ service, request, signedIn, answer });
		if (refusal) return { refused: refusal };
		const provedSession = { sessionId: session.id, userId: user.id };
		const confirmedRows = await confirmSession(service.db, provedSession, service.now);
		return confirmedRows.length > 0 ? { data: { status: true } } : { refused: "UNAUTHORIZED" };
	},
});
