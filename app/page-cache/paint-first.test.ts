import { expect, test } from "vitest";
import { delayScriptsUntilPainted, paintFirst } from "./paint-first.server.ts";

const own = '<script nonce="n1" type="module" async="">import "/assets/a.js";</script>';
const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/$&amp;.js"/><link rel="icon" href="/i.ico"/></head><body><main>trips</main><script nonce="n1">window.a = 1;</script>${own}<script nonce="n1">window.b = 2;</script></body></html>`;

test("scripts and their preloads lie in a template after the content", () => {
	const html = delayScriptsUntilPainted(paintFirst(page), "n1");
	const [before, scripts = "", after] = html.split(/<\/?template>/);
	expect(before).toBe(
		'<html><head><link rel="icon" href="/i.ico"/></head><body><main>trips</main><script nonce="n1">window.a = 1;</script>',
	);
	expect(scripts).toBe(
		`<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/><link rel="modulepreload" fetchpriority="low" href="/assets/$&amp;.js"/>${own}`,
	);
	expect(after).toMatch(
		/^<script nonce="n1">[^<]*requestAnimationFrame[^<]*<\/script><script nonce="n1">window.b = 2;<\/script><\/body><\/html>$/,
	);
});

test("only the framework's own scripts are delayed, not similar ones", () => {
	const smuggled =
		'<script type="module">alert(1)</script><script nonce="guess" type="module">alert(2)</script>';
	const html = delayScriptsUntilPainted(page.replace("trips", smuggled), "n1");
	expect(html.indexOf(smuggled)).toBeLessThan(html.indexOf("<template>"));
	expect(html.indexOf(own)).toBeGreaterThan(html.indexOf("<template>"));
});

test("a page without scripts stays as it is", () => {
	const still = "<html><body><main>trips</main></body></html>";
	expect(delayScriptsUntilPainted(still, "n1")).toBe(still);
});
