import { data, redirect } from "react-router";
import { pickupPointTexts as texts } from "#app/messages/catalogues/staff-excursions/pickup-point.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { pointChangeSchema, pointInputOf } from "#app/pickup-points/pickup-point.ts";
import { deletePoint, updatePoint } from "#app/pickup-points/pickup-points.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { checkInput, type FormErrors, typedValuesOf } from "#app/ui/form/form.ts";
import { formatList } from "#app/ui/format/format.ts";
import { errorsInLanguages } from "#app/ui/translations/translations.ts";
import type { Route } from "./+types/point-edit";

export async function editPoint({ request, params, context }: Route.ActionArgs) {
	const id = pointIdOf(params.pointId);
	const form = await readFormData(request);
	const services = context.get(requestContext);
	const refuse = (status: number, errors: FormErrors) =>
		data({ errors, typed: typedValuesOf(form) }, { status });
	if (form.get("intent") === "delete") {
		const user = requireRight(context, request, "excursions", "delete");
		const { outcome } = await deletePoint(services.db, id, user, Date.now());
		if (outcome === "in-use") {
			return refuse(409, { "": [texts.refused.inUse] });
		}
		setFlash(context, { look: "success", text: texts.done.deleted });
		throw redirect("/dashboard/points");
	}
	const user = requireRight(context, request, "excursions", "update");
	const { values, errors } = checkInput(pointChangeSchema, pointInputOf(form));
	if (errors) return refuse(400, errorsInLanguages(errors));
	const answer = await updatePoint(services.db, {
		id,
		change: values,
		author: user,
		now: Date.now(),
	});
	if (answer.outcome === "unknown") throw data(texts.refused.noSuchPoint, { status: 404 });
	if (answer.outcome === "last-stop") {
		const excursions = formatList(answer.titles);
		return refuse(409, { "": [texts.refused.lastStop({ excursions })] });
	}
	if (answer.outcome === "done") purgeExcursionPages(services, ...answer.excursionIds);
	setFlash(context, { look: "success", text: texts.done.saved });
	throw redirect(`/dashboard/points/${id}`);
}

/** Ids begin at 1; 0 matches no row. */
export function pointIdOf(text: string): number {
	return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
