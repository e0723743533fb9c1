import type * as v from "valibot";
import { datesBetween } from "#app/catalogue/local-date.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import { siteNameIn } from "#app/messages/site-name.ts";
import {
	availabilityAnswer,
	calendarDay,
	type UnitCounts,
} from "#app/partners/octo/availability.ts";
import { availabilityBody, calendarBody, type ProductChoice } from "#app/partners/octo/bodies.ts";
import { OctoError } from "#app/partners/octo/octo-error.ts";
import { availabilityId } from "#app/partners/octo/octo-time.ts";
import {
	type OctoLanguage,
	octoTrips,
	productAmong,
	productsAmong,
} from "#app/partners/octo/octo-trips.server.ts";
import { productOf } from "#app/partners/octo/product.ts";
import { optionId, unitNamed } from "#app/partners/octo/unit.ts";
import { type OctoCall, termsOf } from "./octo-call.server.ts";

const noDay = "2000-01-01";

export async function supplier(call: OctoCall) {
	await call.ask({});
	const { appUrl, operator } = call.services.environment;
	return {
		id: new URL(appUrl).hostname,
		name: siteNameIn(defaultLanguage, operator),
		endpoint: `${appUrl}/octo`,
		contact: {
			website: appUrl,
			email: operator.email || null,
			telephone: operator.phone || null,
			address: operator.address,
		},
		...(call.capabilities.has("content") ? { shortDescription: null, media: [] } : {}),
	};
}

export async function products(call: OctoCall) {
	const { db, clock } = call;
	const language = languageOfTrips(call);
	const { reseller, answers } = await call.ask({ trips: octoTrips(db, clock, { language }) });
	const terms = productTerms(call, reseller);
	return productsAmong(answers.trips, clock, { reseller, language }).map((trip) =>
		productOf(trip, terms),
	);
}

export async function product(call: OctoCall, productId: string) {
	const { trip, reseller } = await tripFor(call, { productId, optionId });
	return productOf(trip, productTerms(call, reseller));
}

function productTerms(call: OctoCall, reseller: Parameters<typeof termsOf>[1]) {
	const { cancellationPolicy: usualPolicy, appUrl } = call.services.environment;
	return { ...termsOf(call, reseller), usualPolicy, appUrl };
}

/** The names of products stay English; translations are read where `content` asks for them. */
function languageOfTrips({ capabilities }: OctoCall): OctoLanguage {
	return capabilities.has("content") || capabilities.has("pickups") ? "all" : "en";
}

/** @param range the dates of interest; from today on as far as visitors book when omitted. @throws OctoError */
async function tripFor(
	call: OctoCall,
	choice: ProductChoice,
	range: { from?: string; until?: string } = {},
) {
	const { db, clock } = call;
	const language = languageOfTrips(call);
	const { productId } = choice;
	const query = octoTrips(db, clock, { productId, language, ...range });
	const { reseller, answers } = await call.ask({ trips: query });
	return { reseller, trip: productAmong(answers.trips, clock, { reseller, language, choice }) };
}

export async function calendar(call: OctoCall) {
	const { localDateStart, localDateEnd, units: counts, ...choice } = call.read(calendarBody);
	const { reseller, trip } = await tripFor(call, choice, {
		...{ from: localDateStart, until: localDateEnd },
	});
	const units = countsOf(counts, trip);
	const terms = termsOf(call, reseller);
	return datesBetween(localDateStart, localDateEnd).map((localDate) =>
		calendarDay(trip, { localDate, units }, terms),
	);
}

export async function departuresOf(call: OctoCall) {
	const { when, units: counts, ...choice } = call.read(availabilityBody);
	const { reseller, trip } = await tripFor(call, choice, daysOf(when));
	const { timeZone } = call.clock;
	const ofIds = "ids" in when ? new Set(when.ids) : null;
	const chosenDepartures = trip.departures.filter((departure) =>
		"ids" in when
			? ofIds?.delete(availabilityId(departure, timeZone))
			: departure.date >= when.from && departure.date <= when.until,
	);
	const [unknownId] = ofIds ?? [];
	if (unknownId !== undefined)
		throw new OctoError("INVALID_AVAILABILITY_ID", "There is no such departure", unknownId);
	const units = countsOf(counts, trip);
	const terms = termsOf(call, reseller);
	return chosenDepartures.map((departure) => availabilityAnswer(trip, departure, units, terms));
}

/** @returns no day in reach where no id names one. */
function daysOf(when: v.InferOutput<typeof availabilityBody>["when"]) {
	if (when.ids === undefined) return when;
	// a malformed id sorts anywhere, and is refused as none of the departures
	const days = when.ids
		.map((id) => id.slice(0, 10))
		.filter((day) => /^2\d{3}-\d\d-\d\d$/.test(day))
		.sort();
	return { from: days[0] ?? noDay, until: days.at(-1) ?? noDay };
}

/** @throws OctoError INVALID_UNIT_ID */
function countsOf(
	counts: readonly { id: string; quantity: number }[],
	{ excursion }: Parameters<typeof availabilityAnswer>[0],
): UnitCounts {
	return counts.map(({ id, quantity }) => ({ unit: unitNamed(id, excursion), quantity }));
}
