import { afterEach, expect, test, vi } from "vitest";

const modules = import.meta.glob([
	"/app/**/*.{ts,tsx}",
	"!/app/**/*.test.{ts,tsx}",
	// what only the bundler of the product can load: pages and widgets of guests
	"!/app/{root,routes,entry.server}.{ts,tsx}",
	"!/app/{site,islands}/**",
]);

afterEach(() => {
	// the next files share the modules
	vi.resetModules();
});

test("no module reads a text of staff while it loads, when nobody has said who reads it", async () => {
	vi.resetModules();
	const { readStaffLanguageFrom } = await import("#app/messages/languages.ts");
	// it names its own source of the language while it loads, which must come before the one of this test
	await import("#app/messages/staff-reader.server.ts");
	const readers = new Set<string>();
	readStaffLanguageFrom(() => {
		const callers = new Error().stack?.split("\n") ?? [];
		const reader = callers.find(
			(line) => /\/app\//.test(line) && !/\/app\/(messages|ui\/format)\//.test(line),
		);
		readers.add(reader?.replace(/^.*(?=\/app\/)/, "").replace(/\)$/, "") ?? "");
		return "en";
	});
	const failures: string[] = [];
	for (const [path, load] of Object.entries(modules))
		await load().catch((error) => failures.push(`${path}: ${error}`));
	expect([...readers].sort()).toEqual([]);
	expect(failures).toEqual([]);
});
