import { describe, expect, test } from "vitest";
import {
	decideLink,
	decideSignIn,
	findAccount,
	type LinkDecision,
	type LinkPolicy,
	type SignInDecision,
} from "./link-decision.ts";

const strict: LinkPolicy = {
	linkingEnabled: true,
	isTrusted: false,
	signUpDisabled: false,
	allowDifferentEmails: false,
};
const verified = { email: "ana@example.com", emailVerified: true };
const unverified = { email: "ana@example.com", emailVerified: false };
const nameless = { email: null, emailVerified: false };
const nobody = { owner: null, user: null };

test.each<
	[
		string,
		{
			identity: Parameters<typeof decideSignIn>[0];
			match: Parameters<typeof decideSignIn>[1];
			policy: Partial<LinkPolicy>;
			expected: SignInDecision;
		},
	]
>([
	[
		"a known account",
		{
			identity: unverified,
			match: { owner: verified, user: null },
			policy: {},
			expected: { do: "sign-in", isFirstProof: false },
		},
	],
	[
		"a known account proves the email",
		{
			identity: verified,
			match: { owner: unverified, user: null },
			policy: {},
			expected: { do: "sign-in", isFirstProof: true },
		},
	],
	[
		"a known account with another email proves nothing",
		{
			identity: verified,
			match: { owner: { email: "old@example.com", emailVerified: false }, user: null },
			policy: {},
			expected: { do: "sign-in", isFirstProof: false },
		},
	],
	[
		"a known account beats whoever has the email",
		{
			identity: verified,
			match: { owner: verified, user: unverified },
			policy: {},
			expected: { do: "sign-in", isFirstProof: false },
		},
	],
	[
		"a known account needs no email",
		{
			identity: nameless,
			match: { owner: unverified, user: null },
			policy: {},
			expected: { do: "sign-in", isFirstProof: false },
		},
	],
	[
		"a known account, sign-up and linking closed",
		{
			identity: verified,
			match: { owner: verified, user: null },
			policy: { signUpDisabled: true, linkingEnabled: false },
			expected: { do: "sign-in", isFirstProof: false },
		},
	],
	[
		"no email",
		{ identity: nameless, match: nobody, policy: {}, expected: { refused: "email not found" } },
	],
	[
		"no email, trusted all the same",
		{
			identity: nameless,
			match: nobody,
			policy: { isTrusted: true },
			expected: { refused: "email not found" },
		},
	],
	["a new person", { identity: unverified, match: nobody, policy: {}, expected: { do: "create" } }],
	[
		"a new person, linking closed",
		{
			identity: verified,
			match: nobody,
			policy: { linkingEnabled: false },
			expected: { do: "create" },
		},
	],
	[
		"a new person, sign-up closed",
		{
			identity: verified,
			match: nobody,
			policy: { signUpDisabled: true, isTrusted: true },
			expected: { refused: "signup disabled" },
		},
	],
	[
		"a user with verified email, provider proves it",
		{
			identity: verified,
			match: { owner: null, user: verified },
			policy: {},
			expected: { do: "link", isFirstProof: false },
		},
	],
	[
		"a user with unverified email, provider proves it",
		{
			identity: verified,
			match: { owner: null, user: unverified },
			policy: {},
			expected: { do: "link", isFirstProof: true },
		},
	],
	[
		"a user, provider proves nothing",
		{
			identity: unverified,
			match: { owner: null, user: verified },
			policy: {},
			expected: { refused: "account not linked" },
		},
	],
	[
		"a user, provider proves nothing but is trusted",
		{
			identity: unverified,
			match: { owner: null, user: verified },
			policy: { isTrusted: true },
			expected: { do: "link", isFirstProof: false },
		},
	],
	[
		"two unverified, trusted",
		{
			identity: unverified,
			match: { owner: null, user: unverified },
			policy: { isTrusted: true },
			expected: { do: "link", isFirstProof: false },
		},
	],
	[
		"a user, linking closed",
		{
			identity: verified,
			match: { owner: null, user: verified },
			policy: { linkingEnabled: false, isTrusted: true },
			expected: { refused: "account not linked" },
		},
	],
	[
		"a user, sign-up closed",
		{
			identity: verified,
			match: { owner: null, user: verified },
			policy: { signUpDisabled: true },
			expected: { do: "link", isFirstProof: false },
		},
	],
])("sign-in: %s", (_name, { identity, match, policy, expected }) => {
	expect(decideSignIn(identity, match, { ...strict, ...policy })).toEqual(expected);
});

const asker = { id: "u1", email: "ana@example.com" };

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
		"the same, verified email",
		{ identity: verified, owner: null, policy: {}, expected: { do: "link" } },
	],
	["once more", { identity: verified, owner: "u1", policy: {}, expected: { do: "renew" } }],
	[
		"an account of somebody else",
		{ identity: verified, owner: "u2", policy: {}, expected: { refused: "different user" } },
	],
	[
		"an unverified email",
		{ identity: unverified, owner: null, policy: {}, expected: { refused: "not allowed" } },
	],
	[
		"an unverified email of a trusted provider",
		{ identity: unverified, owner: null, policy: { isTrusted: true }, expected: { do: "link" } },
	],
	[
		"linking closed",
		{
			identity: verified,
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
	expect(decideLink(identity, asker, owner, { ...strict, ...policy })).toEqual(expected);
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
	])("%j", (key, expected) => {
		expect(findAccount(both, key)).toBe(expected);
	});
});
