import { data, redirect } from "react-router";
import { YourData } from "#app/bookings/guest/your-data.tsx";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { yourDataTexts } from "#app/messages/texts.ts";
import { eraseBooking } from "#app/privacy/erasure.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { guestBooking } from "#app/request/guest-booking.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { hiddenMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/booking-data";
import { blockersOf, erasureClock, ownedBooking } from "./own-data.server.ts";

/** What a guest may do with the data of a booking: take them along, or have them deleted. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
	const { own, now } = await guestBooking(context, params.confirmId);
	const waits = await blockersOf(context, own.id, now);
	const sent = url.searchParams.get("problem");
	const problem = (["wrongEmail", "tooMany"] as const).find((each) => each === sent) ?? null;
	return { booking: own.guest, hasEmail: own.email !== null, waits, problem };
}

export const handle = ownDocumentHandle;

/** Deletes. The statement itself checks that nothing is open any more. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { own, now, problem, typed } = await ownedBooking(context, request, params.confirmId);
	// a late second press of the same button: the first one has changed the link
	if (problem === "gone") return redirect("/booking/erased", 303);
	if (problem) return data({ problem, typed }, { status: problem === "tooMany" ? 429 : 400 });
	const { outcome } = await orUnavailable(
		services,
		eraseBooking(
			services.db,
			{ id: own.id, line: { code: "erased", by: "guest" }, now },
			erasureClock(context, now),
		),
	);
	if (outcome === "blocked") return data({ problem: "changed" as const, typed }, { status: 409 });
	return redirect("/booking/erased", 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => yourDataTexts[language].pageTitle, matches);

export { unstoredHeaders as headers } from "#app/site/public-headers.ts";

export default function BookingData({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<YourData
			{...loaderData}
			problem={actionData?.problem ?? loaderData.problem}
			typed={actionData?.typed ?? ""}
		/>
	);
}
