import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** One import: both ends as paths from the repository's root, or a package name. */
interface Import {
	from: string;
	to: string;
	isType: boolean;
}

const line =
	/^(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

/** Reads the imports of one file; `#app/` and relative ones become paths. */
function importsOf(path: string, code: string): Import[] {
	return [...code.matchAll(line)].map(([, type, literal, dynamic]) => {
		const target = literal ?? dynamic ?? "";
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
/** What each domain may import of the other domains: only what lies below it. */
const domainsBelow: Record<string, string[]> = {
	catalogue: [],
	departures: ["catalogue"],
	sales: ["catalogue", "departures"],
	operations: ["catalogue", "departures", "sales"],
	partners: ["catalogue", "departures", "sales"],
	contact: [],
	settings: ["catalogue"],
	// it says of every domain what is known of people there
	privacy: ["catalogue", "departures", "sales", "operations", "contact"],
};
const domains = Object.keys(domainsBelow);

/** Every folder logs, hashes and speaks to people, so these import none. */
const ofEverybody = ["log", "crypto", "messages"];

/** Folders that each folder may import from. */
const allowed: Record<string, string[]> = {
	...Object.fromEntries(
		surfaces.map((surface) => [
			surface,
			[
				...domains,
				"account",
				"outbox",
				"incidents",
				"health",
				"outbound",
				"database",
				"configuration",
				"request",
				"page-cache",
				"islands",
				"ui",
			],
		]),
	),
	...Object.fromEntries(
		Object.entries(domainsBelow).map(([domain, below]) => [
			domain,
			[...below, "outbox", "incidents", "outbound", "database", "islands", "ui"],
		]),
	),
	account: ["outbox", "outbound", "database", "ui"],
	outbox: ["incidents", "outbound", "database", "ui"],
	// incidents are about any domain, but import none
	incidents: ["database", "ui"],
	// The health page asks each domain what waits there.
	health: ["sales", "outbox", "incidents", "outbound", "database", "ui"],
	outbound: [],
	// the database is an outside service too: its circuit breaker is there; what it keeps as codes is read with formats
	database: ["outbound", "ui"],
	// the request context provides database, mailer, gateway and session
	request: [
		"configuration",
		"page-cache",
		"database",
		"outbox",
		"outbound",
		"account",
		"sales",
		"departures",
		"partners",
		"islands",
		"ui",
	],
	// it validates the cancellation policy and account settings with their own schemas
	configuration: ["account", "catalogue", "sales", "outbound", "privacy", "settings"],
	"page-cache": ["configuration", "request", "islands", "database"],
	// how a component wakes and its form is sent; only its table knows the widgets themselves
	islands: ["ui"],
	ui: [],
	log: [],
	crypto: [],
	messages: [],
};
/** Every component that wakes on a public page. */
const widgetTable = "app/islands/widgets.ts";

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
	const broken = within.filter(({ from, to }) => {
		const [a, b] = [folderOf(from), folderOf(to)];
		if (a === b || a.includes(".") || ofEverybody.includes(b)) return false;
		// like app/routes.ts it names screens of every surface
		if (from === widgetTable) return false;
		return !(allowed[a] ?? []).includes(b);
	});
	expect(broken.map(say)).toEqual([]);
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

test("what wakes on a public page brings no router and nothing of the server along", () => {
	const next = Map.groupBy(
		imports.filter(({ isType }) => !isType),
		({ from }) => from,
	);
	const reached = new Set<string>();
	const visit = (path: string) => {
		if (reached.has(path)) return;
		reached.add(path);
		for (const { to } of next.get(path) ?? []) visit(to);
	};
	visit("app/islands/wake.ts");
	const banned = [...reached].filter(
		(path) =>
			/^(react-router|react-dom\/server|@libsql|drizzle)/.test(path) || /\.server\./.test(path),
	);
	expect(banned).toEqual([]);
	expect(reached.has("app/sales/form/booking-panel.tsx")).toBe(true);
});

test("programs that Node runs itself bring no screen along", () => {
	const programs = globSync("{scripts,drill,bench}/**/*.ts", { exclude: ["bench/peers/**"] });
	const readable = [...programs, ...globSync("tests/**/*.ts")].filter((path) => !isTest(path));
	const all = [
		...imports,
		...readable.flatMap((path) => importsOf(path, readFileSync(path, "utf8"))),
	];
	const next = Map.groupBy(
		all.filter(({ isType }) => !isType),
		({ from }) => from,
	);
	const reachedBy = new Map<string, string>();
	const visit = (path: string, from: string) => {
		if (reachedBy.has(path)) return;
		reachedBy.set(path, from);
		for (const { to } of next.get(path) ?? []) visit(to, path);
	};
	for (const path of programs.filter((each) => !isTest(each))) visit(path, "");
	// Node does not read JSX, so the program would end before its first line
	const screens = [...reachedBy].filter(([path]) => path.endsWith(".tsx"));
	expect(screens.map(([to, from]) => `${from} imports ${to}`)).toEqual([]);
	expect(reachedBy.has("app/configuration/environment.server.ts")).toBe(true);
});

test("only server files import Drizzle, and only the worker reads its raw environment", () => {
	const broken = imports.filter(
		({ from, to }) =>
			(/^drizzle-orm/.test(to) && !/\.server\.tsx?$/.test(from)) || to === "cloudflare:workers",
	);
	expect(broken.map(say)).toEqual([]);
});

test("every batch names its statements: nobody reads an answer by its position", () => {
	const callers = globSync("{app,bench,drill,scripts,tests,workers}/**/*.{ts,tsx}").filter(
		(path) => !path.startsWith("app/database/") && path !== "tests/house/import-rule.test.ts",
	);
	const broken = callers.filter((path) => /\.batch\b/.test(readFileSync(path, "utf8")));
	expect(broken).toEqual([]);
	expect(callers.length).toBeGreaterThan(100);
});

test("one place writes the log, so that personal data is kept out of it in one place", () => {
	// code for the totem's browser
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
	// types as well: files that only make sense together are one file, or need a third one
	for (const { from, to } of within) next.set(from, [...(next.get(from) ?? []), to]);
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
