import type { Environment } from "#app/configuration/environment.server.ts";
import type { privacyPolicy } from "#app/messages/en/legal/privacy-policy.ts";
import { cookiesOf } from "#app/privacy/cookies.ts";

/** A company that processes guests' data for the operator, by the text that tells its task (GDPR, article 28). */
type Processor = keyof typeof privacyPolicy.shared.firm;

export type LegalFacts = ReturnType<typeof legalFacts>;

const secondsOfADay = 86_400;

/** What the privacy page tells beside the operator's address, true for this installation. */
export function legalFacts({
	legal,
	stripe,
	mail,
	database,
	account: { cookiePrefix, providers, session },
	turnstile,
	retention,
	appUrl,
}: Environment) {
	const isTurso = /\.turso\.io$/.test(URL.parse(database.url)?.hostname ?? "");
	const sessionDays = Math.max(1, Math.round(session.expiresIn / secondsOfADay));
	const processors: Processor[] = [
		...(stripe ? (["stripe"] as const) : []),
		...(mail.apiKey ? (["resend"] as const) : []),
		turnstile ? "cloudflareWithTurnstile" : "cloudflare",
		...(isTurso ? (["turso"] as const) : []),
	];
	const { additions: _, ...facts } = legal;
	return {
		...facts,
		/** How long guests are known here. */
		retention,
		processors,
		paymentProvider: stripe ? "Stripe" : null,
		/** True when Cloudflare Turnstile may be loaded for visitors with very many bookings. */
		hasTurnstile: turnstile !== null,
		signInProviders: providers.map(({ row }) => row.name),
		/** Prefix of the names of sign-in cookies. */
		cookiePrefix,
		sessionDays,
		/** All cookies that this installation sets. */
		cookies: cookiesOf({
			prefix: cookiePrefix,
			sessionDays,
			isSecure: appUrl.startsWith("https:"),
		}),
	};
}
