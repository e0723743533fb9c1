/** Flashes with which a user leaves the dashboard. Sign-in shows them in its visitor's language, by what they are about. */
const signOutMessages = ["accountDeleted", "signedOut"] as const;
export type SignOutMessage = (typeof signOutMessages)[number];

export function isSignOutMessage(about: string | undefined): about is SignOutMessage {
	return signOutMessages.some((message) => message === about);
}
