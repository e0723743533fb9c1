import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { hotelLabelsTexts } from "#app/messages/staff/partners/hotel-labels.ts";
import { hotelPageTexts } from "#app/messages/staff/partners/hotel-page.ts";
import { noSuchTexts } from "#app/messages/staff/partners/not-found.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { hotelSchema } from "#app/partners/hotel.ts";
import type { HotelRefusal } from "#app/partners/hotel-decision.ts";
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
import { revokeTotem } from "#app/partners/totems.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireRight, type StaffUser } from "#app/request/user/rights.server.ts";
import { collectMonth, uncollectMonth } from "#app/sales/payments/hotel-collection.server.ts";
import { centsTold } from "#app/sales/staff/amount-schema.ts";
import { checkForm, type FormErrors, type TypedValues } from "#app/ui/form/form.ts";
import { newerSave, openedVersionOf, tickInWords } from "#app/ui/form/newer-save.ts";
import { formatMoney, formatMonth } from "#app/ui/format/format.ts";
import type { Route } from "./+types/hotel-edit";

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

/** Messages by error code, with the field that each belongs to. */
const messages: Record<HotelRefusal["outcome"], () => FormErrors> = {
	taken: () => ({ id: [hotelPageTexts.shortName.taken] }),
	"no-such-point": () => ({ pickupPointId: [hotelPageTexts.refused.pickupPoint] }),
	"no-such-partner": () => ({ partnerEmail: [hotelPageTexts.refused.partner] }),
};

export function hotelErrors(outcome: HotelRefusal["outcome"]): FormErrors {
	return messages[outcome]();
}

const texts = hotelPageTexts.sales;

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const collectionSchema = v.variant("intent", [
	v.object({ intent: v.literal("collect"), month, told: centsTold() }),
	v.object({
		intent: v.literal("uncollect"),
		month,
		at: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
	}),
]);

/** Marks a month of a hotel as collected, or takes that back. Needs the right to change bookings. */
async function changeCollection({
	request,
	form,
	context,
	hotelId,
}: {
	request: Request;
	form: FormData;
	context: Readonly<RouterContextProvider>;
	hotelId: string;
}) {
	const author = requireRight(context, request, "bookings", "update");
	const { values } = checkForm(collectionSchema, form);
	if (!values) throw data({ message: noSuchTexts.month }, { status: 400 });
	const { db, environment } = context.get(requestContext);
	const now = Date.now();
	const which = { hotelId, month: values.month };
	if (values.intent === "uncollect") {
		await uncollectMonth(db, which, values.at, { author, now });
		setFlash(context, { look: "success", text: texts.takenBack });
		throw redirect(`/dashboard/hotels/${hotelId}#sales`, 303);
	}
	const { bookings, openCents } = await collectMonth(db, which, values.told, { author, now });
	const sum = formatMoney(openCents, environment.currency);
	const facts = { month: formatMonth(values.month), sum };
	setFlash(
		context,
		bookings > 0
			? {
					look: "by-page",
					about: "month collected",
					text: texts.isCollected({ ...facts, count: bookings }),
					// for the form that takes it back
					facts: { month: values.month, at: String(now) },
				}
			: { look: "error", text: openCents > 0 ? texts.otherSum(facts) : texts.nothingOpen },
	);
	throw redirect(`/dashboard/hotels/${hotelId}#sales`, 303);
}

/** Revokes a screen of the hotel. */
async function revokeScreen({
	form,
	context,
	hotelId,
	user,
}: {
	form: FormData;
	context: Readonly<RouterContextProvider>;
	hotelId: string;
	user: StaffUser;
}) {
	const { db } = context.get(requestContext);
	const totemId = Number(form.get("totemId"));
	if (!Number.isSafeInteger(totemId)) throw data(noSuchTexts.totem, { status: 400 });
	await revokeTotem(db, totemId, Date.now(), { author: user, hotelId });
	setFlash(context, { look: "success", text: hotelPageTexts.totems.revoke.done({ id: totemId }) });
	throw redirect(`/dashboard/hotels/${hotelId}#totems`);
}
