import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { readHoldCookie, writeHoldCookie } from "#app/request/hold-cookie.server.ts";
import { isUnreachable } from "#app/request/unavailable.server.ts";
import { isFormKey } from "#app/sales/booking/booking-ids.ts";
import { listHeldSeats } from "#app/sales/holds/held-seats.server.ts";
import type { Route } from "./+types/held-seats";

/** Unpaid bookings of this browser; ended ones are removed from its cookie. */
export function loader({ request, context }: Route.LoaderArgs) {
	return answer(request, context, null);
}

/** The same, and holds of a form whose answer was lost: the form key proves that this browser sent it. */
export async function action({ request, context }: Route.ActionArgs) {
	const key = (await readFormData(request)).get("key");
	return answer(request, context, typeof key === "string" && isFormKey(key) ? key : null);
}

async function answer(
	request: Request,
	context: Route.LoaderArgs["context"],
	formKey: string | null,
): Promise<Response> {
	const { db, environment, language } = context.get(requestContext);
	const storedCookie = readHoldCookie(request, environment);
	const headers = new Headers({ "Cache-Control": "no-store" });
	const now = Date.now();
	try {
		const { held, isFormOver } =
			storedCookie.length > 0 || formKey
				? await listHeldSeats(db, { confirmIds: storedCookie, formKey }, { language, now })
				: { held: [], isFormOver: false };
		const live = held.map(({ confirmId }) => confirmId);
		if (
			live.length === 0 ||
			live.length !== storedCookie.length ||
			live.some((id) => !storedCookie.includes(id))
		)
			writeHoldCookie(headers, live, environment);
		return Response.json({ held, isFormOver, now }, { headers });
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		return Response.json({ code: "UNAVAILABLE" }, { status: 503, headers });
	}
}
