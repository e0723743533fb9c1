import type { RouterContextProvider } from "react-router";
import type { SignOutMessage } from "#app/account/words/sign-out-message.ts";
import { ownAccountTexts } from "#app/messages/staff/partners/own-account.ts";
import { flashLinkPath } from "#app/request/flash.server.ts";

const messages = {
	// the link that changes the address and the link that confirms it lead to the same page
	moved: () => ownAccountTexts.link.moved,
	verified: () => ownAccountTexts.link.verified,
	deleted: () => ownAccountTexts.done.deleted,
	connected: () => ownAccountTexts.link.connected,
};

export type AccountLink = keyof typeof messages;

/** Return address for a link in a mail or for a sign-in provider; the page there shows the message. */
export function accountLink(context: Readonly<RouterContextProvider>, link: AccountLink): string {
	const flash = { look: "note", text: messages[link]() } as const;
	if (link !== "deleted") return flashLinkPath(context, flash, "/dashboard/account");
	const message: SignOutMessage = "accountDeleted";
	return flashLinkPath(context, { ...flash, about: message }, "/app_login");
}
