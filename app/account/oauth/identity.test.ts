import { expect, test } from "vitest";
import { checkIdentity, type Identity } from "./identity.ts";

const sound: Identity = {
	id: "1",
	name: " Ana ",
	email: "Ana@Example.com",
	emailVerified: true,
	image: "https://pictures.example/ana.jpg",
};

test("a valid identity is trimmed, with its email in lower case", () => {
	expect(checkIdentity(sound)).toEqual({ ...sound, name: "Ana", email: "ana@example.com" });
});

test.each([
	null,
	undefined,
	"",
	"ana",
	"ana@example",
	"an a@example.com",
	`${"a".repeat(300)}@b.cd`,
])("%s is not an email, so it is not verified", (email) => {
	const identity = checkIdentity({ ...sound, email });
	expect(identity).toMatchObject({ email: null, emailVerified: false });
});

test.each([
	"http://pictures.example/ana.jpg",
	"javascript:alert(1)",
	"//pictures.example/a",
	"/dashboard",
	"data:text/html;base64,AAAA",
	"data:image/svg+xml;base64,AAAA",
	`data:image/jpeg;base64,${"A".repeat(20_000)}`,
	null,
	undefined,
])("%s is not a picture", (image) => {
	expect(checkIdentity({ ...sound, image })?.image).toBeNull();
});

test("a small data: URL is a picture", () => {
	const image = "data:image/jpeg;base64,/9j/4A==";
	expect(checkIdentity({ ...sound, image })?.image).toBe(image);
});

test("without a name the email is used; a long name is cut between characters", () => {
	expect(checkIdentity({ ...sound, name: "  " })?.name).toBe("ana@example.com");
	expect(checkIdentity({ ...sound, name: null })?.name).toBe("ana@example.com");
	const long = checkIdentity({ ...sound, name: `Ana ${"🌋".repeat(300)}` });
	expect(long?.name).toBe(`Ana ${"🌋".repeat(56)}`);
});

test.each([
	["Ann \u202eeilrahC", "Ann  eilrahC"],
	["Dr.Smith", "Dr. Smith"],
	["win at evil.example", "win at evil. example"],
	["\ud800Ann", "\ufffdAnn"],
	["https://evil.example win", "ana@example.com"],
	["ana@other.example", "ana@example.com"],
	["\u3164\u3164", "ana@example.com"],
	["\u200b", "ana@example.com"],
])("of the name %j the user gets %j", (name, plainName) => {
	expect(checkIdentity({ ...sound, name })?.name).toBe(plainName);
});

test("an address of an international domain is the one that mail is sent to", () => {
	expect(checkIdentity({ ...sound, email: "Ana@Bücher.example" })).toMatchObject({
		email: "ana@xn--bcher-kva.example",
		emailVerified: true,
	});
});

test("without a usable id there is no identity", () => {
	expect(checkIdentity({ ...sound, id: "" })).toBeNull();
	expect(checkIdentity({ ...sound, id: "x".repeat(256) })).toBeNull();
});
