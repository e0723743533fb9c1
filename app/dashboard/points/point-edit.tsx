import { data } from "react-router";
import { readPoint } from "#app/catalogue/pickup-points/pickup-points.server.ts";
import { PointForm } from "#app/catalogue/pickup-points/point-form.tsx";
import { pointFormOf } from "#app/catalogue/pickup-points/point-form-values.ts";
import { PointUsage } from "#app/catalogue/pickup-points/point-usage.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { useLastSave, useOpenedVersion } from "#app/dashboard/staff-flash.ts";
import { pickupPointTexts as texts } from "#app/messages/staff/excursions/pickup-point.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { History, lastSaved } from "#app/ui/history.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/point-edit";
import { withMap } from "./map-page.server.ts";
import { editPoint } from "./point-actions.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "excursions", "read");
	const view = await readPoint(context.get(requestContext).db, rowIdOf(params.pointId));
	if (!view) throw data(texts.refused.noSuchPoint, { status: 404 });
	return withMap(context, {
		...view,
		mayUpdate: mayUser(user, "excursions", "update"),
		mayDelete: mayUser(user, "excursions", "delete"),
	});
}

export const action = editPoint;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: officeTexts.pageTitle({ title: loaderData?.point.title ?? texts.untitled }) },
];

export default function PointEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { point, texts: translated, others, stops, history, tiles } = loaderData;
	const { mayUpdate, mayDelete } = loaderData;
	const { timeZone } = useSiteConfig();
	const { title } = point;
	const version = useOpenedVersion(useLastSave("point saved"), point);
	return (
		<>
			<PageHead title={title} up={{ to: "/dashboard/points", label: texts.allPoints }} />
			<PointForm
				values={actionData?.typedValues ?? { ...pointFormOf(point, translated), version }}
				translated={translated}
				others={others}
				tiles={tiles}
				errors={actionData?.errors ?? null}
			>
				{mayUpdate ? (
					<SaveBar state={lastSaved(history, timeZone)} back="/dashboard/points" />
				) : null}
			</PointForm>
			<PointUsage title={title} use={point.use} stops={stops} mayDelete={mayDelete} />
			<History events={history} timeZone={timeZone} />
		</>
	);
}
