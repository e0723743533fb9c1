import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the product. */
export default [
	layout("site/layout.tsx", [
		index("site/home.tsx"),
		route("excursion/:excursionId", "site/excursion.tsx"),
	]),
] satisfies RouteConfig;
