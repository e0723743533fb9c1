import { data, Form, Link } from "react-router";
import type { PointUse } from "#app/catalogue/pickup-points/pickup-points.server.ts";
import { readPoint } from "#app/catalogue/pickup-points/pickup-points.server.ts";
import { PointForm, pointFormOf } from "#app/catalogue/pickup-points/point-form.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { useLastSave, useOpenedVersion } from "#app/dashboard/staff-flash.ts";
import { pickupPointTexts as texts } from "#app/messages/staff/excursions/pickup-point.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
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

const usageTexts = texts.usage;

/** Excursions that stop here; an unused point can be deleted after a confirmation. */
function PointUsage({
	title,
	use,
	stops,
	mayDelete,
}: {
	title: string;
	use: PointUse;
	stops: { id: string; title: string; time: string }[];
	mayDelete: boolean;
}) {
	const isUsed = use.excursions + use.hotels + use.bookings > 0;
	return (
		<Card title={usageTexts.title}>
			{stops.length > 0 ? (
				<ul className="grid gap-1">
					{stops.map(({ id, title, time }) => (
						<li key={id}>
							<span className="font-display text-lg">{time}</span>{" "}
							<Link to={`/dashboard/excursion/${id}`} className="inline-block py-0.5">
								{title}
							</Link>
						</li>
					))}
				</ul>
			) : (
				<p className="text-ink-soft">{usageTexts.none}</p>
			)}
			{mayDelete && isUsed ? <p className="text-sm text-ink-soft">{usageTexts.isUsed}</p> : null}
			{mayDelete && !isUsed ? (
				<ConfirmButton act={usageTexts.delete} consequence={usageTexts.consequence({ title })}>
					<Form method="post">
						<input type="hidden" name="intent" value="delete" />
						<Button type="submit">{usageTexts.confirm({ title })}</Button>
					</Form>
				</ConfirmButton>
			) : null}
		</Card>
	);
}
