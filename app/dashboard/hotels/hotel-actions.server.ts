import { data, redirect } from "react-router";
import { hotelPageTexts } from "#app/messages/catalogues/staff-partners/hotel-page.ts";
import { noSuchTexts } from "#app/messages/catalogues/staff-partners/no-such.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { hotelSchema } from "#app/partners/hotel.ts";
import { updateHotel } from "#app/partners/hotels.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { checkForm } from "#app/ui/form/form.ts";
import type { Route } from "./+types/hotel-edit";
import { changeCollection } from "./hotel-collection.server.ts";
import { hotelErrors } from "./hotel-errors.ts";
import { changeTotems } from "./totem-actions.server.ts";

export async function editHotel({ request, params, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const intent = form.get("intent");
	if (intent === "collect" || intent === "uncollect")
		return changeCollection({ request, form, context, hotelId: params.hotelId });
	const user = requireRight(context, request, "excursions", "update");
	if (intent === "enrol" || intent === "revoke")
		return changeTotems({ form, context, hotelId: params.hotelId, user });
	const { values, errors, typed } = checkForm(hotelSchema, form);
	if (errors) return data({ intent: "save" as const, errors, typed }, { status: 400 });
	const services = context.get(requestContext);
	const { outcome } = await updateHotel(services.db, {
		id: params.hotelId,
		fields: values,
		author: user,
		now: Date.now(),
	});
	if (outcome === "done") {
		// the hotel's name and state are on its totem pages
		purgeExcursionPages(services);
		setFlash(context, { look: "success", text: hotelPageTexts.saved });
		throw redirect(`/dashboard/hotels/${params.hotelId}`);
	}
	if (outcome === "unknown") throw data(noSuchTexts.hotel, { status: 404 });
	return data({ intent: "save" as const, errors: hotelErrors[outcome], typed }, { status: 409 });
}
