import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { securePage } from "./content-security-policy.server.ts";

function hashOf(body: string) {
	return `'sha256-${createHash("sha256").update(body).digest("base64")}'`;
}

test("the framework's scripts lose their nonce, and the policy has each hash once", async () => {
	const ownScript = '<script nonce="n1">window.a = 1;</script>';
	const entry = '<script nonce="n1" type="module" async="" src="/assets/a.js"></script>';
	const { html, policy } = await securePage(`<body>${ownScript}${ownScript}${entry}</body>`, "n1");
	expect(html).toBe(
		'<body><script>window.a = 1;</script><script>window.a = 1;</script><script type="module" async="" src="/assets/a.js"></script></body>',
	);
	expect(policy).toContain(`script-src 'self' ${hashOf("window.a = 1;")};`);
});

test("injected scripts do not run, without a nonce or with a guessed one", async () => {
	const smuggled =
		'<script>alert(1)</script><script nonce="guess">alert(2)</script><script nonce="">alert(3)</script>';
	const { html, policy } = await securePage(
		`<p>${smuggled}</p><script nonce="n1">own()</script>`,
		"n1",
	);
	expect(html).toBe(`<p>${smuggled}</p><script>own()</script>`);
	expect(policy).toContain(`script-src 'self' ${hashOf("own()")};`);
});

test("WebAssembly is compiled only where a page asks for it", async () => {
	const policyOf = async (mayCompile: boolean) =>
		(await securePage("<p></p>", "n1", { mayCompile })).policy;
	expect(await policyOf(true)).toContain("script-src 'self' 'wasm-unsafe-eval';");
	expect(await policyOf(false)).toContain("script-src 'self';");
});
