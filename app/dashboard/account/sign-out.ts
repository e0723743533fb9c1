import { redirect } from "react-router";
import { signOutEndpoint } from "#app/account/endpoints/sessions.server.ts";
import type { SignOutMessage } from "#app/account/words/sign-out-message.ts";
import { ownAccountTexts } from "#app/messages/staff/partners/own-account.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import type { Route } from "./+types/sign-out";

export async function action(args: Route.ActionArgs) {
	const { headers } = await callAccount(args, signOutEndpoint, {});
	const about: SignOutMessage = "signedOut";
	setFlash(args.context, { look: "success", text: ownAccountTexts.done.signedOut, about });
	throw redirect("/app_login", { headers });
}

/** A GET does not sign out. */
export function loader() {
	throw redirect("/dashboard");
}
