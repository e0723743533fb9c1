import { logError } from "#app/log/log.ts";
import { readMailEvent } from "#app/outbox/mail-event.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readBody } from "#app/request/form.server.ts";
import { jsonError } from "#app/request/json.server.ts";
import { receiveReturnedMail } from "#app/sales/mails/returned-mail.server.ts";
import type { Route } from "./+types/mail-webhook";

const maximumBytes = 256 * 1024;
/**
 * A mail can come back before our own row has its id: the provider's answer was lost, and the outbox asks again
 * within an hour. So long a report about an unknown mail is asked for again.
 */
const askAgainMilliseconds = 3_600_000;

/**
 * Receives the mail provider's events. 200: received, also when there was nothing to do. 400: not signed by the
 * provider, or too old. 503: asks the provider to send the event again.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const { db, environment } = context.get(requestContext);
	if (request.method !== "POST") return jsonError(405, "METHOD_NOT_ALLOWED", "Send events by POST");
	const secret = environment.mail.webhookSecret;
	if (!secret) return jsonError(503, "NO_WEBHOOK_SECRET", "RESEND_WEBHOOK_SECRET is not set");
	const body = new TextDecoder().decode(await readBody(request, maximumBytes));
	const now = Date.now();
	const event = readMailEvent(body, request.headers, { secret, now });
	if (!event) return jsonError(400, "FORGED_EVENT", "The signature does not fit, or is too old");
	if (!event.returnedMail) return Response.json({ received: true });
	try {
		const isKnown = await receiveReturnedMail(db, event.returnedMail, now);
		if (!isKnown && now - event.at < askAgainMilliseconds)
			return jsonError(503, "TRY_AGAIN", "No mail has this id yet; send the event again later");
		return Response.json({ received: true });
	} catch (error) {
		logError("mail webhook", error);
		return jsonError(503, "TRY_AGAIN", "The event could not be stored; send it again");
	}
}

export function loader() {
	return jsonError(405, "METHOD_NOT_ALLOWED", "Send events by POST");
}
