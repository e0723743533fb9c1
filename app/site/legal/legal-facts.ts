import type { CancellationPolicy } from "#app/bookings/cancellation/cancellation-policy.ts";
import {
	holdMinutes,
	longestHoldMinutes,
	unopenedHoldMinutes,
} from "#app/bookings/holds/hold-minutes.ts";
import type { Environment, LegalIdentity } from "#app/configuration/environment.server.ts";
import type { privacyPolicy } from "#app/messages/en/legal/privacy-policy.ts";
import { type CookieFacts, cookiesOf } from "#app/privacy/cookies.ts";
import type { RetentionPeriods } from "#app/privacy/retention-periods.ts";

/** A company that processes guests' data for the operator, by the text that tells its task (GDPR, article 28). */
type Processor = keyof typeof privacyPolicy.shared.firm;

/** Facts for the legal pages beside the operator's name and address, true for this installation. */
export interface LegalFacts extends LegalIdentity {
	/** ISO 4217. */
	currency: string;
	/** Empty when nothing is refunded. */
	cancellationPolicy: CancellationPolicy;
	holdMinutes: number;
	longestHoldMinutes: number;
	unopenedHoldMinutes: number;
	processors: Processor[];
	paymentProvider: string | null;
	/** True when Cloudflare Turnstile may be loaded for visitors with very many bookings. */
	hasTurnstile: boolean;
	/** Names of the sign-in providers for staff. */
	signInProviders: string[];
	/** Prefix of the names of sign-in cookies. */
	cookiePrefix: string;
	sessionDays: number;
	/** All cookies that this installation sets. */
	cookies: CookieFacts[];
	/** How long guests are known here. */
	retention: RetentionPeriods;
}

const secondsOfADay = 86_400;

export function legalFacts({
	legal,
	currency,
	cancellationPolicy,
	stripe,
	mail,
	database,
	account,
	turnstile,
	retention,
	appUrl,
}: Environment): LegalFacts {
	const isTurso = /\.turso\.io$/.test(URL.parse(database.url)?.hostname ?? "");
	return {
		...legal,
		retention,
		currency,
		cancellationPolicy,
		holdMinutes,
		longestHoldMinutes,
		unopenedHoldMinutes,
		processors: [
			...(stripe ? (["stripe"] as const) : []),
			...(mail.apiKey ? (["resend"] as const) : []),
			turnstile ? "cloudflareWithTurnstile" : "cloudflare",
			...(isTurso ? (["turso"] as const) : []),
		],
		paymentProvider: stripe ? "Stripe" : null,
		hasTurnstile: turnstile !== null,
		signInProviders: account.providers.map(({ row }) => row.name),
		cookiePrefix: account.cookiePrefix,
		cookies: cookiesOf({
			prefix: account.cookiePrefix,
			sessionDays: sessionDaysOf(account),
			isSecure: appUrl.startsWith("https:"),
		}),
		sessionDays: sessionDaysOf(account),
	};
}

function sessionDaysOf({ sessionExpiresIn }: Environment["account"]): number {
	return Math.max(1, Math.round(sessionExpiresIn / secondsOfADay));
}
