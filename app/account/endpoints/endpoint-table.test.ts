import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { endpoints } from "./endpoint-table.server.ts";

/** The column "session" of docs/account.md by method and path: "POST /change-email" → "sure, confirmed". */
function documented(): Map<string, string> {
	const text = readFileSync("docs/account.md", "utf8");
	const rows = text.matchAll(/^\| ((?:GET|POST)[^|]*) \| ([^|]*) \|/gm);
	return new Map(
		[...rows].flatMap(([, calls = "", need = ""]) => {
			const methods = calls.match(/GET|POST/g) ?? [];
			const paths = calls.match(/`[^`]+`/g) ?? [];
			return methods.flatMap((method) =>
				paths.map((path): [string, string] => [`${method} ${path.slice(1, -1)}`, need.trim()]),
			);
		}),
	);
}

test("every call that HTTP can reach needs the session that its documentation says", () => {
	const documentedNeeds = documented();
	for (const { method, path, needs } of endpoints) {
		const call = `${method} ${path}`;
		expect([call, needs]).toEqual([call, documentedNeeds.get(call)?.replace("–", "none")]);
	}
});
