import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTrustedOrigin, isTrustedTarget, withQuery } from "./trusted-url.ts";

/** Hundreds of runs, also on a slow machine. */
const slow = { timeout: 60_000 };

const ownOrigin = "https://island.example";
const trusted = [ownOrigin, "https://app.partner.example", "https://*.preview.example"];

const good = [
	"/",
	"/dashboard",
	"/dashboard/account?tab=sessions",
	"/dashboard?next=overview&page=2#top",
	"/app_login/reset-password",
	"/a/b.c/d-e_f~g",
	"/excursion/caf%C3%A9",
	"/search?q=a%20b",
	"/@team/+plus",
	"/a.b/..c/d",
	ownOrigin,
	`${ownOrigin}/`,
	`${ownOrigin}/welcome?from=mail`,
	`${ownOrigin}?x=1`,
	`${ownOrigin}#top`,
	"https://app.partner.example/back",
	"https://pr-12.preview.example/x",
];

const hostile = [
	// another host written like a path
	"//evil.example",
	"//evil.example/%2f..",
	"///evil.example",
	"////evil.example",
	"/\\evil.example",
	"\\evil.example",
	"\\\\evil.example",
	"/\\/evil.example",
	"\\/evil.example",
	"/\\\\evil.example",
	"/a//evil.example",
	"/a/b//",
	"/?next=//evil.example",
	"/#//evil.example",
	"/a\\b",
	"/?x=\\",
	"/#\\",
	"/ /evil.example",
	"/\t/evil.example",
	"/\n/evil.example",
	"/\r/evil.example",
	"/\r\nSet-Cookie: a=b",
	"/\u0000",
	"/\u0008/evil.example",
	"/\u001f",
	"/\u007f",
	"/\u00a0/evil.example",
	"/\u2028/evil.example",
	"/\u200b/evil.example",
	"/\uff0fevil.example",
	"/\uff3cevil.example",
	"/\u2215evil.example",
	"/évil",
	"/\u{1f3dd}",
	"/<script>",
	'/"onload=',
	"/`",
	"/{a}",
	"/a|b",
	"/a^b",
	// encoded
	"/%2fevil.example",
	"/%2Fevil.example",
	"/%2f%2fevil.example",
	"/%5cevil.example",
	"/%5Cevil.example",
	"/%5c%5cevil.example",
	"/a%2fb",
	"/a?next=https:%2f%2fevil.example",
	"/a#%2f",
	"/%252fevil.example",
	"/%255cevil.example",
	"/%25",
	"/%00",
	"/%0aSet-Cookie:a=b",
	"/%0d%0aLocation:%20x",
	"/%09/evil.example",
	"/%1f",
	"/%7f",
	"/%",
	"/%2",
	"/%zz",
	"/%u002f",
	"/%ae",
	"/%aevil.example",
	"/%c0%af",
	"/%ff%fe",
	"/%e0%80%af",
	// dot segments
	"/..",
	"/../",
	"/./",
	"/.",
	"/a/../b",
	"/a/..",
	"/a/.?x",
	"/%2e%2e/",
	"/.%2e/evil.example",
	"/%2E/a",
	"/..#",
	// other schemes, no scheme
	"",
	" ",
	" /dashboard",
	"dashboard",
	"evil.example",
	"?next=/",
	"#top",
	".",
	"javascript:alert(1)",
	"JavaScript:alert(1)",
	" javascript:alert(1)",
	"java\nscript:alert(1)",
	"javascript://island.example/%0aalert(1)",
	"data:text/html,x",
	"vbscript:x",
	"file:///etc/passwd",
	"blob:https://island.example/x",
	"ftp://island.example",
	"ws://island.example",
	"about:blank",
	"intent://island.example#Intent;end",
	"mailto:a@island.example",
	"filesystem:https://island.example/x",
	"view-source:https://island.example",
	// our host, but not our origin
	"http://island.example",
	"https://island.example:444",
	"https://island.example:443/",
	"https://island.example.",
	"https://island.example./",
	"https:island.example",
	"https:/island.example",
	"https:///island.example",
	"https:\\\\island.example",
	"https://\\island.example",
	"https://island.example\\@evil.example",
	"https://island.example\\.evil.example",
	"https://island.example\t.evil.example",
	"https://island.example\n/",
	"https://island.example%2eevil.example",
	"https://island.example%2f@evil.example",
	"https://isl\u0430nd.example",
	"https://xn--islnd-5ve.example",
	"https://\uff49sland.example",
	"https://island\u3002example",
	"https://island\u00adexample",
	"https://ısland.example",
	// userinfo
	"https://user@island.example",
	"https://user:pass@island.example",
	"https://island.example@evil.example",
	"https://island.example:x@evil.example/",
	"https://island.example:443@evil.example",
	"https://@island.example",
	"https://:@island.example",
	"https://evil.example#@island.example",
	"https://evil.example?@island.example",
	"https://evil.example/@island.example",
	"https://evil.example\\@island.example",
	// subdomains and suffixes
	"https://evil.island.example",
	"https://island.example.evil.example",
	"https://evilisland.example",
	"https://island.example-evil.com",
	"https://island-example",
	"https://islandXexample",
	"https://evil.example/https://island.example",
	"https://evil.example/?u=https://island.example",
	"https://app.partner.example.evil.example",
	"https://x.app.partner.example",
	"https://partner.example",
	// wildcard
	"https://preview.example",
	"https://.preview.example",
	"https://a.b.preview.example",
	"https://evil.example/.preview.example",
	"https://evil.example#.preview.example",
	"https://evil.example?.preview.example",
	"https://evilpreview.example",
	"https://a.preview.example.evil.example",
	"https://a.preview.example@evil.example",
	"http://a.preview.example",
	"https://a.preview.example:8443",
	"https://*.preview.example",
	// after a trusted origin
	`${ownOrigin}//evil.example`,
	`${ownOrigin}/\\evil.example`,
	`${ownOrigin}/%2fevil.example`,
	`${ownOrigin}/a?next=//evil.example`,
	`${ownOrigin}/\r\nX: y`,
	`${ownOrigin}/../x`,
	`${ownOrigin}?x=%0a`,
	// lengths
	`/${"a".repeat(2048)}`,
	`${ownOrigin}/${"a".repeat(2048)}`,
];

describe("targets", () => {
	test.each(good)("a visitor may be sent to %j", (target) => {
		expect(isTrustedTarget(target, trusted)).toBe(true);
	});

	test.each(hostile)("a visitor is never sent to %j", (target) => {
		expect(isTrustedTarget(target, trusted)).toBe(false);
	});

	test("the table of hostile values has many entries", () => {
		expect(new Set(hostile).size).toBe(hostile.length);
		expect(hostile.length).toBeGreaterThan(130);
	});

	test("every trusted target stays on a trusted origin, as a browser reads it", slow, () => {
		const piece = fc.constantFrom(
			..."/\\@:?#.%*&=a",
			"//",
			"%2f",
			"%5c",
			"..",
			"https:",
			ownOrigin,
			"island.example",
			"evil.example",
			"\t",
			"\n",
			"\u0000",
			"preview.example",
		);
		const allowed =
			/^https:\/\/(?:island\.example|app\.partner\.example|[a-z0-9-]+\.preview\.example)$/;
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
				const target = pieces.join("");
				if (!isTrustedTarget(target, trusted)) return;
				expect(new URL(target, ownOrigin).origin).toMatch(allowed);
				// decoding it twice, as a careless proxy does, changes nothing
				expect(new URL(decodeURIComponent(target), ownOrigin).origin).toMatch(allowed);
			}),
			{ numRuns: 20_000 },
		);
	});

	test("any text is checked without an exception", slow, () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
				expect(typeof isTrustedTarget(text, trusted)).toBe("boolean");
			}),
			{ numRuns: 5000 },
		);
	});
});

describe("origins", () => {
	test.each([
		[ownOrigin, true],
		[`${ownOrigin}/page?x`, true],
		["https://pr-1.preview.example", true],
		["http://island.example", false],
		["https://evil.example", false],
		["https://island.example.evil.example", false],
		["https://user@island.example", false],
		["null", false],
		["", false],
		["/", false],
		["https://", false],
	])("%j → %s", (header, expected) => {
		expect(isTrustedOrigin(header, trusted)).toBe(expected);
	});
});

test.each([
	["/a", "/a?error=x"],
	["/a?b=c", "/a?b=c&error=x"],
	["/a?error=old#top", "/a?error=x#top"],
	["https://island.example", "https://island.example?error=x"],
])("a query is added to %j", (target, expected) => {
	expect(withQuery(target, { error: "x" })).toBe(expected);
});
