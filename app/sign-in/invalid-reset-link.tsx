import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { FormAlert, SignInFrame } from "./sign-in-frame.tsx";

/** For a reset link that is used, expired or invalid. */
export function InvalidResetLink({ error }: { error: string }) {
	return (
		<SignInFrame title="This link does not work any more">
			<FormAlert>
				<FieldError>{error}</FieldError>
			</FormAlert>
			<ButtonLink look="next" to="/app_login/forgot-password">
				Send me a new link
			</ButtonLink>
			<p>
				<Link to="/app_login" className="inline-block py-1 font-semibold">
					Back to sign in
				</Link>
			</p>
		</SignInFrame>
	);
}
