import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("app/account/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
const importsOf = (file: string) =>
	[...readFileSync(file, "utf8").matchAll(/from "([^"]+)"/g)].map(([, name = ""]) => name);

test("the account service knows the outbox and the database, and nothing of excursions or requests", () => {
	expect(files.length).toBeGreaterThan(30);
	for (const file of files)
		for (const name of importsOf(file).filter((name) => name.startsWith("#")))
			expect([file, name]).toEqual([
				file,
				expect.stringMatching(/^#app\/(?:database|outbox|ui|account)\//),
			]);
});

test("only what stays on the server imports Drizzle or a server module", () => {
	for (const file of files.filter((file) => !file.includes(".server.")))
		for (const name of importsOf(file)) {
			expect([file, name]).not.toEqual([file, expect.stringMatching(/^drizzle|^node:/)]);
			if (!name.includes(".server.")) continue;
			// types vanish when the browser's code is built
			const text = readFileSync(file, "utf8");
			expect(text).toMatch(new RegExp(`import type [^;]+ from "${name.replaceAll(".", "\\.")}"`));
		}
});
