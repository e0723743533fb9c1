import { logError } from "#app/log/log.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { deliverSoon, mailSender, refundSoon } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readBody } from "#app/request/form.server.ts";
import { jsonError } from "#app/request/json.server.ts";
import { ForgedEvent } from "#app/sales/gateways/gateway.ts";
import { settleEvent } from "#app/sales/payments/events/settle-event.server.ts";
import type { Route } from "./+types/payment-webhook";

const maximumBytes = 256 * 1024;

/**
 * Receives the gateway's payment events. 200: received, also when there was nothing to do. 400: not
 * signed by the gateway. 5xx: asks the gateway to send the event again.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { db, gateway, environment } = services;
	if (request.method !== "POST") return jsonError(405, "METHOD_NOT_ALLOWED", "Send events by POST");
	if (!gateway) return jsonError(503, "NO_GATEWAY", "No payment gateway is configured");
	const signature = request.headers.get("stripe-signature");
	if (!signature) return jsonError(400, "NO_SIGNATURE", "The event is not signed");
	const body = new TextDecoder().decode(await readBody(request, maximumBytes));
	try {
		const event = await gateway.readEvent(body, signature);
		const settlement = await settleEvent(db, gateway, {
			event,
			sender: mailSender(services),
			clock: { now: Date.now(), timeZone: environment.timeZone },
		});
		noteFacts({ outcome: settlement });
		if (settlement === "applied") {
			deliverSoon(services);
			refundSoon(services);
		}
		return Response.json({ received: true, settlement });
	} catch (error) {
		if (error instanceof ForgedEvent) return jsonError(400, "FORGED_EVENT", error.message);
		logError("payment webhook", error);
		return jsonError(503, "TRY_AGAIN", "The event could not be stored; send it again");
	}
}

export function loader() {
	return jsonError(405, "METHOD_NOT_ALLOWED", "Send events by POST");
}
