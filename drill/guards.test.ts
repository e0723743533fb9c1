import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guards, isGuard } from "./guards.ts";
import type { Call } from "./servers/proxy.ts";

const textOf = (pattern: string) =>
	globSync(pattern)
		.map((path) => readFileSync(path, "utf8"))
		.join("\n");

/** The product's statements nearly as they leave the worker, where a parameter is a question mark. */
const statements: Call = {
	channel: "database",
	method: "POST",
	path: "/v2/pipeline",
	headers: new Headers(),
	body: textOf("app/**/*.server.ts").replaceAll(/\$\{[^{}]*\}/g, "?"),
};
const migrations = textOf("migrations/*.sql").replaceAll("`", "");

/** Headers, and statements that are put together from pieces: the drill itself notices where it does not find one. */
const notInOnePiece = [
	...["mail-key", "refund-key", "checkout-key"],
	...["dispute-hold", "purse-as-seen", "extra-stock", "erasure-waits", "tick-id"],
];

test.each(
	Object.keys(guards)
		.filter(isGuard)
		.filter((name) => !notInOnePiece.includes(name)),
)("the drill finds the guard %s in the product", (name) => {
	const guard = guards[name];
	const triggers =
		"atStart" in guard ? (guard.atStart.join("\n").match(/(?<=^DROP )TRIGGER \w+/gm) ?? []) : [];
	for (const trigger of triggers) expect(migrations).toContain(`CREATE ${trigger}`);
	if (triggers.length === 0) expect(guard.takeOut(statements)).not.toBe(statements);
});
