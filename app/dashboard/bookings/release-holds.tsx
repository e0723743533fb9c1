import { data, Form, Link, redirect, useNavigation } from "react-router";
import { releaseHolds } from "#app/bookings/holds/release-holds.server.ts";
import { amongHolds, listUnpaidHolds } from "#app/bookings/holds/unpaid-holds.server.ts";
import { chosenHolds, sumOfHolds } from "#app/bookings/holds/unpaid-holds.ts";
import { UnpaidHoldsList } from "#app/bookings/holds/unpaid-holds-list.tsx";
import { seatsText, sumsText } from "#app/bookings/holds/unpaid-holds-text.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { actorOf } from "#app/request/user/actor.server.ts";
import { bookingScopeOf } from "#app/request/user/booking-scope.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { Button } from "#app/ui/button.tsx";
import { formatCount } from "#app/ui/format/format.ts";
import type { Route } from "./+types/release-holds";

/** Lists the holds before they are released; those paid or ended meanwhile are left out. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const { db } = context.get(requestContext);
	const now = Date.now();
	const chosen = amongHolds(chosenHolds(url.searchParams.getAll("booking")));
	const { holds } = await listUnpaidHolds(db, bookingScopeOf(user), now, chosen);
	return { holds, now };
}

export async function action({ request, context }: Route.ActionArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const services = context.get(requestContext);
	const chosen = chosenHolds((await readFormData(request)).getAll("booking"));
	if (chosen.length === 0) throw data({ message: "Choose what to release." }, { status: 400 });
	const act = { actor: actorOf(context, user), now: Date.now() };
	const gone = await releaseHolds(services.db, bookingScopeOf(user), chosen, act);
	// public pages show the free seats at once
	for (const excursionId of new Set(gone)) purgeExcursionPages(services, excursionId);
	const count = formatCount(gone.length, { one: "booking is", other: "bookings are" });
	setFlash(context, {
		look: gone.length > 0 ? "success" : "error",
		text:
			gone.length > 0
				? `${count} released, the seats are free`
				: "Nothing was released: it was paid or had ended",
	});
	throw redirect("/dashboard/holds", 303);
}

export function meta() {
	return [{ title: "Release seats · Staff" }, { name: "robots", content: "noindex" }];
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
					<Link to="/dashboard/holds">Unpaid seats</Link>
				</p>
				<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">
					{holds.length === 0 ? "Nothing is held any more" : `Release ${seatsText(sums.seats)}?`}
				</h1>
			</div>
			{holds.length === 0 ? (
				<p>What you chose was paid or has ended meanwhile.</p>
			) : (
				<>
					<section aria-labelledby="happens" className="rounded-lg bg-sand px-6 py-5">
						<h2 id="happens" className="mb-2 text-[1.35rem]">
							What happens
						</h2>
						<ul className="list-disc pl-5">
							<li className="py-0.5">The seats are free for others at once: {sumsText(sums)}.</li>
							<li className="py-0.5">
								Their guests get no mail. On their own page they see that the seats were released,
								and can take them again while they are free.
							</li>
							<li className="py-0.5">
								A guest who still pays gets the seats if they are free; if not, the money goes back.
							</li>
						</ul>
					</section>
					<Form method="post" className="flex flex-wrap items-center gap-4">
						{holds.map(({ id }) => (
							<input key={id} type="hidden" name="booking" value={id} />
						))}
						<Button look="next" disabled={isBusy}>
							Release {formatCount(sums.bookings, { one: "booking", other: "bookings" })}
						</Button>
						<Link to="/dashboard/holds">Keep them held</Link>
					</Form>
					<section aria-labelledby="what">
						<h2 id="what" className="mb-2 text-[1.35rem]">
							Bookings to release
						</h2>
						<UnpaidHoldsList holds={holds} now={now} timeZone={timeZone} mayUpdate={false} />
					</section>
				</>
			)}
		</>
	);
}
