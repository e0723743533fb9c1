import { useNavigation, useSubmit } from "react-router";
import { confirmationTexts } from "#app/messages/staff/partners/confirmation.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { endingInWords, useCanUsePasskeys } from "../passkeys/ask-browser.ts";
import { usePasskeyDialogue } from "../passkeys/use-passkey-dialogue.ts";
import type { WayFormProps } from "./way-form.tsx";

const texts = confirmationTexts.passkey;

/** A passkey can be asked for by a script only. */
export function PasskeyWay({ ways, error }: WayFormProps) {
	const isHydrated = useIsHydrated();
	const canUse = useCanUsePasskeys();
	const submit = useSubmit();
	const isLeaving = useNavigation().state !== "idle";
	const { isWaiting, ending, press } = usePasskeyDialogue((passkey) =>
		submit({ way: "passkey", passkey }, { method: "post", replace: true }),
	);

	const lost = (
		<p className="text-sm text-ink-soft">
			{ways.includes("totp") ? texts.lost.withApp : texts.lost.alone}
		</p>
	);
	if (isHydrated && !canUse)
		return (
			<div className="grid gap-2.5">
				<p>{texts.unsupported}</p>
				{lost}
			</div>
		);
	const refusal = ending ? endingInWords(ending, texts.ended) : error;
	return (
		<div className="grid justify-items-start gap-2.5">
			<noscript>
				<p>{texts.unsupported}</p>
			</noscript>
			{refusal === null || isWaiting ? null : (
				<div role="alert">
					<FieldError>{refusal}</FieldError>
				</div>
			)}
			<Button
				look="next"
				type="button"
				onClick={press}
				disabled={!isHydrated || isWaiting || isLeaving}
			>
				{isWaiting ? texts.waiting : texts.submit}
			</Button>
			{lost}
		</div>
	);
}
