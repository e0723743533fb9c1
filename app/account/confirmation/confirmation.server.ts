/**
 * Fresh confirmation: before what is dangerous, a user proves once more to be the account's owner. Attack: a stolen
 * cookie or an open browser becomes a stolen account, or pays money out. (OWASP ASVS 5.0, 7.5.1 and 7.5.3)
 */
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { type Answer, endpoint } from "#app/account/endpoints/endpoint.server.ts";
import { targetField } from "#app/account/endpoints/fields.ts";
import { findByIdentity } from "#app/account/oauth/accounts.server.ts";
import { findProvider } from "#app/account/oauth/offered-providers.server.ts";
import type { Provider } from "#app/account/oauth/provider.ts";
import { type ProviderPerson, sendToProvider } from "#app/account/oauth/provider-sign-in.server.ts";
import { mayTry } from "#app/account/rate-limit.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { confirmSession } from "#app/account/sessions/sessions.server.ts";
import type { SignedIn } from "#app/account/users.ts";
import { sessions } from "#app/database/schema.server.ts";
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

/** Signing in again at an identity provider proves the owner too: leaves for it. Only from the screen, not over HTTP; the way back is `/callback/{id}`. */
export const confirmAtProviderEndpoint = endpoint({
	method: "POST",
	path: "/confirm-social",
	session: "sure",
	limit: "link-social",
	body: v.object({
		provider: v.pipe(v.string(), v.maxLength(100)),
		callbackURL: targetField,
		errorCallbackURL: targetField,
	}),
	async handle({ service, body, signedIn, cookies }): Promise<Answer<{ url: string }>> {
		const provider = findProvider(service.options, body.provider);
		if (!provider) return { refused: "PROVIDER_NOT_FOUND" };
		const { session, user } = signedIn;
		const { ways } = await findConfirmation(service, signedIn);
		// attack: a session at the provider that is open in the same browser stands in for the second factor
		if (!ways.includes("provider")) return { refused: "NOT_AUTHORIZED" };
		const confirm = { userId: user.id, sessionId: session.id };
		const departure = sendToProvider(service, provider, { ...body, confirm });
		if (!departure) return { refused: "VALIDATION_ERROR" };
		cookies.push(departure.cookie);
		return { data: { url: departure.url } };
	},
});

/**
 * Confirms the session in which the user left. False for the account of somebody else and for one that is not
 * connected: coming back neither connects it nor changes who is signed in.
 */
export async function confirmByIdentity(
	service: AccountService,
	provider: Provider,
	{ identity }: ProviderPerson,
	session: { userId: string; sessionId: string },
): Promise<boolean> {
	const { owner } = await findByIdentity(service.db, provider.id, identity, null);
	if (owner?.id !== session.userId) return false;
	const confirmedRows = await confirmSession(service.db, session, service.now);
	return confirmedRows.length > 0;
}
