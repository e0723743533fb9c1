import { createContext } from "react-router";
import type { AccountLimits } from "#app/account/rate-limit.server.ts";
import type { Environment } from "#app/configuration/environment.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Edition } from "#app/database/edition.ts";
import type { Mailer } from "#app/outbox/mailer.server.ts";
import type { Gateway } from "#app/payments/gateways/gateway.ts";
import type { ServerTiming } from "./server-timing.server.ts";

/** What every loader and action may ask of the platform: `context.get(requestContext)`. */
export interface RequestContext {
	requestId: string;
	environment: Environment;
	db: Database;
	/** Null where guests can't pay online. */
	gateway: Gateway | null;
	/** Null where no mail leaves: it waits in the outbox. */
	mailer: Mailer | null;
	/** Pictures of excursions. */
	images: R2Bucket;
	/** Makes small pictures of large ones. */
	pictureEncoder: ImagesBinding;
	limits: { booking: RateLimit; contact: RateLimit; desk: RateLimit; account: AccountLimits };
	/** While developing: where the time of this request goes. */
	stopwatch: ServerTiming | null;
	/** The visitor's address, for rate limits and the list of one's own sessions: never logged. */
	visitorAddress: string;
	/** What stands for it where visitors are counted: an IPv6 visitor is his /64. */
	visitorNetwork: string;
	/** Of the page that the page cache has and asks about; null where it has none, and for all other requests. */
	kept: Edition | null;
	/** Forgets cached public pages by their `Cache-Tag`, after what they show has changed. */
	purgePages(tags: string[]): void;
	/** Keeps the worker alive for work that the visitor need not wait for. */
	waitUntil(work: Promise<unknown>): void;
}

export const requestContext = createContext<RequestContext>();
