import { expect, test } from "vitest";
import { rateLimitAddress } from "./rate-limit-address.ts";

test.each([
	["203.0.113.7", "203.0.113.7"],
	["unknown", "unknown"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
	["2001:DB8:1:2::1", "2001:db8:1:2"],
	["2001:db8::1", "2001:db8:0:0"],
	["::1", "0:0:0:0"],
	["fe80::a:b:c:d", "fe80:0:0:0"],
	["2001:0db8:0001:0002::9", "2001:db8:1:2"],
	["::ffff:203.0.113.7", "203.0.113.7"],
	["::FFFF:cb00:7107", "203.0.113.7"],
	["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
	["64:ff9b::203.0.113.7", "64:ff9b:0:0"],
])("visitor %s is counted as %s", (address, counted) => {
	expect(rateLimitAddress(address)).toBe(counted);
});
