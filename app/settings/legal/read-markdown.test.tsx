import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readMarkdown } from "./legal-text.server.ts";
import { MarkdownBlocks } from "./markdown-blocks.tsx";

const htmlOf = (text: string) =>
	renderToStaticMarkup(<MarkdownBlocks blocks={readMarkdown(text)} />).replaceAll(
		/ class="[^"]*"/g,
		"",
	);

test.each([
	[
		"# Groups\nFrom **ten** guests, *half*.",
		"<h3>Groups</h3><p>From <strong>ten</strong> guests, <em>half</em>.</p>",
	],
	["- one\n- two\n1. three", "<ul><li>one</li><li>two</li></ul><ol><li>three</li></ol>"],
	["one\ntwo\n\nthree", "<p>one<br/>two</p><p>three</p>"],
	["[us](https://a.example/b)", '<p><a href="https://a.example/b">us</a></p>'],
	["**[us](mailto:a@b.example)**", '<p><strong><a href="mailto:a@b.example">us</a></strong></p>'],
	["Fish & chips < 3 * 4 ** 5 #6", "<p>Fish &amp; chips &lt; 3 * 4 ** 5 #6</p>"],
	["", ""],
])("%j is drawn", (text, html) => {
	expect(htmlOf(text)).toBe(html);
});

test.each([
	"<script>alert(1)</script>",
	"Hello <img src=x onerror=alert(1)> you",
	"[press](javascript:alert(1))",
	"[press](JaVaScRiPt:alert(1))",
	"[press](data:text/html,<script>alert(1)</script>)",
	"[press](//evil.example)",
	"[press](/dashboard/sign-out)",
	"[press](&#106;avascript:alert(1))",
	"**[press](javascript:x)**",
	"<javascript:alert(1)>",
	"![x](javascript:alert(1))",
	"[a]: javascript:alert(1)\n\n[a]",
	'[a](https://a.example" onmouseover="alert(1))',
	"- <iframe src=https://evil.example>",
	"| <script>a</script> |\n|---|\n| b |",
	"```\n<script>alert(1)</script>\n```",
])("%j becomes neither markup nor a link that runs", (text) => {
	const html = htmlOf(text);
	const tags = [...html.matchAll(/<(\/?[a-z\d]+)([^>]*?)\/?>/g)];
	for (const [, name = "", attributes] of tags) {
		expect(["a", "p", "br", "li", "ul", "strong", "em"]).toContain(name.replace("/", ""));
		expect(attributes).toMatch(/^(?: href="(?:https|mailto):[^"]*")?$/);
	}
});

test("a long text without ends is read at once", () => {
	const begin = performance.now();
	for (const text of ["**a", "*a", "[a", "[a](", "- "]) readMarkdown(text.repeat(3_000));
	expect(performance.now() - begin).toBeLessThan(1_000);
});
