import { data, Form, Link, redirect, useNavigation } from "react-router";
import { acceptInvitationEndpoint } from "#app/account/endpoints/invitation.server.ts";
import { signOutEndpoint } from "#app/account/endpoints/sessions.server.ts";
import { invitationHours } from "#app/account/invitation-hours.ts";
import { findInvited } from "#app/account/mails/invitations.server.ts";
import { accountErrorText } from "#app/account/screens/account-error-text.ts";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { currentUser, userMiddleware } from "#app/request/user/current-user.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { Route } from "./+types/invitation";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { tokenAddressHeaders } from "./token-address.ts";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware, userMiddleware];

/** Opening it changes nothing, because mail scanners open links; only the form redeems the token. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { db, environment } = context.get(requestContext);
	const token = url.searchParams.get("token") ?? "";
	const invited = await findInvited(db, token, Date.now());
	if (!invited) return data({ invited: null }, { status: 410 });
	const { name, email } = invited;
	return {
		invited: { name, email, token },
		signedInAs: currentUser(context)?.name ?? null,
		minLength: environment.account.passwordMinLength,
	};
}

export const headers = tokenAddressHeaders;

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const token = String(form.get("token") ?? "");
	if (form.get("intent") === "sign-out") {
		const { headers } = await callAccount({ request, context }, signOutEndpoint, {});
		throw redirect(`/app_login/invitation?${new URLSearchParams({ token })}`, { headers });
	}
	const result = await callAccount({ request, context }, acceptInvitationEndpoint, {
		body: { newPassword: String(form.get("newPassword") ?? ""), token },
	});
	if (!result.refusal) {
		setFlash(context, {
			look: "note",
			text: "Your password is saved. Sign in with your email and this password.",
		});
		throw redirect("/app_login", { headers: result.headers });
	}
	const { code, message, status } = result.refusal;
	return data(
		{ isOver: code === "INVALID_TOKEN", error: accountErrorText(code, message) },
		{ status: code === "INVALID_TOKEN" ? 410 : status, headers: result.headers },
	);
}

export function meta() {
	return [{ title: "Your account · Island Excursions" }, { name: "robots", content: "noindex" }];
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
	const isBusy = useNavigation().state !== "idle";
	if (!loaderData.invited || actionData?.isOver) return <InvitationIsOver />;
	const { invited, signedInAs, minLength } = loaderData;
	if (signedInAs !== null)
		return (
			<SignInFrame title="Somebody else is signed in here">
				<p>
					This invitation is for {invited.name} ({invited.email}). On this device {signedInAs} is
					signed in.
				</p>
				<Form method="post" className="grid">
					<input type="hidden" name="intent" value="sign-out" />
					<input type="hidden" name="token" value={invited.token} />
					<Button look="next" disabled={isBusy}>
						Sign {signedInAs} out and go on
					</Button>
				</Form>
				<p>
					<Link to="/dashboard" className="inline-block py-1 font-semibold">
						Stay signed in as {signedInAs}
					</Link>
				</p>
			</SignInFrame>
		);
	return (
		<SignInFrame title={`Welcome, ${invited.name}`}>
			<p>Choose the password of your account. You sign in with {invited.email}.</p>
			<NewPasswordForm
				token={invited.token}
				label="Your password"
				press="Save my password"
				minLength={minLength}
				error={actionData?.error}
			>
				<input type="hidden" name="username" autoComplete="username" value={invited.email} />
			</NewPasswordForm>
		</SignInFrame>
	);
}

function InvitationIsOver() {
	return (
		<SignInFrame title="This invitation does not work any more">
			<p>
				An invitation works once and for {invitationHours} hours, and a newer one replaces it. If
				you have chosen your password already, sign in with it. Otherwise ask whoever invited you to
				send a new one.
			</p>
			<ButtonLink look="next" to="/app_login">
				Sign in
			</ButtonLink>
		</SignInFrame>
	);
}
