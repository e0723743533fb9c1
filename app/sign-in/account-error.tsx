import { accountErrorText } from "#app/account/words/account-error-text.server.ts";
import { accountLinksTexts } from "#app/messages/texts.ts";
import { useLocalPath } from "#app/messages/use-language.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import type { Route } from "./+types/account-error";
import { SignInFrame, signInMeta } from "./sign-in-frame.tsx";

/** A failed sign-in without a page to return to. The code comes from outside; React escapes it. */
export function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(requestContext);
	const texts = accountLinksTexts[language].failed;
	const code = (url.searchParams.get("error") || "Unknown").slice(0, 200);
	return { code, reason: accountErrorText(language, code, texts.lead), texts };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	signInMeta(loaderData?.texts.title ?? "", matches);

export default function AccountError({ loaderData }: Route.ComponentProps) {
	const { code, reason, texts } = loaderData;
	const localPath = useLocalPath();
	return (
		<SignInFrame title={texts.heading}>
			<p>{reason}</p>
			<p className="text-sm text-ink-soft">
				{texts.code} <code className="[overflow-wrap:anywhere]">{code}</code>
			</p>
			<ButtonAnchor href={localPath("/")} look="next">
				{texts.goHome}
			</ButtonAnchor>
		</SignInFrame>
	);
}
