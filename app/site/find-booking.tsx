import { data, redirect } from "react-router";
import { mailBookingLink } from "#app/bookings/booking-link.server.ts";
import { bookingLinkSchema } from "#app/bookings/booking-link.ts";
import { deliverSoon, mailSender } from "#app/request/afterwards.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { islandOf, useIsland } from "#app/request/island.ts";
import { isUnreachable } from "#app/request/unavailable.server.ts";
import type { Route } from "./+types/find-booking";
import { FindBooking, LinkOnItsWay } from "./find-booking-form.tsx";
import { pageMeta } from "./meta.ts";

export function loader({ url }: Route.LoaderArgs) {
	return { isSent: url.searchParams.has("sent") };
}

/** Whoever knows code and address gets the link by mail, never on the screen; everybody gets this answer. */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { values, errors, typed } = await readForm(request, bookingLinkSchema);
	if (errors) return data({ errors, typed, problem: null }, { status: 400 });
	const limit = await services.limits.contact.limit({ key: `find:${services.visitorNetwork}` });
	if (!limit.success) {
		return data(
			{ errors: {}, typed, problem: "That was a lot at once. Wait a minute, then ask again." },
			{ status: 429, headers: { "Retry-After": "60" } },
		);
	}
	try {
		await mailBookingLink(services.db, values, Date.now(), mailSender(services));
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		console.error(`request ${services.requestId}: booking link: database unreachable`);
		const problem = "We could not look it up. Please ask again in a minute.";
		return data({ errors: {}, typed, problem }, { status: 503 });
	}
	deliverSoon(services);
	return redirect("/booking?sent", 303);
}

export { publicHeaders as headers } from "./public-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(islandOf(matches), {
		title: "Find my booking",
		path: "/booking",
		description: "Lost the mail? We send the link to your booking once more.",
	});

export default function FindBookingPage({ loaderData, actionData }: Route.ComponentProps) {
	const { operator } = useIsland();
	return loaderData.isSent && !actionData ? (
		<LinkOnItsWay operator={operator} />
	) : (
		<FindBooking answer={actionData ?? null} operator={operator} />
	);
}
