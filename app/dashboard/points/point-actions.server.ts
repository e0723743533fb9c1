import { data, redirect } from "react-router";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { pointChangeSchema, pointInputOf } from "#app/pickup-points/pickup-point.ts";
import { deletePoint, updatePoint } from "#app/pickup-points/pickup-points.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { checkInput, type FormErrors, typedValuesOf } from "#app/ui/form/form.ts";
import { formatList } from "#app/ui/format/format.ts";
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
			return refuse(409, { "": ["This point is in use: take it out of use instead"] });
		}
		setFlash(context, { look: "success", text: "The point is deleted" });
		throw redirect("/dashboard/points");
	}
	const user = requireRight(context, request, "excursions", "update");
	const { values, errors } = checkInput(pointChangeSchema, pointInputOf(form));
	if (errors) return refuse(400, errors);
	const answer = await updatePoint(services.db, {
		id,
		fields: values,
		author: user,
		now: Date.now(),
	});
	if (answer.outcome === "unknown") throw data("There is no such pickup point.", { status: 404 });
	if (answer.outcome === "last-stop") {
		const titles = formatList(answer.titles);
		return refuse(409, { "": [`Without it there is no pickup left for ${titles}`] });
	}
	if (answer.outcome === "done") purgeExcursionPages(services, ...answer.excursionIds);
	setFlash(context, { look: "success", text: "The point is saved" });
	throw redirect(`/dashboard/points/${id}`);
}

/** Ids begin at 1; 0 matches no row. */
export function pointIdOf(text: string): number {
	return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
