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
import { availabilityId, dateOfAvailability } from "#app/partners/octo/octo-time.ts";
import {
	noDay,
	type OctoLanguage,
	octoStarts,
	octoTrips,
	productAmong,
	productsAmong,
	toStarts,
} from "#app/partners/octo/octo-trips.server.ts";
import { productOf } from "#app/partners/octo/product.ts";
import { unitNamed } from "#app/partners/octo/unit.ts";
import { type OctoCall, termsOf } from "./octo-call.server.ts";

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
	return productsIn(call, await readProducts(call));
}

export async function product(call: OctoCall, productId: string) {
	const [match] = productsIn(call, await readProducts(call, productId));
	if (!match) throw new OctoError("INVALID_PRODUCT_ID", "You sell no such product", productId);
	return match;
}

/** @param productId all that are on sale when omitted */
function readProducts(call: OctoCall, productId?: string) {
	const { db, clock } = call;
	const choice = productId === undefined ? {} : { productId };
	return call.ask({
		trips: octoTrips(db, clock, { ...choice, language: languageOfTrips(call) }),
		starts: octoStarts(db, clock, productId),
	});
}

function productsIn(
	call: OctoCall,
	{ reseller, answers }: Awaited<ReturnType<typeof readProducts>>,
) {
	const { cancellationPolicy: usualPolicy, appUrl } = call.services.environment;
	const starts = toStarts(answers.starts);
	const terms = { ...termsOf(call, reseller), usualPolicy, appUrl, starts };
	const language = languageOfTrips(call);
	return productsAmong(answers.trips, call.clock, { reseller, language }).map((trip) =>
		productOf(trip, terms),
	);
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

/** @returns no day in reach where no id names one: a malformed id is refused as none of the departures. */
function daysOf(when: v.InferOutput<typeof availabilityBody>["when"]) {
	if (when.ids === undefined) return when;
	const days = when.ids.flatMap((id) => dateOfAvailability(id) ?? []).sort();
	return { from: days[0] ?? noDay, until: days.at(-1) ?? noDay };
}

/** @throws OctoError INVALID_UNIT_ID */
function countsOf(
	counts: readonly { id: string; quantity: number }[],
	{ excursion }: Parameters<typeof availabilityAnswer>[0],
): UnitCounts {
	return counts.map(({ id, quantity }) => ({ unit: unitNamed(id, excursion), quantity }));
}
