import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { sitePageRoute } from "./page-address.server.ts";

test("the route of a public page is that of its address, also where another route fits", () => {
	const site = routes.find(({ file }) => file === "site/layout.tsx");
	const paths = (site?.children ?? []).map(({ path = "" }) => `/${path}`);
	const routeOf = (path: string) => sitePageRoute(path.replace(/:\w+/, "x"));
	const pages = paths.filter((path) => routeOf(path) !== null);
	expect(pages).toEqual([
		"/",
		"/excursion/excursions",
		"/excursion/contact",
		"/excursion/:excursionId",
	]);
	expect(pages.map(routeOf)).toEqual(pages);
});
