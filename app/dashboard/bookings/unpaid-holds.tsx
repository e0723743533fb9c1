import { Link } from "react-router";
import { holdsShown, listUnpaidHolds } from "#app/bookings/holds/unpaid-holds.server.ts";
import { busySources, sumOfHolds } from "#app/bookings/holds/unpaid-holds.ts";
import { releaseHoldsPath, UnpaidHoldsList } from "#app/bookings/holds/unpaid-holds-list.tsx";
import { sumsText } from "#app/bookings/holds/unpaid-holds-text.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { bookingScopeOf } from "#app/request/user/booking-scope.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/unpaid-holds";

export async function loader({ request, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "read");
	const now = Date.now();
	const { db } = context.get(requestContext);
	const { holds, all } = await listUnpaidHolds(db, bookingScopeOf(user), now);
	return { holds, all, now, most: holdsShown, mayUpdate: mayUser(user, "bookings", "update") };
}

export function meta() {
	return [{ title: "Unpaid seats · Staff" }, { name: "robots", content: "noindex" }];
}

export default function UnpaidHolds({ loaderData }: Route.ComponentProps) {
	const { holds, all, now, most, mayUpdate } = loaderData;
	const { timeZone } = useSiteConfig();
	const sources = busySources(holds);
	return (
		<>
			<StaffHead
				title="Unpaid seats"
				above={<Link to="/dashboard/bookings?status=pending">Bookings</Link>}
			>
				{mayUpdate && holds.length > 1 ? (
					<Link className={miniButton} to={releaseHoldsPath(holds)}>
						Release all {holds.length}…
					</Link>
				) : null}
			</StaffHead>
			{holds.length === 0 ? (
				<p className="text-ink-soft">
					Nobody holds seats without having paid. A guest’s seats are held for ten minutes, and
					while the payment page is open.
				</p>
			) : (
				<>
					<p>
						<b>{sumsText(all)}</b> are held and not paid, the oldest first.
						{all.bookings > most ? ` The first ${most} are shown.` : ""}
					</p>
					{sources.length > 0 ? (
						<section aria-labelledby="sources" className="rounded-lg bg-sand px-6 py-5">
							<h2 id="sources" className="mb-2 text-[1.35rem]">
								More than one from the same source
							</h2>
							<p className="mb-2 text-sm">
								A source is one internet connection or one hotel’s screen. A hotel or a phone
								network puts many guests behind one connection, so several bookings alone are no
								attack.
							</p>
							<ul>
								{sources.map(({ source, holds: own }) => (
									<li
										key={source}
										className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-dune py-2"
									>
										<span>{`Source ${source}: ${sumsText(sumOfHolds(own))}`}</span>
										{mayUpdate ? (
											<Link to={releaseHoldsPath(own)} className="font-semibold">
												Release all {own.length}
												<span className="sr-only"> of source {source}</span>…
											</Link>
										) : null}
									</li>
								))}
							</ul>
						</section>
					) : null}
					<UnpaidHoldsList holds={holds} now={now} timeZone={timeZone} mayUpdate={mayUpdate} />
				</>
			)}
		</>
	);
}
