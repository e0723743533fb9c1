import { boardingTexts } from "#app/messages/staff/departures/boarding.ts";

/** The web app manifest of the boarding app (W3C Web Application Manifest). It says nothing of anybody. */
export function loader() {
	const manifest = {
		id: "/dashboard/today",
		name: boardingTexts.app.name,
		short_name: boardingTexts.app.shortName,
		start_url: "/dashboard/today",
		scope: "/dashboard/today",
		display: "standalone",
		background_color: "#fbf6ec",
		theme_color: "#0b2e40",
		icons: [
			{ src: "/art/mark.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
			{ src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png", purpose: "any" },
		],
	};
	return new Response(JSON.stringify(manifest), {
		headers: {
			"Content-Type": "application/manifest+json",
			"Cache-Control": "public, max-age=3600",
		},
	});
}
