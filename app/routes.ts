import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the product. */
export default [
	layout("site/layout.tsx", [
		index("site/home.tsx"),
		route("excursion/excursions", "site/excursions.tsx"),
		route("excursion/contact", "site/contact.tsx"),
		route("*", "site/not-found.tsx"),
	]),
	route("sitemap.xml", "api/sitemap.ts"),
	route("robots.txt", "api/robots.ts"),
	route("assets/*", "api/missing-file.ts", { id: "missing-asset" }),
	route("art/*", "api/missing-file.ts", { id: "missing-art" }),
] satisfies RouteConfig;
