import { data, redirect } from "react-router";
import { hotelLabelsTexts } from "#app/messages/staff/partners/hotel-labels.ts";
import { hotelPageTexts } from "#app/messages/staff/partners/hotel-page.ts";
import { noSuchTexts } from "#app/messages/staff/partners/not-found.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { hotelSchema } from "#app/partners/hotel.ts";
import {
	type HotelFieldName,
	type HotelFields,
	hotelFieldNames,
	hotelFieldOf,
	hotelFormOf,
	totemLanguages,
} from "#app/partners/hotel-fields.ts";
import { type HotelView, readHotel } from "#app/partners/hotels.server.ts";
import { updateHotel } from "#app/partners/save-hotel.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { checkForm, type TypedValues } from "#app/ui/form/form.ts";
import { newerSave, openedVersionOf, tickInWords } from "#app/ui/form/newer-save.ts";
import type { Route } from "./+types/hotel-edit";
import { changeCollection } from "./hotel-collection.server.ts";
import { hotelErrors } from "./hotel-errors.ts";
import { revokeScreen } from "./totem-actions.server.ts";

export async function editHotel({ request, params, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const intent = form.get("intent");
	if (intent === "collect" || intent === "uncollect")
		return changeCollection({ request, form, context, hotelId: params.hotelId });
	const user = requireRight(context, request, "excursions", "update");
	if (intent === "revoke") return revokeScreen({ form, context, hotelId: params.hotelId, user });
	const { values, errors, typedValues } = checkForm(hotelSchema, form);
	if (errors) return data({ intent: "save" as const, errors, typedValues }, { status: 400 });
	const services = context.get(requestContext);
	const { db, environment } = services;
	const { outcome } = await updateHotel(db, {
		id: params.hotelId,
		fields: values,
		openedVersion: openedVersionOf(form),
		author: user,
		now: Date.now(),
	});
	if (outcome === "newer") {
		const view = await readHotel(db, params.hotelId, "all", "9999-12");
		const newer = view && newerHotel(typedValues, values, view, environment.timeZone);
		if (newer) return data({ intent: "save" as const, ...newer }, { status: 409 });
	} else if (outcome !== "saved") {
		if (outcome === "unknown") throw data(noSuchTexts.hotel, { status: 404 });
		return data(
			{ intent: "save" as const, errors: hotelErrors(outcome), typedValues },
			{ status: 409 },
		);
	}
	// the hotel's name and state are on its totem pages
	purgeExcursionPages(services);
	setFlash(context, { about: "hotel saved", look: "success", text: hotelPageTexts.saved });
	throw redirect(`/dashboard/hotels/${params.hotelId}`);
}

function newerHotel(
	typedValues: TypedValues,
	fields: HotelFields,
	{ hotel, points, history }: HotelView,
	timeZone: string,
) {
	const inWords: Partial<Record<HotelFieldName, (value: string) => string | undefined>> = {
		paymentMode: (value) => hotelLabelsTexts.paymentModes[value === "hotel" ? "hotel" : "phone"],
		language: (value) => totemLanguages.find(({ code }) => code === value)?.name,
		pickupPointId: (value) => points.find(({ id }) => String(id) === value)?.title,
		isActive: tickInWords,
	};
	const words = hotelFieldNames.map((name) => {
		const { label } = hotelFieldOf(name);
		return [name, { label, inWords: inWords[name] ?? String }] as const;
	});
	const form = { typedValues, ownValues: hotelFormOf(fields) };
	return newerSave(
		form,
		{ ...hotel, values: hotelFormOf(hotel), history },
		Object.fromEntries(words),
		timeZone,
	);
}
