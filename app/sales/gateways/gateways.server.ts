import type { Database } from "#app/database/client.server.ts";
import type { Gateway } from "./gateway.ts";
import { sandboxGateway } from "./sandbox.server.ts";
import { stripeGateway } from "./stripe.server.ts";

export interface GatewayOptions {
	stripe: { secretKey: string; webhookSecret: string } | null;
	isDevelopment: boolean;
	appUrl: string;
	authSecret: string;
}

/** The gateway of this installation; null where guests cannot pay online. */
export function gatewayOf(db: Database, options: GatewayOptions): Gateway | null {
	if (options.stripe) return stripeGateway(options.stripe);
	// never in production: the sandbox confirms bookings without payment
	if (!options.isDevelopment) return null;
	return sandboxGateway(db, options.appUrl, sandboxSecret(options.authSecret));
}

/** The sandbox's webhook secret; it differs from every other use of the auth secret. */
export function sandboxSecret(authSecret: string): string {
	return `whsec_sandbox_${authSecret}`;
}
