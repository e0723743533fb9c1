import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { expect, test } from "vitest";
import { newAuthenticator, type Twist } from "#tests/fakes/authenticator.ts";
import { challengeIn, readNewKey, readUse, userHandleOf } from "./ceremony.server.ts";
import type { Passkey } from "./passkey.ts";

const site = { origin: "https://island.example", rpId: "island.example" };
const challenge = encodeBase64urlNoPadding(new TextEncoder().encode("asked"));
const userId = "a-user";
const creation = { challenge, rp: { id: site.rpId }, user: { id: userHandleOf(userId) } };
const request = { challenge, rpId: site.rpId };

async function passkeyOf(authenticator: ReturnType<typeof newAuthenticator>): Promise<Passkey> {
	const key = await readNewKey(await authenticator.create(creation), site);
	if ("fault" in key) throw new Error(key.fault);
	return { ...key, id: "p", userId, name: "Key", createdAt: 0, lastUsedAt: null };
}

test.each(["security key", "password manager", "rsa"] as const)(
	"a %s makes a passkey and signs in with it",
	async (kind) => {
		const authenticator = newAuthenticator(site.origin, { kind });
		const passkey = await passkeyOf(authenticator);
		const isManager = kind === "password manager";
		expect(passkey).toMatchObject({
			deviceType: isManager ? "multiDevice" : "singleDevice",
			backedUp: isManager,
			transports: isManager ? "internal,hybrid" : "usb",
			aaguid: "00000000-0000-0000-0000-000000000000",
		});
		const answer = await authenticator.get(request);
		expect(challengeIn(answer)).toBe("asked");
		expect(await readUse(answer, passkey, site, "anybody")).toEqual({
			counter: isManager ? 0 : 1,
			backedUp: isManager,
		});
	},
);

const faults: [string, Twist][] = [
	["other ceremony", { type: "payment.get" }],
	["other origin", { origin: "https://island.example.evil.example" }],
	["other origin", { origin: "http://island.example" }],
	["other origin", { origin: "https://www.island.example" }],
	["embedded", { crossOrigin: true }],
	["other relying party", { rpId: "evil.example" }],
	["nobody present", { isPresent: false }],
	["user not verified", { isVerified: false }],
	["impossible backup", { mayBeCopied: false, isCopied: true }],
	["other credential", { id: "AAAA" }],
];

test.each([...faults, ["unusable key", { algorithm: -8 }] as [string, Twist]])(
	"no passkey is made with %s: %j",
	async (fault, twist) => {
		const answer = await newAuthenticator(site.origin).create(creation, twist);
		const read = await readNewKey(answer, site);
		expect(read).toEqual({ fault: fault === "other ceremony" ? "unreadable" : fault });
	},
);

test.each([
	...faults,
	["impossible backup", { mayBeCopied: true }] as [string, Twist],
	["other credential", { userHandle: userHandleOf("somebody else") }] as [string, Twist],
	["nobody named", { userHandle: null }] as [string, Twist],
	["nobody named", { userHandle: "" }] as [string, Twist],
	["wrong signature", { isForged: true }] as [string, Twist],
])("nobody signs in with %s: %j", async (fault, twist) => {
	const authenticator = newAuthenticator(site.origin);
	const passkey = await passkeyOf(authenticator);
	const read = await readUse(await authenticator.get(request, twist), passkey, site, "anybody");
	expect(read).toEqual({ fault: fault === "other ceremony" ? "unreadable" : fault });
});

test("an answer to the one ceremony is none to the other", async () => {
	const authenticator = newAuthenticator(site.origin);
	const passkey = await passkeyOf(authenticator);
	const asUse = await authenticator.get(request, { type: "webauthn.create" });
	expect(await readUse(asUse, passkey, site, "anybody")).toEqual({ fault: "other ceremony" });
	const asNew = await authenticator.create(creation, { type: "webauthn.get" });
	expect(await readNewKey(asNew, site)).toEqual({ fault: "other ceremony" });
});

test("an authenticator that was asked for the passkeys of one user need not say whose it is", async () => {
	const authenticator = newAuthenticator(site.origin);
	const passkey = await passkeyOf(authenticator);
	const answer = await authenticator.get(request, { userHandle: null });
	expect(await readUse(answer, passkey, site, "the user")).toEqual({ counter: 1, backedUp: false });
	const other = { userHandle: userHandleOf("somebody else") };
	const foreign = await authenticator.get(request, other);
	expect(await readUse(foreign, passkey, site, "the user")).toEqual({ fault: "other credential" });
});

test("no changed byte of what is signed, and no half answer, signs in", async () => {
	const authenticator = newAuthenticator(site.origin);
	const passkey = await passkeyOf(authenticator);
	const answer = await authenticator.get(request);
	for (const field of ["authenticatorData", "clientDataJSON", "signature"] as const) {
		const bytes = Buffer.from(answer.response[field], "base64url");
		for (let at = 0; at < bytes.length; at += 1) {
			const changed = Buffer.from(bytes);
			changed[at] = (changed[at] ?? 0) ^ 0x20;
			for (const wrong of [changed, bytes.subarray(0, at)]) {
				const response = { ...answer.response, [field]: wrong.toString("base64url") };
				expect(await readUse({ ...answer, response }, passkey, site, "anybody")).toHaveProperty(
					"fault",
				);
			}
		}
	}
});

test("no half of an attestation makes a passkey, and none throws", async () => {
	const answer = await newAuthenticator(site.origin).create(creation);
	const bytes = Buffer.from(answer.response.attestationObject, "base64url");
	for (let at = 0; at < bytes.length; at += 1) {
		const attestationObject = bytes.subarray(0, at).toString("base64url");
		const response = { ...answer.response, attestationObject };
		expect(await readNewKey({ ...answer, response }, site)).toEqual({ fault: "unreadable" });
	}
});
