/**
 * What stands for a visitor's address wherever visitors are counted. An IPv6 visitor owns a whole /64,
 * so its first four groups stand for it (RFC 6177). An IPv4 address that is written as IPv6
 * (::ffff:203.0.113.7, RFC 4291 2.5.5.2) is the IPv4 address: else all of them together were one visitor.
 */
export function network(address: string): string {
	if (!address.includes(":")) return address;
	const groups = groupsOf(address.toLowerCase());
	const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16) || 0);
	if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff" && high !== undefined && low !== undefined)
		return [high >> 8, high & 255, low >> 8, low & 255].join(".");
	return groups.slice(0, 4).join(":");
}

/** All eight, without leading zeros: one address has one spelling. */
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
