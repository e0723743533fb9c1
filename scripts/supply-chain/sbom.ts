/** Writes the bill of materials: every package of package-lock.json as CycloneDX 1.6. `npm sbom --omit dev` leaves out React. */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { isMain } from "../command-line.ts";

const lockSchema = v.object({
	version: v.string(),
	packages: v.record(
		v.string(),
		v.object({
			version: v.optional(v.string()),
			integrity: v.optional(v.string()),
			license: v.optional(v.string()),
			dev: v.optional(v.boolean(), false),
			optional: v.optional(v.boolean(), false),
		}),
	),
});

interface Component {
	type: "library";
	"bom-ref": string;
	name: string;
	version: string;
	purl: string;
	/** "excluded": only builds and tests. "optional": of another machine than this one. */
	scope: "required" | "optional" | "excluded";
	hashes: { alg: "SHA-512"; content: string }[];
	licenses?: { expression: string }[];
}

interface BillOfMaterials {
	bomFormat: "CycloneDX";
	specVersion: "1.6";
	version: 1;
	metadata: { component: { type: "application"; name: string; version: string } };
	components: Component[];
}

/** @param lock text of package-lock.json. */
export function billOfMaterials(lock: string): BillOfMaterials {
	const { version, packages } = v.parse(lockSchema, JSON.parse(lock));
	const components = Object.entries(packages).flatMap(([path, each]): Component[] => {
		const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
		if (path === "" || !each.version) return [];
		return [
			{
				type: "library",
				// a version may be installed in several places
				"bom-ref": path,
				name,
				version: each.version,
				purl: `pkg:npm/${name.replace("@", "%40")}@${each.version}`,
				scope: each.dev ? "excluded" : each.optional ? "optional" : "required",
				hashes: hashesOf(each.integrity),
				...(each.license ? { licenses: [{ expression: each.license }] } : {}),
			},
		];
	});
	return {
		bomFormat: "CycloneDX",
		specVersion: "1.6",
		version: 1,
		metadata: { component: { type: "application", name: "island-excursions", version } },
		components,
	};
}

/** @param integrity as in the lockfile: "sha512-" and base64. */
function hashesOf(integrity = ""): Component["hashes"] {
	const [, base64] = /^sha512-(\S+)$/.exec(integrity) ?? [];
	return base64 ? [{ alg: "SHA-512", content: Buffer.from(base64, "base64").toString("hex") }] : [];
}

if (isMain(import.meta.url))
	console.log(
		JSON.stringify(billOfMaterials(readFileSync("package-lock.json", "utf8")), null, "\t"),
	);
