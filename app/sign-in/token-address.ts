/** Headers of a page whose address holds a token, which must not be sent to other sites as referrer. */
export function tokenAddressHeaders() {
	return { "Referrer-Policy": "strict-origin" };
}
