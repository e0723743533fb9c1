import { Link } from "react-router";
import { mayWorkAtDesk } from "#app/dashboard/desk/require-desk.server.ts";
import { paymentModes } from "#app/partners/hotel-fields.ts";
import { listHotels } from "#app/partners/hotels.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/hotels";
import { hotelScopeOf } from "./hotel-scope.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "excursions", "read");
	return {
		hotels: await listHotels(context.get(requestContext).db, hotelScopeOf(user)),
		mayCreate: mayUser(user, "excursions", "create"),
		isAtDesk: mayWorkAtDesk(user),
	};
}

export const meta = () => [{ title: "Hotels · Staff" }, { name: "robots", content: "noindex" }];

export default function Hotels({
	loaderData: { hotels, mayCreate, isAtDesk },
}: Route.ComponentProps) {
	return (
		<>
			<PageHead title="Hotels">
				<div className="flex flex-wrap gap-3">
					{isAtDesk ? <ButtonLink to="/dashboard/desk">A guest says six figures</ButtonLink> : null}
					{mayCreate ? (
						<ButtonLink to="/dashboard/hotels/hotel-new" look="next">
							Create a hotel
						</ButtonLink>
					) : null}
				</div>
			</PageHead>
			{hotels.length > 0 ? (
				<ul>
					{hotels.map(({ id, name, address, pickup, paymentMode, partnerEmail, isActive }) => (
						<li
							key={id}
							className="relative grid gap-x-6 gap-y-1 border-b border-line py-4 hover:bg-paper min-[45rem]:grid-cols-[minmax(0,1fr)_15rem_auto] min-[45rem]:items-center"
						>
							<div className="min-w-0">
								<h2 className="text-[1.3rem]">
									<Link
										to={`/dashboard/hotels/${id}`}
										prefetch="intent"
										className="text-ink no-underline after:absolute after:inset-0 hover:underline"
									>
										{name}
									</Link>
								</h2>
								<p className="text-sm text-ink-soft">{address}</p>
							</div>
							<p className="text-sm text-ink-soft">
								{paymentModes[paymentMode]}
								<br />
								{pickup ? `Pickup at ${pickup}` : "No pickup of its own"}
								{partnerEmail ? (
									<>
										<br />
										{partnerEmail}
									</>
								) : null}
							</p>
							<p>
								<Badge look={isActive ? "foam" : "grey"}>{isActive ? "Open" : "Closed"}</Badge>
							</p>
						</li>
					))}
				</ul>
			) : (
				<p className="py-8 text-ink-soft">
					{mayCreate
						? "No hotel yet. A hotel with a totem sells while its guests wait for the lift."
						: "No hotel is yours yet. Ask whoever manages your team."}
				</p>
			)}
		</>
	);
}
