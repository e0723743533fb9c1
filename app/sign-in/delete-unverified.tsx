import { data, Form, useNavigation } from "react-router";
import { deleteUnverifiedEndpoint } from "#app/account/endpoints/delete-unverified.server.ts";
import { accountLinksTexts } from "#app/messages/texts.ts";
import { useLocalPath } from "#app/messages/use-language.tsx";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { Route } from "./+types/delete-unverified";
import { Notice, SignInFrame, signInMeta } from "./sign-in-frame.tsx";
import { tokenAddressHeaders } from "./token-address.ts";

/** Opening it changes nothing, because mail scanners open links; only the button deletes. */
export function loader({ url, context }: Route.LoaderArgs) {
	const { nothing: _, ...texts } = accountLinksTexts[context.get(requestContext).language].notMe;
	return { token: url.searchParams.get("token") ?? "", texts };
}

export const headers = tokenAddressHeaders;

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const { refusal } = await callAccount({ request, context }, deleteUnverifiedEndpoint, {
		body: { token: String(form.get("token") ?? "") },
	});
	const error = refusal ? refusalText(context.get(requestContext), refusal.code) : null;
	return data({ error }, { status: refusal?.status ?? 200 });
}

function refusalText({ language, environment }: RequestContext, code: string): string {
	const { nothing, failed } = accountLinksTexts[language].notMe;
	const isOver = code === "INVALID_TOKEN" || code === "VALIDATION_ERROR";
	return isOver ? nothing({ phone: environment.operator.phone }) : failed;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	signInMeta(loaderData?.texts.title ?? "");

export default function DeleteUnverifiedAccount({ loaderData, actionData }: Route.ComponentProps) {
	const { token, texts } = loaderData;
	const isBusy = useNavigation().state === "submitting";
	if (actionData?.error === null) return <Removed texts={texts.removed} />;
	return (
		<SignInFrame title={texts.title}>
			<FormError>{actionData?.error}</FormError>
			<p>{texts.lead}</p>
			<Form method="post">
				<input type="hidden" name="token" value={token} />
				<Button look="next" disabled={isBusy}>
					{texts.remove}
				</Button>
			</Form>
			<p className="text-sm text-ink-soft">{texts.afterAll}</p>
		</SignInFrame>
	);
}

function Removed({ texts }: { texts: { heading: string; note: string; goHome: string } }) {
	const localPath = useLocalPath();
	return (
		<SignInFrame title={texts.heading}>
			<Notice>{texts.note}</Notice>
			<ButtonAnchor href={localPath("/")}>{texts.goHome}</ButtonAnchor>
		</SignInFrame>
	);
}
