import { describe, expect, test } from "vitest";
import {
	decideLink,
	decideSignIn,
	decideUnlink,
	findAccount,
	type LinkDecision,
	type LinkPolicy,
	type SignInDecision,
} from "./link.ts";

const strict: LinkPolicy = {
	linkingEnabled: true,
	isTrusted: false,
	signUpDisabled: false,
	allowDifferentEmails: false,
};
const proved = { email: "ana@example.com", emailVerified: true };
const unproved = { email: "ana@example.com", emailVerified: false };
const nameless = { email: null, emailVerified: false };
const nobody = { owner: null, user: null };

test.each<
	[
		string,
		Parameters<typeof decideSignIn>[0],
		Parameters<typeof decideSignIn>[1],
		Partial<LinkPolicy>,
		SignInDecision,
	]
>([
	[
		"a known account",
		unproved,
		{ owner: proved, user: null },
		{},
		{ do: "sign-in", isFirstProof: false },
	],
	[
		"a known account proves the email",
		proved,
		{ owner: unproved, user: null },
		{},
		{ do: "sign-in", isFirstProof: true },
	],
	[
		"a known account with another email proves nothing",
		proved,
		{ owner: { email: "old@example.com", emailVerified: false }, user: null },
		{},
		{ do: "sign-in", isFirstProof: false },
	],
	[
		"a known account beats whoever has the email",
		proved,
		{ owner: proved, user: unproved },
		{},
		{ do: "sign-in", isFirstProof: false },
	],
	[
		"a known account needs no email",
		nameless,
		{ owner: unproved, user: null },
		{},
		{ do: "sign-in", isFirstProof: false },
	],
	[
		"a known account, sign-up and linking closed",
		proved,
		{ owner: proved, user: null },
		{ signUpDisabled: true, linkingEnabled: false },
		{ do: "sign-in", isFirstProof: false },
	],
	["no email", nameless, nobody, {}, { refused: "email not found" }],
	[
		"no email, trusted all the same",
		nameless,
		nobody,
		{ isTrusted: true },
		{ refused: "email not found" },
	],
	["a new person", unproved, nobody, {}, { do: "create" }],
	["a new person, linking closed", proved, nobody, { linkingEnabled: false }, { do: "create" }],
	[
		"a new person, sign-up closed",
		proved,
		nobody,
		{ signUpDisabled: true, isTrusted: true },
		{ refused: "signup disabled" },
	],
	[
		"a user with proved email, provider proves it",
		proved,
		{ owner: null, user: proved },
		{},
		{ do: "link", isFirstProof: false },
	],
	[
		"a user with unproved email, provider proves it",
		proved,
		{ owner: null, user: unproved },
		{},
		{ do: "link", isFirstProof: true },
	],
	[
		"a user, provider proves nothing",
		unproved,
		{ owner: null, user: proved },
		{},
		{ refused: "account not linked" },
	],
	[
		"a user, provider proves nothing but is trusted",
		unproved,
		{ owner: null, user: proved },
		{ isTrusted: true },
		{ do: "link", isFirstProof: false },
	],
	[
		"two unproved, trusted",
		unproved,
		{ owner: null, user: unproved },
		{ isTrusted: true },
		{ do: "link", isFirstProof: false },
	],
	[
		"a user, linking closed",
		proved,
		{ owner: null, user: proved },
		{ linkingEnabled: false, isTrusted: true },
		{ refused: "account not linked" },
	],
	[
		"a user, sign-up closed",
		proved,
		{ owner: null, user: proved },
		{ signUpDisabled: true },
		{ do: "link", isFirstProof: false },
	],
])("sign-in: %s", (_name, identity, found, policy, expected) => {
	expect(decideSignIn(identity, found, { ...strict, ...policy })).toEqual(expected);
});

const asking = { id: "u1", email: "ana@example.com" };

test.each<
	[string, Parameters<typeof decideLink>[0], string | null, Partial<LinkPolicy>, LinkDecision]
>([
	["the same, proved email", proved, null, {}, { do: "link" }],
	["once more", proved, "u1", {}, { do: "renew" }],
	["an account of somebody else", proved, "u2", {}, { refused: "different user" }],
	["an unproved email", unproved, null, {}, { refused: "not allowed" }],
	["an unproved email of a trusted provider", unproved, null, { isTrusted: true }, { do: "link" }],
	[
		"linking closed",
		proved,
		null,
		{ linkingEnabled: false, isTrusted: true },
		{ refused: "not allowed" },
	],
	[
		"another email",
		{ email: "bo@example.com", emailVerified: true },
		null,
		{},
		{ refused: "different emails" },
	],
	[
		"another email where that is allowed",
		{ email: "bo@example.com", emailVerified: true },
		null,
		{ allowDifferentEmails: true },
		{ do: "link" },
	],
	["no email", nameless, null, {}, { refused: "not allowed" }],
	["no email of a trusted provider", nameless, null, { isTrusted: true }, { do: "link" }],
	[
		"no email of a trusted provider, of somebody else",
		nameless,
		"u2",
		{ isTrusted: true },
		{ refused: "different user" },
	],
])("connect: %s", (_name, identity, owner, policy, expected) => {
	expect(decideLink(identity, asking, owner, { ...strict, ...policy })).toEqual(expected);
});

describe("disconnect", () => {
	const google = { id: "a1", providerId: "google", accountId: "g-1" };
	const github = { id: "a2", providerId: "github", accountId: "h-1" };

	test("one of two goes, named by provider or by either id", () => {
		const both = [google, github];
		const wanted = { providerId: "github" };
		expect(decideUnlink(both, wanted, false)).toEqual({ unlink: github });
		for (const accountId of ["h-1", "a2"])
			expect(decideUnlink(both, { ...wanted, accountId }, false)).toEqual({ unlink: github });
	});

	test("the last one stays, unless all may go", () => {
		expect(decideUnlink([google], { providerId: "google" }, false)).toEqual({ refused: "last" });
		expect(decideUnlink([google], { providerId: "google" }, true)).toEqual({ unlink: google });
	});

	test("what is not there is not found", () => {
		const both = [google, github];
		expect(decideUnlink(both, { providerId: "line" }, false)).toEqual({ refused: "not found" });
		expect(decideUnlink(both, { providerId: "github", accountId: "g-1" }, false)).toEqual({
			refused: "not found",
		});
		expect(decideUnlink([], { providerId: "github" }, false)).toEqual({ refused: "not found" });
	});

	test("an id alone finds its account", () => {
		expect(findAccount([google, github], { accountId: "h-1" })).toBe(github);
		expect(findAccount([google, github], { accountId: "x" })).toBeUndefined();
	});
});
