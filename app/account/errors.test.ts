import { readFileSync } from "node:fs";
import { BASE_ERROR_CODES } from "better-auth";
import { admin, twoFactor } from "better-auth/plugins";
import { expect, test } from "vitest";
import { type AccountError, accountErrors } from "./errors.ts";

const rows = Object.entries<AccountError>(accountErrors);

test.each(rows)("%s has a message without internal details", (_code, [status, message]) => {
	expect(status).toBeGreaterThanOrEqual(400);
	expect(message).not.toMatch(/sql|stack|undefined|null pointer/i);
});

test("the codes equal those of the reference implementation", () => {
	const messages = new Map(rows.map(([name, [, message, code = name]]) => [message, code]));
	const theirs = [BASE_ERROR_CODES, admin().$ERROR_CODES, twoFactor().$ERROR_CODES];
	for (const message of theirs.flatMap((each) => Object.values<string>(each))) {
		const code = messages.get(message);
		if (code)
			expect(code).toBe(
				message
					.toUpperCase()
					.replace(/ /g, "_")
					.replace(/[^A-Z_]/g, ""),
			);
	}
});

test("the documentation has every refusal", () => {
	const page = readFileSync(new URL("../../docs/account.md", import.meta.url), "utf8");
	for (const [name, [status, message, code = name]] of rows)
		expect(page).toContain(`| ${status} | \`${code}\` | ${message} |`);
});
