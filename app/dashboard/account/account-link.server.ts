import type { RouterContextProvider } from "react-router";
import { flashLinkPath } from "#app/request/flash.server.ts";

const messages = {
	// the link that moves an address and the one that proves it end alike
	moved:
		"Done. If your new address is not confirmed yet, we have just sent it a mail with the last link.",
	verified: "Your email is confirmed.",
	deleted: "Your account is deleted.",
	connected: "The account is connected: you can sign in with it from now on.",
};

export type AccountLink = keyof typeof messages;

/** Where a mail's link, or a provider, leads back to: the page there says what has happened. */
export function accountLink(context: Readonly<RouterContextProvider>, link: AccountLink): string {
	const to = link === "deleted" ? "/app_login" : "/dashboard/account";
	return flashLinkPath(context, { look: "note", text: messages[link] }, to);
}
