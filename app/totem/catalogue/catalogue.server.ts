import { data, type RouterContextProvider } from "react-router";
import { valueOrNotModified } from "#app/page-cache/not-modified.server.ts";
import { readTotemCatalogue } from "#app/partners/totem/totem-catalogue.server.ts";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";

const readings = new WeakMap<RequestContext, ReturnType<typeof readTotemCatalogue>>();

interface TotemAddress {
	hotelId: string;
	excursionId?: string | undefined;
}

/** The loaders of one request share the query. @returns null when nothing has changed since the page was made. */
export function readCatalogue(
	context: Readonly<RouterContextProvider>,
	params: TotemAddress,
): ReturnType<typeof readTotemCatalogue> {
	const request = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: request.environment.timeZone };
	const reading =
		readings.get(request) ?? readTotemCatalogue(request.db, clock, params, request.pageEdition);
	readings.set(request, reading);
	return reading;
}

/** The hotel and the excursions of a totem page. */
export async function totemCatalogue(
	context: Readonly<RouterContextProvider>,
	params: TotemAddress,
) {
	const { value, headers } = valueOrNotModified(await readCatalogue(context, params));
	const { hotel, trips } = value;
	// every loader checks this itself: a script can ask for one loader's data without the layout's
	if (!hotel) throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
	return { hotel, trips, headers };
}
