import { data } from "react-router";
import { clearBoardCash, takeBoardCash } from "#app/operations/boarding/cash/board-cash.server.ts";
import type { CashAnswer } from "#app/operations/boarding/cash/board-cash.ts";
import { sentCashSchema } from "#app/operations/boarding/cash/sent-cash.ts";
import { tickOwner, timeOfPress } from "#app/operations/boarding/ticks/boarding.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readJson } from "#app/request/json.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireBoardCash } from "#app/request/user/boarding-scope-of-user.server.ts";
import { mayMoveCash } from "#app/sales/payments/may-move-cash.ts";
import type { Route } from "./+types/cash";

/**
 * Receives the cash that a phone has stored, of any departures, and answers each by its id. 400: not cash; 403: made by
 * another user than the signed-in one, by who acts as somebody else, or not allowed; without a session it redirects to the login page.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const { user, scope } = requireBoardCash(context, request);
	const services = context.get(requestContext);
	const { owner, sentAt, taken, cleared } = await readJson(request, sentCashSchema);
	if (owner !== tickOwner(user.id, user.impersonatedBy))
		return data({ ok: false }, { status: 403 });
	const now = Date.now();
	const act = { actor: actorOf(context, user), now };
	if (!mayMoveCash(act.actor)) return data({ ok: false }, { status: 403 });
	const { db, environment } = services;
	const circumstances = { act, sender: mailSender(services), timeZone: environment.timeZone };
	const answers: Record<string, CashAnswer> = {};
	for (const press of taken) {
		// cash that was taken is never too late
		const pressedAt = timeOfPress({ pressedAt: press.pressedAt, sentAt, now }) ?? now;
		const refusal = await takeBoardCash(db, scope, { ...press, pressedAt }, circumstances);
		answers[press.id] = { refusal, now };
	}
	for (const answer of cleared) {
		await clearBoardCash(db, answer, act);
		answers[answer.id] = { refusal: null, now };
	}
	deliverSoon(services);
	return data({ answers });
}
