import { noteFacts } from "#app/log/wide-event.server.ts";

/**
 * Attack (CSRF): another site's page posts in its visitor's name. React Router checks posts to
 * screens; resource routes call this. A call without Origin comes from no browser page. @throws
 * Response 403
 */
export function requireSameOrigin(request: Request, appUrl: string): void {
	const origin = request.headers.get("origin");
	if (origin !== null && origin !== appUrl && origin !== new URL(request.url).origin) {
		noteFacts({ refusal: "FOREIGN_ORIGIN" });
		throw Response.json(
			{ code: "FOREIGN_ORIGIN", message: "This call came from another site" },
			{ status: 403 },
		);
	}
}
