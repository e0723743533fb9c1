import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { FormAlert, SignInFrame } from "./sign-in-frame.tsx";

/** For a reset link that is used, expired or invalid. */
export function InvalidResetLink({
	texts,
	error,
}: {
	texts: { title: string; sendNew: string; backToSignIn: string };
	error: string;
}) {
	return (
		<SignInFrame title={texts.title}>
			<FormAlert>
				<FieldError>{error}</FieldError>
			</FormAlert>
			<ButtonLink look="next" to="/app_login/forgot-password">
				{texts.sendNew}
			</ButtonLink>
			<p>
				<Link to="/app_login" className="inline-block py-1 font-semibold">
					{texts.backToSignIn}
				</Link>
			</p>
		</SignInFrame>
	);
}
