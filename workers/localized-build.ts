import type { ServerBuild } from "react-router";
import { defaultLanguage, type Language } from "#app/messages/languages.ts";

/** The route around every page of the site. */
const siteLayout = "site/layout";

/**
 * The routes that a language answers. English has all of them. Another language has the pages of the site below its
 * prefix, "/de", as the router's base path; dashboard, totem and calls have one address each.
 */
export function buildIn(build: ServerBuild, language: Language): ServerBuild {
	if (language === defaultLanguage) return build;
	return {
		...build,
		basename: `/${language}`,
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
