import { data, Form, useNavigation } from "react-router";
import { deleteUnverifiedEndpoint } from "#app/account/endpoints/delete-unverified.server.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { Route } from "./+types/delete-unverified";
import { FormAlert, Notice, SignInFrame } from "./sign-in-frame.tsx";
import { tokenAddressHeaders } from "./token-address.ts";

/** Opening it changes nothing, because mail scanners open links; only the button deletes. */
export function loader({ url }: Route.LoaderArgs) {
	return { token: url.searchParams.get("token") ?? "" };
}

export const headers = tokenAddressHeaders;

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const { refusal } = await callAccount({ request, context }, deleteUnverifiedEndpoint, {
		body: { token: String(form.get("token") ?? "") },
	});
	return data({ code: refusal?.code ?? null }, { status: refusal?.status ?? 200 });
}

export function meta() {
	return [{ title: "This was not me · Island Excursions" }, { name: "robots", content: "noindex" }];
}

export default function DeleteUnverifiedAccount({ loaderData, actionData }: Route.ComponentProps) {
	const isBusy = useNavigation().state === "submitting";
	if (actionData?.code === null) return <Removed />;
	return (
		<SignInFrame title="This was not me">
			{actionData ? <Failed code={actionData.code} /> : null}
			<p>
				Somebody asked for an account with your address, and nobody has confirmed it. If it was not
				you, remove the account: its password and everything else in it are deleted at once.
			</p>
			<Form method="post">
				<input type="hidden" name="token" value={loaderData.token} />
				<Button look="next" disabled={isBusy}>
					Remove the account
				</Button>
			</Form>
			<p className="text-sm text-ink-soft">If it was you after all, close this page.</p>
		</SignInFrame>
	);
}

function Removed() {
	return (
		<SignInFrame title="The account is deleted">
			<Notice>There is no account with your address any more.</Notice>
			<ButtonAnchor href="/">To the home page</ButtonAnchor>
		</SignInFrame>
	);
}

function Failed({ code }: { code: string }) {
	const { operator } = useSiteConfig();
	return (
		<FormAlert>
			<FieldError>
				{code === "INVALID_TOKEN" || code === "VALIDATION_ERROR"
					? `There is nothing that this link could remove: it was used, is older than a week, or the account has been confirmed. If it was not you who confirmed it, call ${operator.phone}.`
					: "That did not work. Wait a minute, then try again."}
			</FieldError>
		</FormAlert>
	);
}
