import { describe, expect, test } from "vitest";
import {
	decideLink,
	decideSignIn,
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
		{
			identity: Parameters<typeof decideSignIn>[0];
			found: Parameters<typeof decideSignIn>[1];
			policy: Partial<LinkPolicy>;
			expected: SignInDecision;
		},
	]
>([
	[
		"a known account",
		{
			identity: unproved,
			found: { owner: proved, user: null },
			policy: {},
			expected: { do: "sign-in", isFirstProof: false },
		},
	],
	[
		"a known account proves the email",
		{
			identity: proved,
			found: { owner: unproved, user: null },
			policy: {},
			expected: { do: "sign-in", isFirstProof: true },
		},
	],
	[
		"a known account with another email proves nothing",
		{
			identity: proved,
			found: { owner: { email: "old@example.com", emailVerified: false }, user: null },
			policy: {},
			expected: { do: "sign-in", isFirstProof: false },
		},
	],
	[
		"a known account beats whoever has the email",
		{
			identity: proved,
			found: { owner: proved, user: unproved },
			policy: {},
			expected: { do: "sign-in", isFirstProof: false },
		},
	],
	[
		"a known account needs no email",
		{
			identity: nameless,
			found: { owner: unproved, user: null },
			policy: {},
			expected: { do: "sign-in", isFirstProof: false },
		},
	],
	[
		"a known account, sign-up and linking closed",
		{
			identity: proved,
			found: { owner: proved, user: null },
			policy: { signUpDisabled: true, linkingEnabled: false },
			expected: { do: "sign-in", isFirstProof: false },
		},
	],
	[
		"no email",
		{ identity: nameless, found: nobody, policy: {}, expected: { refused: "email not found" } },
	],
	[
		"no email, trusted all the same",
		{
			identity: nameless,
			found: nobody,
			policy: { isTrusted: true },
			expected: { refused: "email not found" },
		},
	],
	["a new person", { identity: unproved, found: nobody, policy: {}, expected: { do: "create" } }],
	[
		"a new person, linking closed",
		{
			identity: proved,
			found: nobody,
			policy: { linkingEnabled: false },
			expected: { do: "create" },
		},
	],
	[
		"a new person, sign-up closed",
		{
			identity: proved,
			found: nobody,
			policy: { signUpDisabled: true, isTrusted: true },
			expected: { refused: "signup disabled" },
		},
	],
	[
		"a user with proved email, provider proves it",
		{
			identity: proved,
			found: { owner: null, user: proved },
			policy: {},
			expected: { do: "link", isFirstProof: false },
		},
	],
	[
		"a user with unproved email, provider proves it",
		{
			identity: proved,
			found: { owner: null, user: unproved },
			policy: {},
			expected: { do: "link", isFirstProof: true },
		},
	],
	[
		"a user, provider proves nothing",
		{
			identity: unproved,
			found: { owner: null, user: proved },
			policy: {},
			expected: { refused: "account not linked" },
		},
	],
	[
		"a user, provider proves nothing but is trusted",
		{
			identity: unproved,
			found: { owner: null, user: proved },
			policy: { isTrusted: true },
			expected: { do: "link", isFirstProof: false },
		},
	],
	[
		"two unproved, trusted",
		{
			identity: unproved,
			found: { owner: null, user: unproved },
			policy: { isTrusted: true },
			expected: { do: "link", isFirstProof: false },
		},
	],
	[
		"a user, linking closed",
		{
			identity: proved,
			found: { owner: null, user: proved },
			policy: { linkingEnabled: false, isTrusted: true },
			expected: { refused: "account not linked" },
		},
	],
	[
		"a user, sign-up closed",
		{
			identity: proved,
			found: { owner: null, user: proved },
			policy: { signUpDisabled: true },
			expected: { do: "link", isFirstProof: false },
		},
	],
])("sign-in: %s", (_name, { identity, found, policy, expected }) => {
	expect(decideSignIn(identity, found, { ...strict, ...policy })).toEqual(expected);
});

const asking = { id: "u1", email: "ana@example.com" };

test.each<
	[
		string,
		{
			identity: Parameters<typeof decideLink>[0];
			owner: string | null;
			policy: Partial<LinkPolicy>;
			expected: LinkDecision;
		},
	]
>([
	[
		"the same, proved email",
		{ identity: proved, owner: null, policy: {}, expected: { do: "link" } },
	],
	["once more", { identity: proved, owner: "u1", policy: {}, expected: { do: "renew" } }],
	[
		"an account of somebody else",
		{ identity: proved, owner: "u2", policy: {}, expected: { refused: "different user" } },
	],
	[
		"an unproved email",
		{ identity: unproved, owner: null, policy: {}, expected: { refused: "not allowed" } },
	],
	[
		"an unproved email of a trusted provider",
		{ identity: unproved, owner: null, policy: { isTrusted: true }, expected: { do: "link" } },
	],
	[
		"linking closed",
		{
			identity: proved,
			owner: null,
			policy: { linkingEnabled: false, isTrusted: true },
			expected: { refused: "not allowed" },
		},
	],
	[
		"another email",
		{
			identity: { email: "bo@example.com", emailVerified: true },
			owner: null,
			policy: {},
			expected: { refused: "different emails" },
		},
	],
	[
		"another email where that is allowed",
		{
			identity: { email: "bo@example.com", emailVerified: true },
			owner: null,
			policy: { allowDifferentEmails: true },
			expected: { do: "link" },
		},
	],
	[
		"no email",
		{ identity: nameless, owner: null, policy: {}, expected: { refused: "not allowed" } },
	],
	[
		"no email of a trusted provider",
		{ identity: nameless, owner: null, policy: { isTrusted: true }, expected: { do: "link" } },
	],
	[
		"no email of a trusted provider, of somebody else",
		{
			identity: nameless,
			owner: "u2",
			policy: { isTrusted: true },
			expected: { refused: "different user" },
		},
	],
])("connect: %s", (_name, { identity, owner, policy, expected }) => {
	expect(decideLink(identity, asking, owner, { ...strict, ...policy })).toEqual(expected);
});

describe("which account is meant", () => {
	const google = { id: "a1", providerId: "google", accountId: "g-1" };
	const github = { id: "a2", providerId: "github", accountId: "h-1" };
	const both = [google, github];

	test.each([
		[{ providerId: "github" }, github],
		[{ providerId: "github", accountId: "h-1" }, github],
		[{ providerId: "github", accountId: "a2" }, github],
		[{ accountId: "h-1" }, github],
		[{ accountId: "x" }, undefined],
		[{ providerId: "line" }, undefined],
		[{ providerId: "github", accountId: "g-1" }, undefined],
	])("%j", (wanted, expected) => {
		expect(findAccount(both, wanted)).toBe(expected);
	});
});
