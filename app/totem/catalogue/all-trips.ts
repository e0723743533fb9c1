import type { Route } from "./+types/all-trips";
import { readCatalogue, totemCatalogue } from "./catalogue.server.ts";
import { catalogueHeaders } from "./catalogue.ts";

/** Every trip of a hotel's screen with the departures of the coming weeks, for `readAllTrips`. */
export async function loader({ params, context }: Route.LoaderArgs) {
	// thrown, as by the pages, it would be sent as JSON, and the status 304 allows no body
	if (!(await readCatalogue(context, params))) return new Response(null, { status: 304 });
	const { trips, headers } = await totemCatalogue(context, params);
	return Response.json(trips, { headers: { ...headers, ...catalogueHeaders } });
}
