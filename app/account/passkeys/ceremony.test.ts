import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import * as v from "valibot";
import { expect, test } from "vitest";
import { newAuthenticator, type Twist } from "#tests/fakes/authenticator.ts";
import {
	type AssertionResponse,
	readClientData,
	readNewKey,
	readUse,
	registrationSchema,
	userHandleOf,
} from "./ceremony.server.ts";
import type { Passkey } from "./passkey.ts";

const site = { origin: "https://island.example", rpId: "island.example" };
const challenge = encodeBase64urlNoPadding(new TextEncoder().encode("question"));
const clientData = { challenge, challengeText: "question" };
const userId = "a-user";
const creation = { challenge, rp: { id: site.rpId }, user: { id: userHandleOf(userId) } };
const request = { challenge, rpId: site.rpId };

const newKeyOf = (answer: unknown) =>
	readNewKey(v.parse(registrationSchema, answer), clientData, site);
const resultOf = (
	answer: AssertionResponse,
	passkey: Passkey,
	whoMayAnswer: "anybody" | "the user" = "anybody",
) => readUse(answer, clientData, passkey, { site, whoMayAnswer });

async function passkeyOf(authenticator: ReturnType<typeof newAuthenticator>): Promise<Passkey> {
	const key = await newKeyOf(await authenticator.create(creation));
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
			credentialId: authenticator.keptKeys[0]?.id,
			deviceType: isManager ? "multiDevice" : "singleDevice",
			backedUp: isManager,
			transports: { "security key": "usb", "password manager": "internal,hybrid", rsa: "usb" }[
				kind
			],
			aaguid: "00000000-0000-0000-0000-000000000000",
		});
		const answer = await authenticator.get(request);
		expect(readClientData(answer)).toEqual(clientData);
		expect(await resultOf(answer, passkey)).toEqual({
			counter: isManager ? 0 : 1,
			backedUp: isManager,
		});
	},
);

const faults: [string, Twist][] = [
	["the other ceremony", { type: "payment.get" }],
	["another challenge", { challenge: encodeBase64urlNoPadding(new Uint8Array(8)) }],
	["an origin that begins like ours", { origin: "https://island.example.evil.example" }],
	["ours without TLS", { origin: "http://island.example" }],
	["a subdomain", { origin: "https://www.island.example" }],
	["another relying party", { rpId: "evil.example" }],
	["nobody present", { isPresent: false }],
	["a user who was not verified", { isVerified: false }],
	["a copy of a key that can't be copied", { mayBeCopied: false, isCopied: true }],
];

test.each([...faults, ["another algorithm", { algorithm: -8 }] as [string, Twist]])(
	"no passkey is made with %s",
	async (_name, twist) => {
		const answer = await newAuthenticator(site.origin).create(creation, twist);
		expect(await newKeyOf(answer)).toEqual({ fault: expect.any(String) });
	},
);

test.each([
	...faults,
	["another kind of key than was made", { mayBeCopied: true }] as [string, Twist],
	["the name of somebody else", { userHandle: userHandleOf("somebody else") }] as [string, Twist],
	["nobody named", { userHandle: null }] as [string, Twist],
	["an empty name", { userHandle: "" }] as [string, Twist],
	["the signature of another key", { isForged: true }] as [string, Twist],
])("nobody signs in with %s", async (_name, twist) => {
	const authenticator = newAuthenticator(site.origin);
	const passkey = await passkeyOf(authenticator);
	const answer = await authenticator.get(request, twist);
	expect(await resultOf(answer, passkey)).toEqual({ fault: expect.any(String) });
});

test("an answer to the one ceremony is none to the other, and none counts from a frame", async () => {
	const authenticator = newAuthenticator(site.origin);
	const passkey = await passkeyOf(authenticator);
	const asUse = await authenticator.get(request, { type: "webauthn.create" });
	expect(await resultOf(asUse, passkey)).toHaveProperty("fault");
	const asNew = await authenticator.create(creation, { type: "webauthn.get" });
	expect(await newKeyOf(asNew)).toHaveProperty("fault");
	expect(readClientData(await authenticator.get(request, { crossOrigin: true }))).toBeNull();
	const framed = await authenticator.create(creation, { crossOrigin: true });
	expect(readClientData(v.parse(registrationSchema, framed))).toBeNull();
});

test("an authenticator that was asked for the passkeys of one user need not say whose it is", async () => {
	const authenticator = newAuthenticator(site.origin);
	const passkey = await passkeyOf(authenticator);
	const answer = await authenticator.get(request, { userHandle: null });
	expect(await resultOf(answer, passkey, "the user")).toEqual({ counter: 1, backedUp: false });
	const other = { userHandle: userHandleOf("somebody else") };
	const foreign = await authenticator.get(request, other);
	expect(await resultOf(foreign, passkey, "the user")).toEqual({ fault: "other user" });
});

test("no changed byte of what is signed, and no half answer, signs in", async () => {
	const authenticator = newAuthenticator(site.origin);
	const passkey = await passkeyOf(authenticator);
	const answer = await authenticator.get(request);
	for (const field of ["authenticatorData", "clientDataJSON", "signature"] as const) {
		const bytes = Buffer.from(answer.response[field], "base64url");
		for (let at = 0; at < bytes.length; at += 1) {
			const changedBytes = Buffer.from(bytes);
			changedBytes[at] = (changedBytes[at] ?? 0) ^ 0x20;
			for (const wrong of [changedBytes, bytes.subarray(0, at)]) {
				const response = { ...answer.response, [field]: wrong.toString("base64url") };
				expect(await resultOf({ ...answer, response }, passkey)).toHaveProperty("fault");
			}
		}
	}
});

test("half an attestation is no error of ours", async () => {
	const answer = await newAuthenticator(site.origin).create(creation);
	const bytes = Buffer.from(answer.response.attestationObject, "base64url");
	for (let at = 1; at < bytes.length; at += 1) {
		const attestationObject = bytes.subarray(0, at).toString("base64url");
		const response = { ...answer.response, attestationObject };
		await expect(newKeyOf({ ...answer, response })).resolves.toBeDefined();
	}
});

test("a mistake of ours is no refused passkey", async () => {
	const authenticator = newAuthenticator(site.origin);
	const passkey = await passkeyOf(authenticator);
	const answer = await authenticator.get(request);
	const broken = Object.defineProperty({ ...passkey }, "publicKey", {
		get: () => {
			throw new Error("a mistake");
		},
	});
	await expect(resultOf(answer, broken)).rejects.toThrow("a mistake");
});
