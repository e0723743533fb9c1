import { data } from "react-router";
import * as v from "valibot";
import { markBoarding } from "#app/operations/boarding/ticks/boarding.server.ts";
import { tickStateSchema } from "#app/operations/boarding/ticks/boarding.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/departure";
import { departureIdOf } from "./departure-actions.ts";

const bookingIdSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));

const markSchema = v.object({ bookingId: bookingIdSchema, state: tickStateSchema });

/** Boarding of one booking by a plain form, for browsers without JavaScript. */
export async function tickGuest({ request, context, params }: Route.ActionArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const { db } = context.get(requestContext);
	const form = await readForm(request, markSchema);
	if (form.errors) return data({ ok: false }, { status: 400 });
	const { bookingId, state } = form.values;
	const tick = { departureId: departureIdOf(params), bookingId, state: state || null };
	const act = { actor: actorOf(context, user), now: Date.now() };
	const ok = await markBoarding(db, { kind: "all" }, tick, act);
	return data({ ok }, { status: ok ? 200 : 409 });
}
