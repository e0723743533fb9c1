import { data, Form, redirect, useNavigation } from "react-router";
import { acceptInvitationEndpoint } from "#app/account/endpoints/invitation.server.ts";
import { signOutEndpoint } from "#app/account/endpoints/sessions.server.ts";
import { findInvited } from "#app/account/mails/invitations.server.ts";
import { invitationHours, type User } from "#app/account/users.ts";
import { accountErrorText } from "#app/account/words/account-error-text.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { accountLinksTexts, newPasswordTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { currentUser, userMiddleware } from "#app/request/user/current-user.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { Route } from "./+types/invitation";
import { NewPasswordForm, tokenAddressHeaders } from "./new-password-form.tsx";
import { OtherWay, SignInFrame, signInMeta } from "./sign-in-frame.tsx";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware, userMiddleware];

/** Opening it changes nothing, because mail scanners open links; only the form redeems the token. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { db, environment, language } = context.get(requestContext);
	const { title, over } = accountLinksTexts[language].invitation;
	const words = { title, over: { ...over, lead: over.lead({ hours: invitationHours }) } };
	const token = url.searchParams.get("token") ?? "";
	const invitee = await findInvited(db, token, Date.now());
	if (!invitee) return data({ invitee: null, words }, { status: 410 });
	const minLength = environment.account.password.minLength;
	return {
		invitee: { email: invitee.email, token },
		minLength,
		words,
		somebodyElse: wordsAboutSomebodyElse(language, invitee, currentUser(context)),
		form: wordsOfForm(language, invitee, minLength),
	};
}

function wordsOfForm(language: Language, { name, email }: User, least: number) {
	const { heading, lead, label, save } = accountLinksTexts[language].invitation;
	const { hint } = newPasswordTexts[language];
	return { heading: heading({ name }), lead: lead({ email }), label, save, hint: hint({ least }) };
}

function wordsAboutSomebodyElse(language: Language, invitee: User, user: User | null) {
	if (!user) return null;
	const { heading, lead, signOut, stay } = accountLinksTexts[language].invitation.somebodyElse;
	const signedIn = user.name;
	return {
		heading,
		lead: lead({ invited: invitee.name, email: invitee.email, signedIn }),
		signOut: signOut({ signedIn }),
		stay: stay({ signedIn }),
	};
}

export const headers = tokenAddressHeaders;

export async function action({ request, context }: Route.ActionArgs) {
	const { language } = context.get(requestContext);
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
		setFlash(context, { look: "note", text: accountLinksTexts[language].invitation.saved });
		throw redirect("/app_login", { headers: result.headers });
	}
	const { code, message, status } = result.refusal;
	return data(
		{ isOver: code === "INVALID_TOKEN", error: accountErrorText(language, code, message) },
		{ status: code === "INVALID_TOKEN" ? 410 : status, headers: result.headers },
	);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	signInMeta(loaderData?.words.title ?? "", matches);

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
	if (!loaderData.invitee || actionData?.isOver)
		return <InvitationIsOver texts={loaderData.words.over} />;
	const { invitee, somebodyElse, form, minLength } = loaderData;
	if (somebodyElse) return <SomebodyElse texts={somebodyElse} token={invitee.token} />;
	return (
		<SignInFrame title={form.heading}>
			<p>{form.lead}</p>
			<NewPasswordForm
				token={invitee.token}
				texts={form}
				minLength={minLength}
				error={actionData?.error}
			>
				<input type="hidden" name="username" autoComplete="username" value={invitee.email} />
			</NewPasswordForm>
		</SignInFrame>
	);
}

/** Another user is signed in on this device. */
function SomebodyElse({
	texts,
	token,
}: {
	texts: { heading: string; lead: string; signOut: string; stay: string };
	token: string;
}) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<SignInFrame title={texts.heading}>
			<p>{texts.lead}</p>
			<Form method="post" className="grid">
				<input type="hidden" name="intent" value="sign-out" />
				<input type="hidden" name="token" value={token} />
				<Button look="next" disabled={isBusy}>
					{texts.signOut}
				</Button>
			</Form>
			<OtherWay to="/dashboard">{texts.stay}</OtherWay>
		</SignInFrame>
	);
}

function InvitationIsOver({ texts }: { texts: { heading: string; lead: string; signIn: string } }) {
	return (
		<SignInFrame title={texts.heading}>
			<p>{texts.lead}</p>
			<ButtonLink look="next" to="/app_login">
				{texts.signIn}
			</ButtonLink>
		</SignInFrame>
	);
}
