import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { billOfMaterials } from "#scripts/supply-chain/sbom.ts";

const lockSchema = v.object({
	packages: v.record(
		v.string(),
		v.object({
			version: v.optional(v.string()),
			resolved: v.optional(v.string()),
			integrity: v.optional(v.string()),
			link: v.optional(v.boolean()),
			dev: v.optional(v.boolean()),
		}),
	),
});
const { packages } = v.parse(lockSchema, JSON.parse(readFileSync("package-lock.json", "utf8")));
const installed = Object.entries(packages).filter(([path]) => path !== "");

test("every package comes from the registry with the hash that the lockfile names", () => {
	expect(installed.length).toBeGreaterThan(500);
	// attack: another package at the same version, or one from an address that nobody watches
	const odd = installed.filter(
		([, { integrity, resolved, link }]) =>
			!integrity?.startsWith("sha512-") ||
			link ||
			(resolved && !resolved.startsWith("https://registry.npmjs.org/")),
	);
	expect(odd.map(([path]) => path)).toEqual([]);
});

test("there is one lockfile, and installing runs no script of a package", () => {
	expect(globSync("{package-lock.json,yarn.lock,pnpm-lock.yaml,bun.lock*}")).toEqual([
		"package-lock.json",
	]);
	expect(readFileSync(".npmrc", "utf8").split("\n")).toContain("ignore-scripts=true");
});

test("checks on a clean checkout install what the lockfile names, and nothing else", () => {
	expect(readFileSync(".ci/run", "utf8")).toMatch(/^npm ci$/m);
});

test("the bill of materials names every package with its hash, and says which belong to the product", () => {
	const { components } = billOfMaterials(readFileSync("package-lock.json", "utf8"));
	expect(components.map((each) => each["bom-ref"])).toEqual(installed.map(([path]) => path));
	expect(
		components.filter(({ hashes }) => !/^[\da-f]{128}$/.test(hashes[0]?.content ?? "")),
	).toEqual([]);
	const product = new Map(
		components.filter(({ scope }) => scope === "required").map(({ name, purl }) => [name, purl]),
	);
	const { dependencies } = v.parse(
		v.object({ dependencies: v.record(v.string(), v.string()) }),
		JSON.parse(readFileSync("package.json", "utf8")),
	);
	for (const name of Object.keys(dependencies)) expect(product.has(name), name).toBe(true);
	expect(product.get("@libsql/client")).toBe("pkg:npm/%40libsql/client@0.18.0");
	expect(product.has("vite")).toBe(false);
});
