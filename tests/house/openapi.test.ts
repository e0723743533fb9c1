import { expect, test } from "vitest";
import { answersInFile, fileNow, fileWith } from "#tests/openapi/learnt-answers.ts";
import { ourCalls } from "#tests/openapi/our-calls.ts";

test("the OpenAPI file has every call of both tables, and takes what they take", () => {
	const inFile = answersInFile();
	expect(fileNow()).toEqual(JSON.parse(JSON.stringify(fileWith(inFile))));
	const withoutAnswer = ourCalls
		.map(({ path }) => path)
		.filter((path) => !inFile.has(`${path} 200`) && !inFile.has(`${path} 201`));
	expect(withoutAnswer).toEqual(withoutJson);
});

/** Links of mails and of other sites lead to a page; the others need an account at a provider, or a passkey. */
const withoutJson = [
	"/api/auth/reset-password/{token}",
	"/api/auth/delete-user/callback",
	"/api/auth/callback/{id}",
	"/api/auth/callback/{id}",
	"/api/auth/unlink-account",
	"/api/auth/get-access-token",
	"/api/auth/refresh-token",
	"/api/auth/account-info",
	"/api/auth/two-factor/passkey-options",
];
