import { redirect } from "react-router";
import { readFormData } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { readMarkdown } from "#app/settings/legal/legal-text.server.ts";
import type { Route } from "./+types/legal-preview";

/** Bytes: one legal text, each letter as three signs at most. */
const longestText = 128 * 1024;

/** What a text of the settings will look like, before it is saved. */
export async function action({ request, context }: Route.ActionArgs) {
	requireRight(context, request, "user", "set-role");
	const text = (await readFormData(request, longestText)).get("text");
	return { blocks: readMarkdown(typeof text === "string" ? text : "") };
}

/** An old link leads to the settings. */
export function loader({ request, context }: Route.LoaderArgs) {
	requireRight(context, request, "user", "set-role");
	throw redirect("/dashboard/settings");
}
