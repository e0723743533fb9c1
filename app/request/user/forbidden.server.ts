import { data } from "react-router";
import type { Lack, Resource } from "#app/account/access.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { accessRefusalsTexts as texts } from "#app/messages/staff/partners/access-refusals.ts";

/** The 403 of a screen, which the dashboard's frame shows as a page. API clients get the protocol's message instead. */
export function forbidden(lack: Lack, resource: Resource) {
	noteFacts({ refusal: lack });
	const words = texts[lack];
	const message =
		typeof words === "string" ? words : words({ resource: texts.resources[resource] });
	return data(
		{ code: "FORBIDDEN", message },
		{ status: 403, headers: { "Cache-Control": "no-store" } },
	);
}
