import { expect, test } from "vitest";
import { checkIdentity, type Identity } from "./identity.ts";

const sound: Identity = {
	id: "1",
	name: " Ana ",
	email: "Ana@Example.com",
	emailVerified: true,
	image: "https://pictures.example/ana.jpg",
};

test("a sound identity comes out trimmed, with a lower-cased email", () => {
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
])("%s is no email, so nothing is verified", (email) => {
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
])("%s is no picture", (image) => {
	expect(checkIdentity({ ...sound, image })?.image).toBeNull();
});

test("a small picture in the address itself is one", () => {
	const image = "data:image/jpeg;base64,/9j/4A==";
	expect(checkIdentity({ ...sound, image })?.image).toBe(image);
});

test("without a name the email stands for it; a long one is cut at a whole character", () => {
	expect(checkIdentity({ ...sound, name: "  " })?.name).toBe("ana@example.com");
	expect(checkIdentity({ ...sound, name: null })?.name).toBe("ana@example.com");
	const long = checkIdentity({ ...sound, name: "🌋".repeat(300) });
	expect(long?.name).toBe("🌋".repeat(200));
});

test("without a usable id there is nobody", () => {
	expect(checkIdentity({ ...sound, id: "" })).toBeNull();
	expect(checkIdentity({ ...sound, id: "x".repeat(256) })).toBeNull();
});
