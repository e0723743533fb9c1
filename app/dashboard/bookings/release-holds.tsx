import { data, Form, Link, redirect, useNavigation } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { unpaidHoldsTexts } from "#app/messages/staff/office/unpaid-holds.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { releaseHolds } from "#app/sales/holds/release-holds.server.ts";
import { amongHolds, listUnpaidHolds } from "#app/sales/holds/unpaid-holds.server.ts";
import { chosenHolds, sumOfHolds } from "#app/sales/holds/unpaid-holds.ts";
import { UnpaidHoldsList } from "#app/sales/holds/unpaid-holds-list.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/release-holds";

/** Lists the holds before they are released; those paid or ended meanwhile are left out. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const { db } = context.get(requestContext);
	const now = Date.now();
	const chosenIds = amongHolds(chosenHolds(url.searchParams.getAll("booking")));
	const { holds } = await listUnpaidHolds(db, bookingScopeOf(user), now, chosenIds);
	return { holds, now };
}

export async function action({ request, context }: Route.ActionArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const services = context.get(requestContext);
	const chosenIds = chosenHolds((await readFormData(request)).getAll("booking"));
	if (chosenIds.length === 0)
		throw data({ message: unpaidHoldsTexts.release.nothingChosen }, { status: 400 });
	const act = { actor: actorOf(context, user), now: Date.now() };
	const releasedHolds = await releaseHolds(services.db, bookingScopeOf(user), chosenIds, act);
	// public pages show the free seats at once
	for (const excursionId of new Set(releasedHolds)) purgeExcursionPages(services, excursionId);
	setFlash(context, {
		look: releasedHolds.length > 0 ? "success" : "error",
		text:
			releasedHolds.length > 0
				? unpaidHoldsTexts.release.done({ count: releasedHolds.length })
				: unpaidHoldsTexts.release.nothingReleased,
	});
	throw redirect("/dashboard/holds", 303);
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: unpaidHoldsTexts.release.pageTitle }) }];
}

export default function ReleaseHolds({ loaderData }: Route.ComponentProps) {
	const { holds, now } = loaderData;
	const { timeZone } = useSiteConfig();
	const isBusy = useNavigation().state !== "idle";
	const sums = sumOfHolds(holds);
	return (
		<>
			<div>
				<p>
					<Link to="/dashboard/holds">{officeTexts.screens.unpaidSeats}</Link>
				</p>
				<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">
					{holds.length === 0
						? unpaidHoldsTexts.release.nothingHeld
						: unpaidHoldsTexts.release.title(sums)}
				</h1>
			</div>
			{holds.length === 0 ? (
				<p>{unpaidHoldsTexts.release.paidOrEnded}</p>
			) : (
				<>
					<section aria-labelledby="happens" className="rounded-lg bg-sand px-6 py-5">
						<h2 id="happens" className="mb-2 text-[1.35rem]">
							{unpaidHoldsTexts.release.whatHappens.title}
						</h2>
						<ul className="list-disc pl-5">
							<li className="py-0.5">
								{unpaidHoldsTexts.release.whatHappens.freeAtOnce({
									sums: unpaidHoldsTexts.sums(sums),
								})}
							</li>
							<li className="py-0.5">{unpaidHoldsTexts.release.whatHappens.noMail}</li>
							<li className="py-0.5">{unpaidHoldsTexts.release.whatHappens.latePayment}</li>
						</ul>
					</section>
					<Form method="post" className="flex flex-wrap items-center gap-4">
						{holds.map(({ id }) => (
							<input key={id} type="hidden" name="booking" value={id} />
						))}
						<Button look="next" disabled={isBusy}>
							{unpaidHoldsTexts.release.release(sums)}
						</Button>
						<Link to="/dashboard/holds">{unpaidHoldsTexts.release.keep}</Link>
					</Form>
					<section aria-labelledby="what">
						<h2 id="what" className="mb-2 text-[1.35rem]">
							{unpaidHoldsTexts.release.list}
						</h2>
						<UnpaidHoldsList holds={holds} now={now} timeZone={timeZone} mayUpdate={false} />
					</section>
				</>
			)}
		</>
	);
}
