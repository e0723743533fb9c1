import type { ServerBuild } from "react-router";
import { defaultLanguage, type Language } from "#app/messages/languages.ts";

/** The route around every page of the site. */
const siteLayout = "site/layout";

/**
 * The pages of the site in a language, below its prefix, "/de", as the router's base path; dashboard, totem and calls have
 * one address each. The router's work for a page grows with the number of its routes, so what it draws most often, a public
 * page, has a router of its own. @param page its route, "/excursion/:excursionId"; null for all of the site.
 */
export function siteIn(build: ServerBuild, language: Language, page: string | null): ServerBuild {
	return {
		...build,
		...(language === defaultLanguage ? {} : { basename: `/${language}` }),
		routes: ofSite(build.routes, page),
		assets: { ...build.assets, routes: ofSite(build.assets.routes, page) },
	};
}

function ofSite<Routes extends ServerBuild["routes"] | ServerBuild["assets"]["routes"]>(
	routes: Routes,
	page: string | null,
) {
	return Object.fromEntries(
		Object.entries(routes).filter(
			([id, route]) =>
				id === "root" ||
				id === siteLayout ||
				(route?.parentId === siteLayout && (page === null || page === `/${route.path ?? ""}`)),
		),
	);
}
