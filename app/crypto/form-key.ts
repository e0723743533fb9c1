/**
 * The key of a form that is shown: 128 random bits, written like a UUID. It finds the holds of its form, so it must be
 * harder to guess than a UUID, which has six bits less (ASVS 5.0, 11.5.1).
 */
export function newFormKey(): string {
	const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
