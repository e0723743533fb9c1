import { data, redirect } from "react-router";
import { pointInputOf, pointSchema } from "#app/pickup-points/pickup-point.ts";
import { deletePoint, readPoint, updatePoint } from "#app/pickup-points/pickup-points.server.ts";
import { PointForm } from "#app/pickup-points/point-form.tsx";
import { PointUsage } from "#app/pickup-points/point-usage.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { useIsland } from "#app/request/island.ts";
import { forgetExcursionPages } from "#app/request/public-pages.server.ts";
import { mayUser, requireRight } from "#app/request/rights.server.ts";
import { checkInput, type FormErrors, typedOf } from "#app/ui/form.ts";
import { formatList } from "#app/ui/format.ts";
import { History, lastSaved } from "#app/ui/history.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import type { Route } from "./+types/point-edit";
import { withMap } from "./map-page.server.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "excursions", "read");
	const view = await readPoint(context.get(requestContext).db, pointIdOf(params.pointId));
	if (!view) throw data("There is no such pickup point.", { status: 404 });
	return withMap(context, {
		...view,
		mayUpdate: mayUser(user, "excursions", "update"),
		mayDelete: mayUser(user, "excursions", "delete"),
		isSaved: url.searchParams.has("saved"),
	});
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const id = pointIdOf(params.pointId);
	const form = await readFormData(request);
	const services = context.get(requestContext);
	const refuse = (status: number, errors: FormErrors) =>
		data({ errors, typed: typedOf(form) }, { status });
	if (form.get("intent") === "delete") {
		const user = requireRight(context, request, "excursions", "delete");
		const { outcome } = await deletePoint(services.db, id, user, Date.now());
		if (outcome === "in-use") {
			return refuse(409, { "": ["This point is in use: take it out of use instead"] });
		}
		throw redirect("/dashboard/points?done=deleted");
	}
	const user = requireRight(context, request, "excursions", "update");
	const { values, errors } = checkInput(pointSchema, pointInputOf(form));
	if (errors) return refuse(400, errors);
	const answer = await updatePoint(services.db, id, values, user, Date.now());
	if (answer.outcome === "unknown") throw data("There is no such pickup point.", { status: 404 });
	if (answer.outcome === "last-stop") {
		const titles = formatList(answer.titles);
		return refuse(409, { "": [`Without it there is no pickup left for ${titles}`] });
	}
	if (answer.outcome === "done") forgetExcursionPages(services, ...answer.excursionIds);
	throw redirect(`/dashboard/points/${id}?saved`);
}

/** Ids begin at 1: 0 is nobody's. */
function pointIdOf(text: string): number {
	return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.point.title ?? "Pickup point"} · Staff` },
	{ name: "robots", content: "noindex" },
];

export default function PointEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { point, others, stops, history, tiles, mayUpdate, mayDelete, isSaved } = loaderData;
	const { timeZone } = useIsland();
	const { title, place, lat, lng, isActive } = point;
	const stored = {
		title,
		place,
		lat: String(lat),
		lng: String(lng),
		...(isActive ? { isActive: "on" } : {}),
	};
	return (
		<>
			<PageHead title={title} up={{ to: "/dashboard/points", label: "All pickup points" }} />
			{isSaved && !actionData ? <Notice look="good">Saved.</Notice> : null}
			<PointForm
				values={actionData?.typed ?? stored}
				others={others}
				tiles={tiles}
				errors={actionData?.errors ?? null}
			>
				{mayUpdate ? (
					<SaveBar state={lastSaved(history, timeZone)} back="/dashboard/points" />
				) : null}
			</PointForm>
			<PointUsage use={point.use} stops={stops} mayDelete={mayDelete} />
			<History events={history} timeZone={timeZone} />
		</>
	);
}
