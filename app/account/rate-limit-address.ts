/**
 * The address by which visitors are counted. An IPv6 visitor has a whole /64, so its first four
 * groups count (RFC 6177). IPv4 written as IPv6 (::ffff:203.0.113.7, RFC 4291 2.5.5.2) counts as
 * IPv4, otherwise all of them would be one visitor.
 */
export function rateLimitAddress(address: string): string {
	if (!address.includes(":")) return address;
	const groups = groupsOf(address.toLowerCase());
	const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16) || 0);
	if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff" && high !== undefined && low !== undefined)
		return [high >> 8, high & 255, low >> 8, low & 255].join(".");
	return groups.slice(0, 4).join(":");
}

/** All eight groups without leading zeros, so that each address has one spelling. */
function groupsOf(address: string): string[] {
	const [head = "", tail] = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, asTwoGroups).split("::");
	const groups = head.split(":").filter(Boolean);
	const behind = (tail ?? "").split(":").filter(Boolean);
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
	return [...groups, ...Array<string>(zeros).fill("0"), ...behind].map((group) =>
		group.replace(/^0+(?=.)/, ""),
	);
}

function asTwoGroups(_match: string, ...bytes: string[]): string {
	const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
	return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
