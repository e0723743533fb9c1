import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { accountErrors } from "#app/account/errors.ts";

const inBrackets = /^⟦/;

beforeAll(async () => {
	vi.resetModules();
	vi.stubEnv("VITE_PSEUDO_LANGUAGE", "yes");
	const { readStaffLanguageFrom } = await import("#app/messages/languages.ts");
	readStaffLanguageFrom(() => "xa");
});
afterAll(() => {
	vi.unstubAllEnvs();
	// the next files share the modules, and read English
	vi.resetModules();
});

test.each([
	["nameSchema", undefined, "Name is missing"],
	["nameSchema", 7, "Name must be text"],
	["nameSchema", "x".repeat(61), "Name must be at most 60 characters long"],
	["nameSchema", " ", "Tell us your name"],
	[
		"nameSchema",
		"Win at cars.example",
		"A name only: no address of a site or a mailbox, and a space after a full stop",
	],
	["emailSchema", "nonsense", "Invalid email"],
	["emailSchema", `${"x".repeat(260)}@example.com`, "Invalid email"],
	["emailSchema", "ana@localhost", "Invalid email"],
	["imageSchema", `https://${"x".repeat(2048)}`, "At most 2048 characters"],
	["imageSchema", "javascript:alert(1)", "Must be a web address"],
] as const)(
	"of %s with %j API clients read %j, staff their own language",
	async (name, value, message) => {
		const { [name]: schema } = await import("#app/account/users.ts");
		const messageIn = (lang?: string) => v.safeParse(schema, value, { lang }).issues?.[0]?.message;
		expect(messageIn()).toBe(message);
		expect(messageIn("xa")).toMatch(inBrackets);
	},
);

test("a refusal of the admin calls is said in staff's language", async () => {
	const { staffRefusalText } = await import("./account-error-text.server.ts");
	const codes = Object.keys(accountErrors).filter((code) =>
		/^(YOU_CANNOT_|YOU_CAN_ONLY_|YOU_ARE_NOT_ALLOWED_TO_(?!LIST|GET))/.test(code),
	);
	expect(codes.length).toBeGreaterThan(10);
	for (const code of codes)
		expect(staffRefusalText({ code, message: "of the protocol" })).toMatch(inBrackets);
});

test.each([
	["noRole", "⟦Ñöţ"],
	["noAccess", "⟦Ýöû åŕé ñöţ"],
	["noRight", "⟦ûñåûţĥöŕîžéð"],
] as const)("a screen's refusal for %s is said in staff's language", async (lack, words) => {
	const { forbidden } = await import("#app/request/user/forbidden.server.ts");
	const refusal = forbidden(lack, "bookings");
	expect(refusal.init?.status).toBe(403);
	expect(refusal.data).toMatchObject({ code: "FORBIDDEN" });
	expect(refusal.data.message).toContain(words);
});

test("roles are shown in staff's words, also several, and a role of before stays as it is", async () => {
	const { rolesInWords } = await import("./roles-in-words.ts");
	expect(rolesInWords("user,supervisor")).toMatch(/^⟦ûşéŕ.*⟧, ⟦şûþéŕṽîşöŕ.*⟧$/);
	expect(rolesInWords("captain")).toBe("captain");
});
