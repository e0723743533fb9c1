import { data } from "react-router";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { clearBoardCash, takeBoardCash } from "#app/operations/boarding/cash/board-cash.server.ts";
import { saveBoardNotes } from "#app/operations/boarding/notes/board-notes.server.ts";
import { operationOwner } from "#app/operations/boarding/offline/kept-operations.ts";
import type { OperationAnswer } from "#app/operations/boarding/offline/operation.ts";
import { sentOperationsSchema } from "#app/operations/boarding/offline/sent-operations.ts";
import { recordTicks } from "#app/operations/boarding/ticks/boarding.server.ts";
import { timeOfPress } from "#app/operations/boarding/ticks/boarding.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readJson } from "#app/request/json.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { mayUser } from "#app/request/user/rights.server.ts";
import { requireBoarding } from "#app/request/user/user-scopes.server.ts";
import { mayMoveCash } from "#app/sales/payments/cash.ts";
import type { Route } from "./+types/operations";

/**
 * Receives what a phone has kept, of any departures, and answers each by its id; cash that this user may not take now has
 * no answer and stays on the phone. 400: no operations; 403: of another user than the signed-in one, or not allowed; without a
 * session it redirects to the login page.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const { user, scope } = requireBoarding(context, request);
	const services = context.get(requestContext);
	const { db, environment } = services;
	const { timeZone } = environment;
	const { owner, sentAt, operations } = await readJson(request, sentOperationsSchema);
	if (owner !== operationOwner(user.id, user.impersonatedBy))
		return data({ ok: false }, { status: 403 });
	const now = Date.now();
	const act = { actor: actorOf(context, user), now };
	const answers: Record<string, OperationAnswer> = {};
	const inTime = operations.flatMap((operation) => {
		const pressedAt = timeOfPress({ pressedAt: operation.pressedAt, sentAt, now });
		// cash that was taken is never too late
		if (pressedAt === null && (operation.kind === "tick" || operation.kind === "note")) {
			answers[operation.id] = { refusal: "too late", now };
			return [];
		}
		return { ...operation, pressedAt: pressedAt ?? now };
	});

	const ticks = inTime.flatMap((each) =>
		each.kind === "tick"
			? [{ ...each, people: each.people ?? null, state: each.state || null }]
			: [],
	);
	if (ticks.length > 0)
		for (const [id, answer] of await recordTicks(db, scope, ticks, act)) answers[id] = answer;

	const notes = inTime.flatMap((each) =>
		each.kind === "note" ? [{ ...each, writtenOn: localDateAt(each.pressedAt, timeZone) }] : [],
	);
	const savedIds =
		notes.length > 0 ? await saveBoardNotes(db, scope, notes, act) : new Set<string>();
	for (const { id } of notes) answers[id] = { refusal: savedIds.has(id) ? null : "gone", now };

	if (!mayUser(user, "boarding", "cash") || !mayMoveCash(act.actor)) return { answers };
	const circumstances = { act, sender: mailSender(services), timeZone };
	for (const each of inTime) {
		if (each.kind === "cash")
			answers[each.id] = {
				refusal: await takeBoardCash(db, scope, each, circumstances),
				now,
			};
		if (each.kind === "cleared cash") {
			await clearBoardCash(db, { id: each.cashId, how: each.how }, act);
			answers[each.id] = { refusal: null, now };
		}
	}
	deliverSoon(services);
	return { answers };
}
