import { redirect } from "react-router";
import { dataFile } from "#app/privacy/data-files.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import type { Route } from "./+types/booking-data-file";
import { ownedBooking, readOwnForm } from "./own-data.server.ts";
import { requireGuest } from "./require-guest.server.ts";

/** The guest's data as a file. By POST: an address that gives it would stand in the browser's history. */
export async function action({ request, params, context }: Route.ActionArgs) {
	await requireGuest(context, request, params.confirmId);
	const services = context.get(requestContext);
	const form = await readOwnForm(request);
	const { ownBooking, problem } = await orUnavailable(
		services,
		ownedBooking(context, form, params.confirmId),
	);
	if (problem === "gone") throw new Response(null, { status: 404 });
	if (problem) return redirect(`/booking/${params.confirmId}/data?problem=${problem}`, 303);
	return orUnavailable(
		services,
		dataFile(services.db, { id: ownBooking.id, reference: ownBooking.guest.reference }),
	);
}

export function loader({ params }: Route.LoaderArgs) {
	return redirect(`/booking/${params.confirmId}/data`, 303);
}
