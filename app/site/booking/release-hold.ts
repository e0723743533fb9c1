import { redirect } from "react-router";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readHoldCookie, writeHoldCookie } from "#app/request/hold-cookie.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { staffVisitor } from "#app/request/user/caller.server.ts";
import { isConfirmId } from "#app/sales/booking/booking-ids.ts";
import { releaseHold } from "#app/sales/holds/release-holds.server.ts";
import type { Route } from "./+types/release-hold";

/** A GET has nothing to show and redirects. */
export function loader({ params }: Route.LoaderArgs) {
	return redirect(`/booking/${params.confirmId}`, 303);
}

/** Releases the hold of an unpaid booking. Answers JSON to scripts, else redirects to the excursion. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { db, environment } = services;
	const { confirmId } = params;
	const actor = await staffVisitor(context, request);
	const result = isConfirmId(confirmId)
		? await orUnavailable(services, releaseHold(db, confirmId, { actor, now: Date.now() }))
		: { outcome: "unknown" as const };
	if (result.outcome === "unknown") throw new Response(null, { status: 404 });
	const { outcome, excursionId } = result;
	if (outcome === "let go") purgeExcursionPages(services, excursionId);
	const storedCookie = readHoldCookie(request, environment);
	const headers = writeHoldCookie(
		new Headers({ "Cache-Control": "no-store" }),
		storedCookie.filter((id) => id !== confirmId),
		environment,
	);
	if (request.headers.get("accept")?.includes("application/json"))
		return Response.json({ outcome }, { headers });
	const page =
		outcome === "let go"
			? `/excursion/${excursionId}?date=${result.date}#book`
			: `/booking/${confirmId}`;
	return redirect(page, { status: 303, headers });
}
