import { accentSheet, isAccent } from "#app/settings/brand/accent.ts";
import type { Route } from "./+types/accent-sheet";

/** `/look/0b5fa5.css`: the operator's accent, as `accentSheetPath` names it. */
export function loader({ params }: Route.LoaderArgs): Response {
	const accent = `#${/^([\da-f]{6})\.css$/.exec(params.file)?.[1]}`;
	if (!isAccent(accent))
		return new Response("There is no such look.", {
			status: 404,
			headers: { "Cache-Control": "no-store" },
		});
	return new Response(accentSheet(accent), {
		headers: {
			"Content-Type": "text/css; charset=utf-8",
			"Cache-Control": "public, max-age=31536000, immutable",
		},
	});
}
