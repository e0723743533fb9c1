import { data } from "react-router";
import { recordTicks, type Tick } from "#app/operations/boarding/ticks/boarding.server.ts";
import {
	type TickAnswer,
	tickOwner,
	timeOfPress,
} from "#app/operations/boarding/ticks/boarding.ts";
import { type SentTicks, sentTicksSchema } from "#app/operations/boarding/ticks/sent-ticks.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readJson } from "#app/request/json.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireBoarding } from "#app/request/user/boarding-scope-of-user.server.ts";
import type { Route } from "./+types/ticks";

/**
 * Receives the ticks that a phone has stored, of any departures, and answers each by its id. 400:
 * not ticks; 403: made by another user than the signed-in one, or not allowed; without a session it
 * redirects to the login page.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const { user, scope } = requireBoarding(context, request);
	const { db } = context.get(requestContext);
	const { owner, sentAt, ticks } = await readJson(request, sentTicksSchema);
	if (owner !== tickOwner(user.id, user.impersonatedBy))
		return data({ ok: false }, { status: 403 });
	const now = Date.now();
	const answers = new Map<string, TickAnswer>();
	const possible: Tick[] = [];
	for (const tick of ticks) {
		const pressedAt = timeOfPress({ pressedAt: tick.pressedAt, sentAt, now });
		if (pressedAt === null)
			answers.set(tick.id, { outcome: "too late", boarding: null, twin: null, now });
		else possible.push(toTick(tick, pressedAt));
	}
	const act = { actor: actorOf(context, user), now };
	for (const [id, answer] of await recordTicks(db, scope, possible, act)) answers.set(id, answer);
	return { answers: Object.fromEntries(answers) };
}

function toTick(
	{ departure, state, people, ...tick }: SentTicks["ticks"][number],
	pressedAt: number,
): Tick {
	const [excursionId = "", date = ""] = departure.split("/");
	return { ...tick, excursionId, date, people: people ?? null, state: state || null, pressedAt };
}
