/** Headers of a page whose address holds a token: it must not be cached, nor sent to other sites as referrer. */
export function tokenAddressHeaders() {
	return { "Cache-Control": "no-store", "Referrer-Policy": "strict-origin" };
}
