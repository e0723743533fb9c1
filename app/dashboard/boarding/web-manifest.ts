import { appIcons } from "#app/configuration/firm-icons.ts";
import { boardingTexts } from "#app/messages/staff/departures/boarding.ts";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "./+types/web-manifest";

/** The web app manifest of the boarding app (W3C Web Application Manifest). It says nothing of any person. */
export function loader({ context }: Route.LoaderArgs) {
	const { operator } = context.get(requestContext).environment;
	const manifest = {
		id: "/dashboard/today",
		name: boardingTexts.app.name,
		short_name: boardingTexts.app.shortName,
		start_url: "/dashboard/today",
		scope: "/dashboard/today",
		display: "standalone",
		background_color: "#fbf6ec",
		theme_color: "#0b2e40",
		icons: appIcons(operator.mark),
	};
	return new Response(JSON.stringify(manifest), {
		headers: {
			"Content-Type": "application/manifest+json",
			"Cache-Control": "public, max-age=3600",
		},
	});
}
