import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** One import line of the product, both ends as paths from the repository's root or a package name. */
interface Import {
	from: string;
	to: string;
	isType: boolean;
}

const line =
	/^(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

/** Reads the import lines of one file; `#app/` and relative ones become paths. */
function importsOf(path: string, code: string): Import[] {
	return [...code.matchAll(line)].map(([, type, named, dynamic]) => {
		const target = named ?? dynamic ?? "";
		const to = target.startsWith("#")
			? target.slice(1)
			: target.startsWith(".")
				? normalize(join(dirname(path), target))
				: target;
		return { from: path, to, isType: Boolean(type) };
	});
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const files = globSync("app/**/*.{ts,tsx}").filter((path) => !isTest(path));
const imports = files.flatMap((path) => importsOf(path, readFileSync(path, "utf8")));
const within = imports.filter(({ to }) => to.startsWith("app/") && !to.includes("/+types/"));

const surfaces = ["site", "sign-in", "totem", "dashboard", "api"];
const domains = ["excursions", "bookings", "pickup-points", "partners", "payments", "contact"];

/** What code in a folder may import from other folders. */
const allowed: Record<string, string[]> = {
	...Object.fromEntries(
		surfaces.map((surface) => [
			surface,
			[
				...domains,
				"account",
				"outbox",
				"incidents",
				"outbound",
				"configuration",
				"request",
				"page-cache",
				"ui",
			],
		]),
	),
	...Object.fromEntries(
		domains.map((domain) => [domain, ["outbox", "incidents", "outbound", "database", "ui"]]),
	),
	account: ["outbox", "outbound", "database", "ui"],
	outbox: ["incidents", "outbound", "database", "ui"],
	// what went wrong, whatever it is about: it knows tables, no domain
	incidents: ["database", "ui"],
	outbound: [],
	// a database is outside too: its writes rest while it commits nothing
	database: ["outbound"],
	// the request context hands out what the worker made: database, mailer, gateway, session
	request: [
		"configuration",
		"page-cache",
		"database",
		"outbox",
		"outbound",
		"account",
		"payments",
		"bookings",
		"ui",
	],
	// it reads the operator's cancellation policy and the account service's settings by their own schemas
	configuration: ["account", "bookings", "outbound"],
	"page-cache": ["configuration", "request", "database"],
	ui: [],
	// whoever fails says so, and whoever keeps a secret hashes it: neither folder knows anybody
	log: [],
	crypto: [],
};
const betweenDomains: Record<string, string[]> = {
	// an excursion's pickups are pickup points
	excursions: ["pickup-points"],
	bookings: ["excursions", "pickup-points", "partners"],
	payments: ["bookings"],
};

/**
 * What the owner of a table exports for every domain: its rules over statuses, and the SQL of its rows.
 * Such a file imports no code of a domain but other such files, so that nothing else comes along.
 */
const sharedEntries = [
	"app/bookings/booking-status.ts",
	"app/bookings/seats-taken.server.ts",
	"app/excursions/calendar/close-departure.server.ts",
	"app/payments/hotel-payment.server.ts",
];

const folderOf = (path: string) => path.split("/")[1] ?? "";
const say = ({ from, to }: Import) => `${from} imports ${to}`;

test("the parser sees every kind of import line", () => {
	const code = `import "./a.css";
import b, { c } from "#app/ui/b.ts";
import type { D } from "../request/d.ts";
export { e } from "./e.ts";
const f = lazy(() => import("./f.tsx"));
import {
	g,
} from "react";`;
	expect(importsOf("app/site/x.tsx", code)).toEqual([
		{ from: "app/site/x.tsx", to: "app/site/a.css", isType: false },
		{ from: "app/site/x.tsx", to: "app/ui/b.ts", isType: false },
		{ from: "app/site/x.tsx", to: "app/request/d.ts", isType: true },
		{ from: "app/site/x.tsx", to: "app/site/e.ts", isType: false },
		{ from: "app/site/x.tsx", to: "app/site/f.tsx", isType: false },
		{ from: "app/site/x.tsx", to: "react", isType: false },
	]);
	expect(within.length).toBeGreaterThan(100);
});

test("folders import only from the layers below them", () => {
	const broken = within.filter(({ from, to, isType }) => {
		const [a, b] = [folderOf(from), folderOf(to)];
		if (a === b || a.includes(".") || b === "log" || b === "crypto") return false;
		// the facts that the root route hands to every screen are typed where they are read
		if (isType && b === "root.tsx") return false;
		// a surface may name the type of the database that it hands to a domain, and do nothing with it
		if (isType && to === "app/database/client.server.ts") return false;
		if ([...domains, "incidents"].includes(a) && sharedEntries.includes(to)) return false;
		return ![...(allowed[a] ?? []), ...(betweenDomains[a] ?? [])].includes(b);
	});
	expect(broken.map(say)).toEqual([]);
});

test("what a domain exports for every other brings nothing else of a domain along", () => {
	const broken = within.filter(
		({ from, to, isType }) =>
			sharedEntries.includes(from) &&
			!isType &&
			!sharedEntries.includes(to) &&
			folderOf(to) !== "database",
	);
	expect(broken.map(say)).toEqual([]);
	expect(sharedEntries.filter((path) => !files.includes(path))).toEqual([]);
});

test("the router stays out of the domains, except in their views", () => {
	const broken = imports.filter(
		({ from, to }) =>
			to === "react-router" &&
			[...domains, "incidents", "outbound"].includes(folderOf(from)) &&
			!from.endsWith(".tsx"),
	);
	expect(broken.map(say)).toEqual([]);
});

test("only server files import Drizzle, and only the worker reads its raw environment", () => {
	const broken = imports.filter(
		({ from, to }) =>
			(/^drizzle-orm/.test(to) && !from.endsWith(".server.ts")) || to === "cloudflare:workers",
	);
	expect(broken.map(say)).toEqual([]);
});

test("one place writes the log, so that personal data is kept out of it in one place", () => {
	// it runs in the totem's browser
	const ofBrowser = ["app/totem/device/use-offline-worker.ts"];
	const broken = [...files, ...globSync("workers/**/*.ts")].filter(
		(path) =>
			!path.startsWith("app/log/") &&
			!ofBrowser.includes(path) &&
			/\bconsole\.\w+\(/.test(readFileSync(path, "utf8")),
	);
	expect(broken).toEqual([]);
});

test("files do not import each other in a circle", () => {
	const next = new Map<string, string[]>();
	for (const { from, to, isType } of within) {
		if (!isType) next.set(from, [...(next.get(from) ?? []), to]);
	}
	const circles: string[] = [];
	const done = new Set<string>();
	const visit = (path: string, trail: string[]) => {
		if (trail.includes(path)) {
			circles.push([...trail.slice(trail.indexOf(path)), path].join(" → "));
			return;
		}
		if (done.has(path)) return;
		for (const each of next.get(path) ?? []) visit(each, [...trail, path]);
		done.add(path);
	};
	for (const path of next.keys()) visit(path, []);
	expect(circles).toEqual([]);
});
