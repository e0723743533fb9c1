import { redirect } from "react-router";
import { secondFactorTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { currentSession, userMiddleware } from "#app/request/user/current-user.server.ts";
import { loginPath, returnPath, secondStepPath } from "#app/request/user/return-path.ts";
import type { Route } from "./+types/second-factor";
import { changeSecondFactor } from "./second-factor-action.server.ts";
import { BeginStep, RecoveryCodeSheet, ScanStep, SignOut } from "./second-factor-steps.tsx";
import { SignInFrame, signInMeta } from "./sign-in-frame.tsx";

export const middleware: Route.MiddlewareFunction[] = [userMiddleware];

const ownPath = "/app_login/second-factor";

/** Sets up an authenticator app, or makes new recovery codes (`?do=codes`). */
export function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(requestContext);
	const back = returnPath(url.searchParams.get("redirectTo") ?? "/dashboard/account");
	const signedIn = currentSession(context);
	if (!signedIn) throw redirect(loginPath(ownPath));
	const { user, session, duty } = signedIn;
	if (duty === "prove") throw redirect(secondStepPath(back));
	// staff who act as a user can't set up a telephone for them
	if (session.impersonatedBy !== null) throw redirect("/dashboard");
	const wantsCodes = url.searchParams.get("do") === "codes" && user.twoFactorEnabled;
	const texts = secondFactorTexts[language].setUp;
	return {
		texts,
		back,
		task: wantsCodes ? "codes" : "app",
		isObliged: duty === "enrol",
		hasApp: user.twoFactorEnabled,
	} as const;
}

export const action = changeSecondFactor;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	signInMeta(loaderData?.texts.title ?? "", matches);

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, back, task, isObliged, hasApp } = loaderData;
	const step = actionData?.step;
	if (step?.name === "codes")
		return (
			<SignInFrame title={texts.codes.title}>
				<RecoveryCodeSheet texts={texts.codes} codes={step.codes} file={step.file} back={back} />
			</SignInFrame>
		);
	if (step?.name === "scan")
		return (
			<SignInFrame title={texts.scan.title}>
				<ScanStep texts={texts.scan} {...step} error={actionData?.error} />
				{isObliged ? <SignOut label={texts.signOut} /> : null}
			</SignInFrame>
		);
	return (
		<SignInFrame title={task === "codes" ? texts.newCodes.title : texts.title}>
			<BeginStep
				texts={texts}
				task={task}
				isObliged={isObliged}
				hasApp={hasApp}
				error={actionData?.error}
			/>
			{isObliged ? (
				<SignOut label={texts.signOut} />
			) : (
				<p>
					<a href={back} className="inline-block py-1 font-semibold">
						{texts.back}
					</a>
				</p>
			)}
		</SignInFrame>
	);
}
