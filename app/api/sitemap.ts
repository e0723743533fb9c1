import { href } from "react-router";
import { listPublicExcursions } from "#app/departures/offer/excursions.server.ts";
import { defaultLanguage, type Language, languages } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { requestContext } from "#app/request/context.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import type { Route } from "./+types/sitemap";

/** https://www.sitemaps.org/protocol.html */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
	const request = context.get(requestContext);
	const { appUrl, timeZone } = request.environment;
	const trips = await orUnavailable(
		request,
		listPublicExcursions(request.db, { now: Date.now(), timeZone }),
	);
	const paths = [
		"/",
		href("/excursion/excursions"),
		href("/excursion/contact"),
		href("/legal/terms"),
		href("/legal/privacy"),
		href("/legal/imprint"),
		href("/octo"),
		...trips.map(({ excursion }) => href("/excursion/:excursionId", { excursionId: excursion.id })),
	];
	const urls = paths.flatMap((path) => {
		const address = (language: Language) => escapeXml(appUrl + pathIn(language, path));
		const links = [
			...languages.map((language) => linkTo(language, address(language))),
			linkTo("x-default", address(defaultLanguage)),
		];
		return languages.map(
			(language) => `\t<url><loc>${address(language)}</loc>${links.join("")}</url>`,
		);
	});
	const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
	return new Response(body, {
		headers: {
			"Content-Type": "application/xml; charset=utf-8",
			"Cache-Control": "public, max-age=0, s-maxage=3600",
		},
	});
}

/** The same page in another language: https://developers.google.com/search/docs/specialty/international/localized-versions */
function linkTo(hreflang: string, address: string): string {
	return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`;
}

function escapeXml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
