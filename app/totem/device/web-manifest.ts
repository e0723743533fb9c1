import { appIcons } from "#app/configuration/firm-icons.ts";
import { siteNameIn } from "#app/messages/site-name.ts";
import { totemTexts } from "#app/messages/texts.ts";
import { getTotemHotel } from "#app/partners/totem-hotel.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "./+types/web-manifest";
import { defaultLanguageOf } from "./totem-language.ts";

/** The web app manifest of one hotel's totem (W3C Web Application Manifest). */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, environment } = context.get(requestContext);
	const hotel = await getTotemHotel(db, params.hotelId);
	if (!hotel) throw new Response(null, { status: 404 });
	const home = `/totem/${hotel.id}/`;
	const language = defaultLanguageOf(hotel);
	const { appAt, appShort } = totemTexts[language];
	const manifest = {
		id: home,
		lang: language,
		name: appAt({ firm: siteNameIn(language, environment.operator), hotel: hotel.name }),
		short_name: appShort,
		start_url: home,
		scope: "/totem/",
		display: "fullscreen",
		orientation: "any",
		background_color: "#fbf6ec",
		theme_color: "#fbf6ec",
		icons: appIcons(environment.operator.mark),
	};
	return new Response(JSON.stringify(manifest), {
		headers: {
			"Content-Type": "application/manifest+json",
			"Cache-Control": "public, max-age=3600",
		},
	});
}
