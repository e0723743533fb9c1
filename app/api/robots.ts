import { languages } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs): Response {
	const { appUrl } = context.get(requestContext).environment;
	const lines = [
		"User-agent: *",
		// pages of one guest, of staff, and for API clients
		"Disallow: /api/",
		"Disallow: /app_login",
		"Disallow: /dashboard",
		"Disallow: /totem/",
		...languages.flatMap((language) => [
			`Disallow: ${pathIn(language, "/booking/")}`,
			`Disallow: ${pathIn(language, "/payment/")}`,
		]),
		"Allow: /",
		"",
		`Sitemap: ${appUrl}/sitemap.xml`,
		"",
	];
	return new Response(lines.join("\n"), {
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": "public, max-age=3600",
		},
	});
}
