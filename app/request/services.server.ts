import type { Environment } from "#app/configuration/environment.server.ts";
import { connect, type Database } from "#app/database/client.server.ts";
import { keepingMailer, type Mailer, resendMailer } from "#app/outbox/mailer.server.ts";
import type { Gateway } from "#app/sales/gateways/gateway.ts";
import { gatewayOf } from "#app/sales/gateways/gateways.server.ts";

/** What requests and the cron job use outside the worker. */
export interface Services {
	db: Database;
	gateway: Gateway | null;
	mailer: Mailer | null;
}

const servicesByEnvironment = new WeakMap<Environment, Services>();

/** Shared by all requests: a payment client is hundreds of objects and holds no request. */
export function servicesOf(environment: Environment): Services {
	const services = servicesByEnvironment.get(environment) ?? openServices(environment);
	servicesByEnvironment.set(environment, services);
	return services;
}

function openServices(environment: Environment): Services {
	const db = connect(environment.database);
	return { db, gateway: gatewayOf(db, environment), mailer: mailerOf(environment) };
}

function mailerOf({ mail, isDevelopment }: Environment): Mailer | null {
	if (mail.apiKey && mail.from) return resendMailer(mail.apiKey, mail.from);
	return isDevelopment ? keepingMailer : null;
}
