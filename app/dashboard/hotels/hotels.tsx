import { mayWorkAtDesk } from "#app/dashboard/desk/require-desk.server.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { hotelLabelsTexts } from "#app/messages/staff/partners/hotel-labels.ts";
import { hotelListTexts as texts } from "#app/messages/staff/partners/hotel-list.ts";
import { listHotels } from "#app/partners/hotels.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { hotelScopeOf } from "#app/request/user/user-scopes.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { RowLink } from "#app/ui/row-link.tsx";
import type { Route } from "./+types/hotels";

export async function loader({ request, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "excursions", "read");
	return {
		hotels: await listHotels(context.get(requestContext).db, hotelScopeOf(user)),
		mayCreate: mayUser(user, "excursions", "create"),
		isAtDesk: mayWorkAtDesk(user),
	};
}

export const meta = () => [{ title: officeTexts.pageTitle({ title: officeTexts.screens.hotels }) }];

export default function Hotels({
	loaderData: { hotels, mayCreate, isAtDesk },
}: Route.ComponentProps) {
	return (
		<>
			<PageHead title={officeTexts.screens.hotels}>
				<div className="flex flex-wrap gap-3">
					{isAtDesk ? <ButtonLink to="/dashboard/desk">{texts.toDesk}</ButtonLink> : null}
					{mayCreate ? (
						<ButtonLink to="/dashboard/hotels/hotel-new" look="next">
							{texts.create}
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
									<RowLink to={`/dashboard/hotels/${id}`}>{name}</RowLink>
								</h2>
								<p className="text-sm text-ink-soft">{address}</p>
							</div>
							<p className="text-sm text-ink-soft">
								{hotelLabelsTexts.paymentModes[paymentMode]}
								<br />
								{pickup ? texts.pickupAt({ title: pickup }) : texts.noPickup}
								{partnerEmail ? (
									<>
										<br />
										{partnerEmail}
									</>
								) : null}
							</p>
							<p>
								<Badge look={isActive ? "foam" : "grey"}>
									{isActive ? texts.open : texts.closed}
								</Badge>
							</p>
						</li>
					))}
				</ul>
			) : (
				<p className="py-8 text-ink-soft">{mayCreate ? texts.none : texts.noneOfYours}</p>
			)}
		</>
	);
}
