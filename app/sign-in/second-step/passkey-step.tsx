import { Form, useNavigation, useSubmit } from "react-router";
import { endingInWords, useCanUsePasskeys } from "#app/account/passkeys/ask-browser.ts";
import { usePasskeyDialogue } from "#app/account/passkeys/use-passkey-dialogue.ts";
import type { secondFactor } from "#app/messages/en/account/second-factor.ts";
import type { signIn } from "#app/messages/en/account/sign-in.ts";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";

interface PasskeyStepProps {
	texts: (typeof secondFactor)["step"]["passkey"] &
		Pick<(typeof signIn)["passkey"], "waiting" | "ended">;
	redirectTo: string;
	/** Why the last passkey was refused. */
	error: string | undefined;
}

/** Shown only where the browser has passkeys, and so never without a script. */
export function UsePasskey({
	texts,
	redirectTo,
	error,
	look,
}: PasskeyStepProps & { look?: ButtonLook }) {
	const canUse = useCanUsePasskeys();
	const submit = useSubmit();
	const isLeaving = useNavigation().state !== "idle";
	const { isWaiting, ending, press } = usePasskeyDialogue(async (answer) => {
		const form = new FormData();
		form.set("passkey", answer);
		form.set("redirectTo", redirectTo);
		const trust = document.querySelector<HTMLInputElement>('input[name="trustDevice"]');
		if (trust?.checked) form.set("trustDevice", "on");
		await submit(form, { method: "post" });
	}, "two-factor/passkey-options");
	if (!canUse) return null;
	const refusal = ending ? endingInWords(ending, texts.ended) : error;
	return (
		<div className="grid gap-2.5">
			<Button type="button" look={look} onClick={press} disabled={isWaiting || isLeaving}>
				{isWaiting ? texts.waiting : texts.use}
			</Button>
			<FormError>{isWaiting ? null : refusal}</FormError>
		</div>
	);
}

/** For a session by password whose user's only second factor is a passkey. */
export function PasskeyOnly(step: PasskeyStepProps) {
	const { texts, redirectTo } = step;
	const isHydrated = useIsHydrated();
	const canUse = useCanUsePasskeys();
	return (
		<>
			<p>{texts.lead}</p>
			{isHydrated && !canUse ? <p>{texts.unsupported}</p> : null}
			<noscript>
				<p>{texts.unsupported}</p>
			</noscript>
			<UsePasskey {...step} look="next" />
			<Form method="post" className="grid">
				<input type="hidden" name="intent" value="signOut" />
				<input type="hidden" name="redirectTo" value={redirectTo} />
				<Button>{texts.signOut}</Button>
			</Form>
			<p className="text-sm text-ink-soft">{texts.lost}</p>
		</>
	);
}
