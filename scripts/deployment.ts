/**
 * What `npm run deploy` will do, decided before it does anything: whose database, which worker, which address. The
 * settings of an installation stand in a file that git ignores, and reach Cloudflare as secrets.
 */
import { readEnvironment } from "#app/configuration/environment.server.ts";
import type { DatabaseAddress } from "#app/database/client.server.ts";
import { isLocal } from "./database-address.ts";

export type Installation = "production" | "staging";

export interface Deployment {
	appUrl: string;
	database: DatabaseAddress;
	/** What guests or staff will miss, in sentences. */
	missing: string[];
	/** Words of `wrangler deploy`. */
	words: string[];
}

export const settingsFileOf = (installation: Installation) => `.${installation}.vars`;

/** @throws Error with a message for people, which names each wrong or missing variable. */
export function planDeployment(
	installation: Installation,
	settings: Record<string, string | undefined>,
): Deployment {
	const environment = readEnvironment(settings);
	const { appUrl, database } = environment;
	if (environment.isDevelopment)
		throw new Error("ENVIRONMENT=development would take no money: leave it out.");
	for (const [name, url] of Object.entries({ APP_URL: appUrl, TURSO_DATABASE_URL: database.url }))
		if (isLocal({ url }))
			throw new Error(`${name}: ${url} is on this machine: nobody else reaches it.`);
	const { hostname } = new URL(appUrl);
	const isOwnDomain = !hostname.endsWith(".workers.dev");
	return {
		appUrl,
		database,
		missing: [
			environment.stripe ? "" : "Guests can book but not pay: the STRIPE_… variables are missing.",
			environment.mail.apiKey ? "" : "Mail waits in the outbox: RESEND_API_KEY is missing.",
			environment.operator.address ? "" : "The imprint lacks OPERATOR_ADDRESS.",
			environment.legal.taxNumber ? "" : "The imprint lacks OPERATOR_TAX_NUMBER.",
		].filter((sentence) => sentence !== ""),
		words: [
			"deploy",
			"--config",
			"build/server/wrangler.json",
			"--secrets-file",
			settingsFileOf(installation),
			...(isOwnDomain ? ["--domain", hostname] : []),
		],
	};
}

/** The parts of a built `wrangler.json` that two installations in one account must not share. */
interface BuiltSettings {
	name: string;
	r2_buckets: { bucket_name: string }[];
	ratelimits: { namespace_id: string }[];
}

/** Another worker, bucket and counters, so that a try on staging touches nothing of production. */
export function asStaging<Settings extends BuiltSettings>(settings: Settings): Settings {
	return {
		...settings,
		name: `${settings.name}-staging`,
		r2_buckets: settings.r2_buckets.map((bucket) => ({
			...bucket,
			bucket_name: `${bucket.bucket_name}-staging`,
		})),
		ratelimits: settings.ratelimits.map((limit) => ({
			...limit,
			namespace_id: String(Number(limit.namespace_id) + 1000),
		})),
	};
}
