import { isRouteErrorResponse } from "react-router";
import { StaffError } from "#app/dashboard/staff-error.tsx";
import { listPoints } from "#app/pickup-points/pickup-points.server.ts";
import { PointList } from "#app/pickup-points/point-list.tsx";
import { PointMap } from "#app/pickup-points/point-map.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
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

export const meta = () => [
	{ title: "Pickup points · Staff" },
	{ name: "robots", content: "noindex" },
];

export default function Points({ loaderData }: Route.ComponentProps) {
	const { points, tiles, mayCreate } = loaderData;
	return (
		<>
			<PageHead title="Pickup points">
				{mayCreate ? (
					<a href="/dashboard/points/point-new" className={buttonClass("next")}>
						Create a point
					</a>
				) : null}
			</PageHead>
			{points.length > 0 ? (
				<>
					<PointMap points={points} chosen={null} tiles={tiles} />
					<PointList points={points} />
				</>
			) : (
				<p className="py-8 text-ink-soft">
					No pickup point yet. The first one is best the hotel with the most guests.
				</p>
			)}
		</>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && error.status === 403) return <StaffError error={error} />;
	return (
		<section className="grid justify-items-start gap-4" role="alert">
			<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">
				The pickup points could not be loaded
			</h1>
			<p className="text-ink-soft">
				Nothing is lost: excursions on sale keep their pickups, and bookings the words they were
				sold with. Please try again in a moment.
			</p>
			<a href="/dashboard/points" className={buttonClass()}>
				Load them again
			</a>
		</section>
	);
}
