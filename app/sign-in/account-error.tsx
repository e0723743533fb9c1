import { accountErrorText } from "#app/account/screens/account-error-text.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import type { Route } from "./+types/account-error";
import { SignInFrame } from "./sign-in-frame.tsx";

/** A failed sign-in without a page to return to. The code comes from outside; React escapes it. */
export function loader({ url }: Route.LoaderArgs) {
	const error = (url.searchParams.get("error") || "Unknown").slice(0, 200);
	return { error };
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

export function meta() {
	return [
		{ title: "Sign-in did not work · Island Excursions" },
		{ name: "robots", content: "noindex" },
	];
}

export default function AccountError({ loaderData }: Route.ComponentProps) {
	return (
		<SignInFrame title="That did not work">
			<p>
				{accountErrorText(
					loaderData.error,
					"We could not finish what you asked for. Please try again.",
				)}
			</p>
			<p className="text-sm text-ink-soft">
				Error code: <code className="[overflow-wrap:anywhere]">{loaderData.error}</code>
			</p>
			<ButtonAnchor href="/" look="next">
				Return to Application
			</ButtonAnchor>
		</SignInFrame>
	);
}
