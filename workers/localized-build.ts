import type { ServerBuild } from "react-router";
import { defaultLanguage, type Language } from "#app/messages/languages.ts";

/** The route around every page of the site. */
const siteLayout = "site/layout";

/**
 * The pages of the site in a language, below its prefix, "/de", as the router's base path; dashboard, totem and calls have
 * one address each. The router's work for a page grows with the number of its routes.
 */
export function siteIn(build: ServerBuild, language: Language): ServerBuild {
	return {
		...build,
		...(language === defaultLanguage ? {} : { basename: `/${language}` }),
		routes: ofSite(build.routes),
		assets: { ...build.assets, routes: ofSite(build.assets.routes) },
	};
}

function ofSite<Routes extends ServerBuild["routes"] | ServerBuild["assets"]["routes"]>(
	routes: Routes,
) {
	return Object.fromEntries(
		Object.entries(routes).filter(
			([id, route]) => id === "root" || id === siteLayout || route?.parentId === siteLayout,
		),
	);
}
