import { expect, test } from "vitest";
import { withSingleSubmit } from "./single-submit.server.ts";

const form = '<html><body><form method="post"></form>BODY</body></html>';

test("a page with a POST form gets the script at its end", () => {
	const page = form.replace("BODY", '<script nonce="n1">window.a = 1;</script>');
	expect(withSingleSubmit(page, "n1")).toMatch(
		/<script nonce="n1">window.a = 1;<\/script><script nonce="n1">[\s\S]*addEventListener[\s\S]*<\/script><\/body><\/html>$/,
	);
});

test("a page without a POST form stays as it is", () => {
	const page = form.replace("post", "get");
	expect(withSingleSubmit(page, "n1")).toBe(page);
});
