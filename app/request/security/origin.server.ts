/**
 * Stops another site's page from posting in its visitor's name (CSRF). React Router checks the posts
 * of screens; resource routes must ask here. A call without Origin comes from no browser page.
 * @throws Response 403
 */
export function requireSameOrigin(request: Request, appUrl: string): void {
	const origin = request.headers.get("origin");
	if (origin !== null && origin !== appUrl && origin !== new URL(request.url).origin) {
		throw Response.json(
			{ code: "FOREIGN_ORIGIN", message: "This call came from another site" },
			{ status: 403 },
		);
	}
}
