import { data, isRouteErrorResponse, type MetaDescriptor, redirect } from "react-router";
import { bookingSchema, freeCancellationHours } from "#app/bookings/booking.ts";
import { answerBooking } from "#app/bookings/booking-answer.server.ts";
import { useBookingForm } from "#app/bookings/booking-form-state.ts";
import { BookingPanel } from "#app/bookings/booking-panel.tsx";
import { BookingBar } from "#app/bookings/booking-sum.tsx";
import { UnsentBooking } from "#app/bookings/booking-unsent.tsx";
import { isExcursionId } from "#app/excursions/excursion.ts";
import { ExcursionFacts, ExcursionTitle } from "#app/excursions/excursion-facts.tsx";
import { ExcursionGallery } from "#app/excursions/excursion-gallery.tsx";
import { ExcursionPickups } from "#app/excursions/excursion-pickups.tsx";
import * as Story from "#app/excursions/excursion-story.tsx";
import { getPublicExcursion } from "#app/excursions/excursions.server.ts";
import { excursionStructuredData } from "#app/excursions/structured-data.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { useIsland } from "#app/request/island.ts";
import { languageOf } from "#app/request/visitor-language.server.ts";
import type { Route } from "./+types/excursion";

const cached = { "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600" };
const unstored = { "Cache-Control": "no-store" };

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { db, environment } = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const onSale = isExcursionId(params.excursionId)
		? await getPublicExcursion(db, params.excursionId, clock)
		: null;
	if (!onSale) throw data(null, { status: 404, headers: unstored });
	const start = { month: url.searchParams.get("month"), date: url.searchParams.get("date") };
	return data({ onSale, start }, { headers: cached });
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const { db, environment, limits, visitorAddress } = context.get(requestContext);
	const form = await readForm(request, bookingSchema);
	const { currency, timeZone } = environment;
	const answer = await answerBooking(db, form, params.excursionId, {
		now: Date.now(),
		timeZone,
		currency,
		language: languageOf(request),
		mayBook: async () => (await limits.booking.limit({ key: visitorAddress })).success,
	});
	if (!answer.refused)
		throw redirect(`/payment/checkout/${answer.confirmId}`, { status: 303, headers: unstored });
	return data(answer.refused, { status: answer.status, headers: unstored });
}

export function headers({ loaderHeaders, actionHeaders, errorHeaders }: Route.HeadersArgs) {
	if (errorHeaders) return unstored;
	return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
	const island = matches[0].loaderData;
	if (!loaderData) return [{ title: "Page not found · Island Excursions" }];
	const { excursion } = loaderData.onSale;
	return [
		{ title: `${excursion.title} · Island Excursions` },
		{ name: "description", content: excursion.subtitle },
		{ "script:ld+json": excursionStructuredData(loaderData.onSale, island) },
	];
}

/** A screen of its own for each trip: what was chosen for one is not carried to the next. */
export default function ExcursionScreen(props: Route.ComponentProps) {
	return <ExcursionPage key={props.params.excursionId} {...props} />;
}

function ExcursionPage({ loaderData, actionData }: Route.ComponentProps) {
	const { currency } = useIsland();
	const booking = useBookingForm(loaderData.onSale, currency, loaderData.start, actionData);
	const { excursion, departures } = booking;
	return (
		<>
			<div className="wrap mb-12">
				<ExcursionGallery pictures={excursion.pictures} />
				<div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-[clamp(2.5rem,5vw,5rem)]">
					<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-11">
						<ExcursionTitle excursion={excursion} />
						<ExcursionFacts excursion={excursion} departures={departures} />
						<Story.ExcursionStory excursion={excursion} />
						<Story.ExcursionIncluded excursion={excursion} />
						<ExcursionPickups excursion={excursion} />
						<Story.IfPlansChange freeHours={freeCancellationHours} />
					</div>
					<BookingPanel booking={booking} currency={currency} />
				</div>
			</div>
			<BookingBar booking={booking} currency={currency} />
		</>
	);
}

/** When the database fails under a booking, what was typed is all that is left: nothing of it is lost. */
export function ErrorBoundary({ actionData, error }: Route.ErrorBoundaryProps) {
	const { operator } = useIsland();
	if (actionData) return <UnsentBooking typed={actionData.typed} operator={operator} />;
	return <h1>{isRouteErrorResponse(error) ? error.status : "Something went wrong!"}</h1>;
}
