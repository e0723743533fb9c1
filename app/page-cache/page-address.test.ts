import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { pageAddress, sitePageRoute } from "./page-address.server.ts";

type Row = (typeof routes)[number];

const objects = (rows: readonly Row[]): RouteObject[] =>
	rows.map(({ path, index, children }) =>
		index ? { index: true } : { path, children: children && objects(children) },
	);

/** The route as the router names it. */
function patternOf(path: string): string {
	const matches = matchRoutes(objects(routes), path) ?? [];
	return `/${matches.flatMap(({ route }) => route.path ?? []).join("/")}`;
}

test.each([
	["/", "/"],
	["/de", "/"],
	["/excursion/excursions?people=2", "/excursion/excursions"],
	["/fr/excursion/contact", "/excursion/contact"],
	[
		"/excursion/0b9c4d4e-1111-4222-8333-444455556666",
		"/excursion/0b9c4d4e-1111-4222-8333-444455556666",
	],
	["/totem/los-dragos/", "/totem/los-dragos"],
	["/totem/los-dragos/_.data", "/totem/los-dragos"],
	["/totem/los-dragos/excursions.data", "/totem/los-dragos/excursions"],
	[
		"/totem/los-dragos/0b9c4d4e-1111-4222-8333-444455556666",
		"/totem/los-dragos/0b9c4d4e-1111-4222-8333-444455556666",
	],
])("a kept page has the router's name of its route: %s", (asked, path) => {
	const address = pageAddress({ method: "GET", url: `https://island.example${asked}` }, "1");
	expect(address?.route).toBe(patternOf(path));
});

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
