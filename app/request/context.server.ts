import { createContext } from "react-router";
import type { AccountLimits } from "#app/account/rate-limit.server.ts";
import type { Environment } from "#app/configuration/environment.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Edition } from "#app/database/edition.ts";
import type { Language } from "#app/messages/languages.ts";
import type { Mailer } from "#app/outbox/mailer.server.ts";
import type { Gateway } from "#app/sales/gateways/gateway.ts";

/** What every loader and action gets of the platform: `context.get(requestContext)`. */
export interface RequestContext {
	requestId: string;
	environment: Environment;
	/** The language of the address; on the screens of sign-in the visitor's; English for other applications and calls. */
	language: Language;
	db: Database;
	/** Null where guests can't pay online. */
	gateway: Gateway | null;
	/** Null where mail is off: it waits in the outbox. */
	mailer: Mailer | null;
	images: R2Bucket;
	pictureEncoder: ImagesBinding;
	limits: {
		booking: RateLimit;
		contact: RateLimit;
		desk: RateLimit;
		octo: RateLimit;
		account: AccountLimits;
	};
	/** For rate limits and a user's list of sessions; never logged. */
	visitorAddress: string;
	/** The address by which visitors are counted: for IPv6 the /64 network. */
	visitorNetwork: string;
	/** The edition of the page that this isolate remembers; null without one and for other requests. */
	pageEdition: Edition | null;
	/** Purges cached public pages by `Cache-Tag`, after their content changed. */
	purgePages(tags: string[]): void;
	/** Keeps the worker running for work after the response. */
	waitUntil(work: Promise<unknown>): void;
}

export const requestContext = createContext<RequestContext>();
