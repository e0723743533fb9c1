import {
	abandonedCheckoutMinutes,
	holdMinutes,
	longestHoldMinutes,
} from "#app/bookings/booking.ts";
import {
	type CancellationPolicy,
	hoursInWords,
	percentInWords,
} from "#app/bookings/cancellation/cancellation-policy.ts";
import type { Environment, LegalIdentity } from "#app/configuration/environment.server.ts";
import { formatList } from "#app/ui/format/format.ts";

/** Facts for the legal pages beside the operator's name and address, true for this installation. */
export interface LegalFacts extends LegalIdentity {
	/** "euros" */
	currency: string;
	/** One line for each step of the cancellation policy; empty when nothing is refunded. */
	refunds: string[];
	/** The policy in one line. */
	refundsInShort: string;
	holdMinutes: number;
	longestHoldMinutes: number;
	abandonedCheckoutMinutes: number;
	/** Companies that process guests' data for the operator, and their tasks (GDPR, article 28). */
	processors: string[];
	paymentProvider: string | null;
	/** True when Cloudflare Turnstile may be loaded for visitors with very many bookings. */
	hasTurnstile: boolean;
	/** Names of the sign-in providers for staff. */
	signInProviders: string;
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
		currency: currencyInWords(currency),
		refunds: cancellationPolicy.map(refundLine),
		refundsInShort: refundsInShort(cancellationPolicy),
		holdMinutes,
		longestHoldMinutes,
		abandonedCheckoutMinutes,
		processors: [
			...(stripe ? ["Stripe: payments"] : []),
			...(mail.apiKey ? ["Resend: sends our mails"] : []),
			turnstile
				? "Cloudflare: runs the servers that answer you, and its check Turnstile tells people from programs when somebody makes very many bookings (its script runs in your browser only then)"
				: "Cloudflare: runs the servers that answer you",
			...(isTurso ? ["Turso: keeps the database"] : []),
		],
		paymentProvider: stripe ? "Stripe" : null,
		hasTurnstile: turnstile !== null,
		signInProviders: formatList(
			account.providers.map(({ row }) => row.name),
			"or",
		),
		cookiePrefix: account.cookiePrefix,
		sessionDays: Math.max(1, Math.round(account.sessionExpiresIn / secondsOfADay)),
	};
}

function currencyInWords(currency: string): string {
	const words = new Intl.NumberFormat("en-GB", {
		style: "currency",
		currency,
		currencyDisplay: "name",
	});
	return words.formatToParts(2).find(({ type }) => type === "currency")?.value ?? currency;
}

function refundLine({ hours, percent }: CancellationPolicy[number]): string {
	const share = percent === 100 ? "the whole price" : percentInWords(percent);
	return `${share} until ${hoursInWords(hours)} before the start of the trip`;
}

/** "Until 48 hours before, everything comes back. Until 24 hours before, half of the price." */
function refundsInShort([first, ...others]: CancellationPolicy): string {
	if (!first) return "A booking that you cancel is not paid back.";
	const limit = (hours: number) => `Until ${hoursInWords(hours)} before,`;
	return [
		`${limit(first.hours)} ${percentInWords(first.percent)} comes back.`,
		...others.map(({ hours, percent }) => `${limit(hours)} ${percentInWords(percent)}.`),
		"After that, nothing.",
	].join(" ");
}
