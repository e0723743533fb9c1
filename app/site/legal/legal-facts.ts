import {
	abandonedCheckoutMinutes,
	holdMinutes,
	longestHoldMinutes,
} from "#app/bookings/booking.ts";
import type { CancellationPolicy } from "#app/bookings/cancellation/cancellation-policy.ts";
import type { Environment, LegalIdentity } from "#app/configuration/environment.server.ts";
import type { privacyPolicy } from "#app/messages/en/privacy-policy.ts";

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
	abandonedCheckoutMinutes: number;
	processors: Processor[];
	paymentProvider: string | null;
	/** True when Cloudflare Turnstile may be loaded for visitors with very many bookings. */
	hasTurnstile: boolean;
	/** Names of the sign-in providers for staff. */
	signInProviders: string[];
	/** Prefix of the names of sign-in cookies. */
	cookiePrefix: string;
	sessionDays: number;
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
}: Environment): LegalFacts {
	const isTurso = /\.turso\.io$/.test(URL.parse(database.url)?.hostname ?? "");
	return {
		...legal,
		currency,
		cancellationPolicy,
		holdMinutes,
		longestHoldMinutes,
		abandonedCheckoutMinutes,
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
		sessionDays: Math.max(1, Math.round(account.sessionExpiresIn / secondsOfADay)),
	};
}
