import { data, redirect } from "react-router";
import { localDateAt } from "#app/catalogue/local-date.ts";
import {
	type PointChange,
	pointChangeSchema,
	pointInputOf,
} from "#app/catalogue/pickup-points/pickup-point.ts";
import { type PointView, readPoint } from "#app/catalogue/pickup-points/pickup-points.server.ts";
import { pointFormOf } from "#app/catalogue/pickup-points/point-form.tsx";
import { deletePoint, updatePoint } from "#app/catalogue/pickup-points/save-point.server.ts";
import { pickupPointTexts as texts } from "#app/messages/staff/excursions/pickup-point.ts";
import { translationsTexts } from "#app/messages/staff/excursions/translations.ts";
import { listGuestsOfStop } from "#app/operations/departures/guests-of-stop.server.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { checkInput, type FormErrors, type TypedValues, typedValuesOf } from "#app/ui/form/form.ts";
import {
	type FieldsInWords,
	newerSave,
	openedVersionOf,
	tickInWords,
} from "#app/ui/form/newer-save.ts";
import { formatDate, formatList } from "#app/ui/format/format.ts";
import {
	errorsInLanguages,
	otherLanguages,
	textName,
	typedTexts,
} from "#app/ui/translations/translations.ts";
import type { Route } from "./+types/point-edit";

/** Departures that a message names. */
const mostNamed = 4;

export async function editPoint({ request, params, context }: Route.ActionArgs) {
	const id = rowIdOf(params.pointId);
	const form = await readFormData(request);
	const services = context.get(requestContext);
	const refuse = (status: number, errors: FormErrors) =>
		data({ errors, typedValues: typedValuesOf(form) }, { status });
	if (form.get("intent") === "delete") {
		const user = requireRight(context, request, "excursions", "delete");
		if ((await deletePoint(services.db, id, user, Date.now())) === "in use")
			return refuse(409, { "": [texts.refused.inUse] });
		setFlash(context, { look: "success", text: texts.done.deleted });
		throw redirect("/dashboard/points");
	}
	const user = requireRight(context, request, "excursions", "update");
	const { values, errors } = checkInput(pointChangeSchema, pointInputOf(form));
	if (errors) return refuse(400, errorsInLanguages(errors));
	const { db, environment } = services;
	const answer = await updatePoint(db, {
		id,
		change: values,
		openedVersion: openedVersionOf(form),
		author: user,
		now: Date.now(),
	});
	if (answer.outcome === "unknown") throw data(texts.refused.noSuchPoint, { status: 404 });
	if (answer.outcome === "last-stop") {
		const excursions = formatList(answer.titles);
		return refuse(409, { "": [texts.refused.lastStop({ excursions })] });
	}
	if (answer.outcome === "newer") {
		const view = await readPoint(db, id);
		if (!view) throw data(texts.refused.noSuchPoint, { status: 404 });
		const newer = newerPoint(typedValuesOf(form), values, view, environment.timeZone);
		if (newer) return data(newer, { status: 409 });
	}
	if (answer.outcome === "saved") purgeExcursionPages(services, ...answer.excursionIds);
	const today = localDateAt(Date.now(), environment.timeZone);
	const waiting =
		answer.outcome === "saved" && answer.isElsewhere
			? await listGuestsOfStop(db, { pointId: id, today })
			: [];
	setFlash(context, {
		about: "point saved",
		look: "success",
		text: waiting.length > 0 ? untoldInWords(waiting) : texts.done.saved,
	});
	throw redirect(`/dashboard/points/${id}`);
}

/** Names the departures of the guests who wait at a place that has changed, because nobody has told them. */
function untoldInWords(waiting: Awaited<ReturnType<typeof listGuestsOfStop>>): string {
	const departures = waiting
		.slice(0, mostNamed)
		.map(({ title, date }) => `${title} (${formatDate(date, "short")})`);
	const more = waiting.length - departures.length;
	return texts.done.savedUntold({
		count: waiting.reduce((sum, { bookings }) => sum + bookings, 0),
		departures: formatList(
			more > 0 ? [...departures, texts.done.moreDepartures({ more })] : departures,
		),
	});
}

function newerPoint(
	typedValues: TypedValues,
	change: PointChange,
	{ point, texts: translated, history }: PointView,
	timeZone: string,
) {
	const values = pointFormOf(point, translated);
	const { title, placeName, latitude, longitude, isActive } = texts.form;
	const inLanguages = otherLanguages.flatMap(({ code, name: language }) =>
		Object.entries({ title, place: placeName }).map(
			([field, label]) =>
				[
					textName(code, field),
					{ label: translationsTexts.inLanguage({ label, language }) },
				] as const,
		),
	);
	const fields: FieldsInWords = {
		title: { label: title },
		place: { label: placeName },
		lat: { label: latitude },
		lng: { label: longitude },
		isActive: { label: isActive, inWords: tickInWords },
		...Object.fromEntries(inLanguages),
	};
	const form = { typedValues, ownValues: pointFormOf(change, typedTexts(change)) };
	return newerSave(form, { ...point, values, history }, fields, timeZone);
}
