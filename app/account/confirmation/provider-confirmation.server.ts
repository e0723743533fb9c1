/** Signing in again at an identity provider, without becoming somebody else by it. */
import * as v from "valibot";
import { type Answer, endpoint } from "../endpoints/endpoint.server.ts";
import { targetField } from "../endpoints/fields.ts";
import { findByIdentity } from "../oauth/accounts.server.ts";
import { findProvider } from "../oauth/offered-providers.server.ts";
import type { Provider } from "../oauth/provider.ts";
import { type ProviderPerson, sendToProvider } from "../oauth/provider-sign-in.server.ts";
import type { AccountService } from "../service.server.ts";
import { confirmSession } from "../sessions/sessions.server.ts";
import { findConfirmation } from "./confirmation.server.ts";

/** Leaves for the provider. Only from the screen, not over HTTP; the way back is `/callback/{id}`. */
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
