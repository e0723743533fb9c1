import { data } from "react-router";
import * as v from "valibot";
import { markBoarding } from "#app/bookings/manifest/boarding.server.ts";
import {
	type TickAnswer,
	tickOwner,
	tickStateSchema,
	timeOfPress,
} from "#app/bookings/manifest/boarding.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/departure-ticks";
import { bookingIdSchema } from "./departure-boarding.server.ts";

const milliseconds = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

const tickSchema = v.object({
	bookingId: bookingIdSchema,
	state: tickStateSchema,
	id: v.pipe(v.string(), v.uuid()),
	/** Both by the phone's clock. */
	pressedAt: milliseconds,
	sentAt: milliseconds,
	owner: v.string(),
});

/**
 * Receives one tick, which the phone may have stored for a while. 400: not a tick; 403: made by another user than
 * the signed-in one, or not allowed; without a session it redirects to the login page.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const { db } = context.get(requestContext);
	const form = await readForm(request, tickSchema);
	if (form.errors) return data({ ok: false }, { status: 400 });
	const { owner, id, bookingId, state, ...clock } = form.values;
	if (owner !== tickOwner(user.id, user.impersonatedBy))
		return data({ ok: false }, { status: 403 });
	const now = Date.now();
	const pressedAt = timeOfPress({ ...clock, now });
	if (pressedAt === null) return { outcome: "too late", boarding: null, now } satisfies TickAnswer;
	const tick = { bookingId, state: state || null, id, pressedAt };
	return markBoarding(db, params, tick, { actor: actorOf(context, user), now });
}
