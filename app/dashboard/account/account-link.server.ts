import type { RouterContextProvider } from "react-router";
import { flashLinkPath } from "#app/request/flash.server.ts";

const messages = {
	// the link that changes the address and the link that confirms it lead to the same page
	moved:
		"Done. If your new address is not confirmed yet, we have just sent it a mail with the last link.",
	verified: "Your email is confirmed.",
	deleted: "Your account is deleted.",
	connected: "The account is connected: you can sign in with it from now on.",
};

export type AccountLink = keyof typeof messages;

/** Return address for a link in a mail or for a sign-in provider; the page there shows the message. */
export function accountLink(context: Readonly<RouterContextProvider>, link: AccountLink): string {
	const to = link === "deleted" ? "/app_login" : "/dashboard/account";
	return flashLinkPath(context, { look: "note", text: messages[link] }, to);
}
