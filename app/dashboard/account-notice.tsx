import { FieldError } from "#app/ui/field-frame.tsx";

const sentences: Record<string, string> = {
	profile: "Your name is saved.",
	email: "Done. Where a link is needed, we have sent it by mail.",
	moved: "Your email is changed. We have sent a mail to the new address: please confirm it.",
	verify: "We have sent you a mail. Open its link to confirm your address.",
	verified: "Your email is confirmed.",
	password: "Your password is changed.",
	firstPassword: "You can sign in with your password from now on.",
	revoke: "That device is signed out.",
	connected: "The account is connected: you can sign in with it from now on.",
	disconnect: "The account is disconnected.",
	revokeOthers: "All your other devices are signed out.",
	delete: "We have sent you a mail. Your account is deleted when you open its link.",
};

/** How the last form, or the link of a mail, ended. */
export function AccountNotice({ done, error }: { done: string | null; error: string | null }) {
	if (error)
		return (
			<div role="alert">
				<FieldError>{error}</FieldError>
			</div>
		);
	if (!done || !Object.hasOwn(sentences, done)) return null;
	return (
		<p role="status" className="rounded-md bg-foam px-4 py-3 font-[550] text-on-foam">
			{sentences[done]}
		</p>
	);
}

/** A change of email has two links that end alike: the one that moves it and the one that proves it. */
export function doneOf(done: string | null, emailVerified: boolean): string | null {
	return done === "moved" && emailVerified ? "verified" : done;
}
