import { expect, test } from "vitest";
import { isPublicAddress } from "./subscription.ts";

test.each([
	["https://hooks.wide-sea.example/octo?x=1", true],
	["https://Hooks.Wide-Sea.example", true],
	["http://hooks.wide-sea.example/", false],
	["https://hooks.wide-sea.example:8443/", false],
	["https://user:secret@wide-sea.example/", false],
	["https://localhost/", false],
	["https://db.internal/", false],
	["https://printer.local./", false],
	["https://intranet/", false],
	["https://127.0.0.1/", false],
	["https://2130706433/", false],
	["https://0x7f.1/", false],
	["https://[::1]/", false],
	["https://169.254.169.254/latest/meta-data", false],
	["file:///etc/passwd", false],
	["nonsense", false],
])("%s may be called: %s", (url, isPublic) => {
	expect(isPublicAddress(url)).toBe(isPublic);
});
