/** Addresses that programs call. */
const calls = /^\/(?:api|_serverFn)\//;

/** True for a request that came over plain http although the product is served by https. */
export function isPlainHttp(address: string, appUrl: string): boolean {
	return address.startsWith("http:") && appUrl.startsWith("https:");
}

/**
 * The answer to such a request. Attack: somebody in the same network reads or changes it. A visitor is sent to https. A program is refused: if it were redirected, nobody
 * would notice that it sends its data twice, the first time for all to read (ASVS 5.0, 4.1.2).
 */
export function refusePlainHttp(url: URL): Response {
	if (calls.test(url.pathname)) {
		return Response.json(
			{ code: "HTTPS_REQUIRED", message: "Use https" },
			{ status: 403, headers: { "Cache-Control": "no-store" } },
		);
	}
	const address = new URL(url);
	address.protocol = "https:";
	return new Response(null, {
		status: 308,
		headers: { Location: address.href, "Cache-Control": "no-store" },
	});
}
