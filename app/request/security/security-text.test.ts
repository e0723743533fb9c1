import { expect, test } from "vitest";
import { securityText } from "./security-text.server.ts";

const day = 24 * 60 * 60 * 1000;
const textAt = (now: number) =>
	securityText({ appUrl: "https://island.example", securityContact: "mailto:a@b.example", now });

test.each(["2026-11-23T18:00:00Z", "2027-02-28T23:59:59.999Z", "2099-12-31T00:00:00Z"])(
	"what is read at %s is valid for months and for less than a year",
	(time) => {
		const now = Date.parse(time);
		const [, expires = ""] = /^Expires: (\S+)$/m.exec(textAt(now)) ?? [];
		expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
		expect(Date.parse(expires) - now).toBeGreaterThan(150 * day);
		expect(Date.parse(expires) - now).toBeLessThan(365 * day);
	},
);

test("has the fields of RFC 9116, each required one once", () => {
	const names = textAt(0)
		.trim()
		.split("\n")
		.map((line) => line.slice(0, line.indexOf(":")));
	expect(names).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
	expect(textAt(0)).toContain("\nCanonical: https://island.example/.well-known/security.txt\n");
});
