import { isRouteErrorResponse } from "react-router";
import type { ListedPoint } from "#app/catalogue/pickup-points/pickup-points.server.ts";
import { listPoints } from "#app/catalogue/pickup-points/pickup-points.server.ts";
import { PointMap } from "#app/catalogue/pickup-points/point-map.tsx";
import { StaffError } from "#app/dashboard/staff-error.tsx";
import { pickupPointsTexts as texts } from "#app/messages/staff/excursions/pickup-points.ts";
import { translationsTexts } from "#app/messages/staff/excursions/translations.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/points";
import { withMap } from "./map-page.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "excursions", "read");
	return withMap(context, {
		points: await listPoints(context.get(requestContext).db),
		mayCreate: mayUser(user, "excursions", "create"),
	});
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = () => [{ title: officeTexts.pageTitle({ title: officeTexts.screens.points }) }];

export default function Points({ loaderData }: Route.ComponentProps) {
	const { points, tiles, mayCreate } = loaderData;
	return (
		<>
			<PageHead title={officeTexts.screens.points}>
				{mayCreate ? (
					<a href="/dashboard/points/point-new" className={buttonClass("next")}>
						{texts.create}
					</a>
				) : null}
			</PageHead>
			{points.length > 0 ? (
				<>
					<PointMap points={points} chosenPlace={null} tiles={tiles} />
					<PointList points={points} />
				</>
			) : (
				<p className="py-8 text-ink-soft">{texts.none}</p>
			)}
		</>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && error.status === 403) return <StaffError error={error} />;
	return (
		<section className="grid justify-items-start gap-4" role="alert">
			<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">{texts.notLoaded.title}</h1>
			<p className="text-ink-soft">{texts.notLoaded.lead}</p>
			<a href="/dashboard/points" className={buttonClass()}>
				{texts.notLoaded.again}
			</a>
		</section>
	);
}

/** Links load whole pages, because only a point's own page has a security policy that allows map images. */
function PointList({ points }: { points: ListedPoint[] }) {
	return (
		<ul>
			{points.map(({ id, title, place, isActive, use, languages }) => (
				<li
					key={id}
					className="relative grid gap-x-6 gap-y-1 border-b border-line py-3.5 hover:bg-paper min-[45rem]:grid-cols-[minmax(0,1fr)_14rem_auto] min-[45rem]:items-center"
				>
					<div className="min-w-0">
						<h2 className="text-[1.2rem]">
							<a
								href={`/dashboard/points/${id}`}
								className="text-ink no-underline after:absolute after:inset-0 hover:underline"
							>
								{title}
							</a>
						</h2>
						<p className="text-sm text-ink-soft">{place || texts.row.noPlace}</p>
						<p className="mt-1 text-sm text-ink-soft">
							<span className="sr-only">{translationsTexts.languages}</span> {languages}
						</p>
					</div>
					<p className="text-sm text-ink-soft">
						{use.hotels > 0 ? texts.row.stopsAndHotels(use) : texts.row.stops(use)}
					</p>
					<p>
						<Badge look={isActive ? "foam" : "grey"}>
							{isActive ? texts.row.inUse : texts.row.notInUse}
						</Badge>
					</p>
				</li>
			))}
		</ul>
	);
}
