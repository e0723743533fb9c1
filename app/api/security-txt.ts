import { requestContext } from "#app/request/context.server.ts";
import { securityText } from "#app/request/security/security-text.server.ts";
import type { Route } from "./+types/security-txt";

/** `/.well-known/security.txt`: whom somebody tells who has found a weakness (RFC 9116). */
export function loader({ context }: Route.LoaderArgs): Response {
	const { appUrl, securityContact } = context.get(requestContext).environment;
	return new Response(securityText({ appUrl, securityContact, now: Date.now() }), {
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": "public, max-age=3600",
		},
	});
}
