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
	const checked = checkIdentity({ ...sound, email });
	expect(checked).toMatchObject({ email: null, emailVerified: false });
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
	const long = checkIdentity({ ...sound, name: "🌋".repeat(300) });
	expect(long?.name).toBe("🌋".repeat(200));
});

test("without a usable id there is no identity", () => {
	expect(checkIdentity({ ...sound, id: "" })).toBeNull();
	expect(checkIdentity({ ...sound, id: "x".repeat(256) })).toBeNull();
});
