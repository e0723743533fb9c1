import { Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { unpaidHoldsTexts } from "#app/messages/staff/office/unpaid-holds.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { holdsShown, listUnpaidHolds } from "#app/sales/holds/unpaid-holds.server.ts";
import { busySources, sumOfHolds } from "#app/sales/holds/unpaid-holds.ts";
import { releaseHoldsPath, UnpaidHoldsList } from "#app/sales/holds/unpaid-holds-list.tsx";
import type { Route } from "./+types/unpaid-holds";

export async function loader({ request, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "read");
	const now = Date.now();
	const { db } = context.get(requestContext);
	const { holds, all } = await listUnpaidHolds(db, bookingScopeOf(user), now);
	return { holds, all, now, most: holdsShown, mayUpdate: mayUser(user, "bookings", "update") };
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: officeTexts.screens.unpaidSeats }) }];
}

export default function UnpaidHolds({ loaderData }: Route.ComponentProps) {
	const { holds, all, now, most, mayUpdate } = loaderData;
	const { timeZone } = useSiteConfig();
	const sources = busySources(holds);
	return (
		<>
			<StaffHead
				title={officeTexts.screens.unpaidSeats}
				above={<Link to="/dashboard/bookings?status=pending">{officeTexts.screens.bookings}</Link>}
			>
				{mayUpdate && holds.length > 1 ? (
					<Link className={miniButton} to={releaseHoldsPath(holds)}>
						{unpaidHoldsTexts.releaseAll({ count: holds.length })}
					</Link>
				) : null}
			</StaffHead>
			{holds.length === 0 ? (
				<p className="text-ink-soft">{unpaidHoldsTexts.none}</p>
			) : (
				<>
					<p>
						<RichText
							text={
								all.bookings > most
									? unpaidHoldsTexts.leadOfFirst({ sums: unpaidHoldsTexts.sums(all), most })
									: unpaidHoldsTexts.lead({ sums: unpaidHoldsTexts.sums(all) })
							}
							parts={{ b: (words) => <b>{words}</b> }}
						/>
					</p>
					{sources.length > 0 ? (
						<section aria-labelledby="sources" className="rounded-lg bg-sand px-6 py-5">
							<h2 id="sources" className="mb-2 text-[1.35rem]">
								{unpaidHoldsTexts.sources.title}
							</h2>
							<p className="mb-2 text-sm">{unpaidHoldsTexts.sources.whatIs}</p>
							<ul>
								{sources.map(({ source, holds: sourceHolds }) => (
									<li
										key={source}
										className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-dune py-2"
									>
										<span>
											{unpaidHoldsTexts.sources.source({
												source,
												sums: unpaidHoldsTexts.sums(sumOfHolds(sourceHolds)),
											})}
										</span>
										{mayUpdate ? (
											<Link to={releaseHoldsPath(sourceHolds)} className="font-semibold">
												<TextWithHidden
													text={unpaidHoldsTexts.sources.releaseAll({
														count: sourceHolds.length,
														source,
													})}
												/>
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
