import { data, redirect } from "react-router";
import * as v from "valibot";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { pricesOf } from "#app/catalogue/prices/price-sets.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { getPublicExcursion } from "#app/departures/offer/excursions.server.ts";
import { bookingRules } from "#app/departures/seats/booking-status.ts";
import { sellsTo } from "#app/departures/sold-as.ts";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { Widget } from "#app/islands/widget.tsx";
import { guestBookingTexts } from "#app/messages/texts.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, setFlash } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { guestBooking } from "#app/request/guest-booking.server.ts";
import { orUnsent } from "#app/request/unavailable.server.ts";
import { bookingFingerprint } from "#app/sales/booking/booking.ts";
import ChangeStep from "#app/sales/guest/change/change-step.tsx";
import { isDearer } from "#app/sales/guest/change/dearer-day.ts";
import { changeByGuest } from "#app/sales/guest/change/guest-changes.server.ts";
import { partyOf } from "#app/sales/sold-fares.ts";
import { hiddenMeta } from "#app/site/meta.ts";
import { PageError } from "#app/site/unavailable.tsx";
import type { Route } from "./+types/booking-change";
import { requireGuest, requireWeatherChoice } from "./require-guest.server.ts";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware];

/** Days and pickups that the guest may change to; two round trips. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
	await requireGuest(context, request, params.confirmId);
	const { ownBooking, terms, now } = await guestBooking(context, params.confirmId);
	const { guest, pickupPointId, seats, stops } = ownBooking;
	requireWeatherChoice(guest);
	const start = {
		month: url.searchParams.get("month"),
		date: url.searchParams.get("date"),
		start: url.searchParams.get("start"),
		pickupPointId: Number(url.searchParams.get("pickupPointId")) || null,
	};
	const hasNothingToChange = guest.reseller && !terms.mayChangePickup;
	if (!bookingRules[guest.status].guestMayChange || hasNothingToChange)
		throw redirect(`/booking/${params.confirmId}`, 303);
	const { db, environment } = context.get(requestContext);
	const { timeZone } = environment;
	const onSale = terms.mayMove
		? await getPublicExcursion(db, guest.excursionId, { now, timeZone })
		: null;
	// a whole trip moves to one that is sold whole, and is empty
	const departures = (onSale?.departures ?? []).filter(
		(each) => each.id === guest.departureId || sellsTo(guest, each),
	);
	const have =
		onSale &&
		pricesOf(
			onSale.excursion,
			departures.find(({ id }) => id === guest.departureId),
		);
	const dearerIds = departures
		.filter(
			(each) =>
				have &&
				isDearer(
					{ ...partyOf(ownBooking), lines: ownBooking.lines },
					{ have, take: pricesOf(onSale.excursion, each) },
				),
		)
		.map(({ id }) => id);
	const fingerprint = bookingFingerprint(ownBooking);
	const choice = { pickupPointId, seats, stops, departures, dearerIds, fingerprint };
	return { booking: guest, terms, choice, start, readAt: now };
}

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const formSchema = v.object({
	/** Absent when the day stays the same. */
	date: v.optional(v.pipe(v.string(), v.check(isLocalDate))),
	start: v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
	pickupPointId: wholeNumber,
	fingerprint: v.pipe(v.string(), v.maxLength(40)),
	told: v.optional(v.pipe(v.string(), v.maxLength(1000)), ""),
});

const problemNames = {
	"changed meanwhile": "changedMeanwhile",
	"not possible": "notPossible",
	"not whole": "notWhole",
	"too late": "tooLate",
	"costs more": "costsMore",
	"look first": "lookFirst",
	"start missing": "startMissing",
} as const;

export const handle = ownDocumentHandle;

export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { confirmId } = params;
	await requireGuest(context, request, confirmId);
	const { problems } = guestBookingTexts[services.language].change;
	const form = await readForm(request, formSchema);
	if (form.errors) return data({ problem: problems.incomplete, chosenValues: {} }, { status: 400 });
	const clock = { now: Date.now(), timeZone: services.environment.timeZone };
	const result = await orUnsent(
		changeByGuest(services.db, confirmId, {
			change: { ...form.values, shownRefund: form.values.told },
			clock,
			sender: mailSender(services),
			language: services.language,
		}),
		{ step: "change", typedValues: form.typedValues },
	);
	if (result.outcome === "unknown") throw new Response(null, { status: 404 });
	if (result.outcome === "changed") {
		deliverSoon(services);
		purgeExcursionPages(services, result.excursionId);
	}
	const isChanged = result.outcome === "changed" || result.outcome === "was changed already";
	if (isChanged) setFlash(context, { look: "by-page", about: "booking changed", text: "" });
	if (isChanged || result.outcome === "nothing to change")
		return redirect(`/booking/${confirmId}`, 303);
	const { date, start, pickupPointId } = form.values;
	const chosenValues = { date: date ?? null, start: start ?? null, pickupPointId };
	const problem =
		result.outcome === "extras lack"
			? result.lacking
					.map(({ extra: { title }, ...counts }) => problems.extraLacks({ title, ...counts }))
					.join(" ")
			: problems[problemNames[result.outcome]];
	return data({ problem, chosenValues }, { status: 409 });
}

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => guestBookingTexts[language].change.pageTitle, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function BookingChange({ loaderData, actionData }: Route.ComponentProps) {
	const { operator, timeZone } = useSiteConfig();
	const { start, ...props } = loaderData;
	const { policy, policyStart } = props.booking;
	return (
		<Widget
			name="change-step"
			draw={ChangeStep}
			props={{
				...props,
				start: { ...start, ...actionData?.chosenValues },
				rules: { policy, policyStart, timeZone },
				problem: actionData?.problem ?? null,
				operator,
			}}
		/>
	);
}

/** While the database is away, what was sent is kept. */
export const ErrorBoundary = PageError;
