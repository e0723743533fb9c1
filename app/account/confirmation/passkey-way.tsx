import { useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { confirmationTexts } from "#app/messages/catalogues/staff-partners/confirmation.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";
import {
	askForPasskey,
	type Ending,
	endingInWords,
	useCanUsePasskeys,
} from "../passkeys/ask-browser.ts";
import type { WayFormProps } from "./way-form.tsx";

const texts = confirmationTexts.passkey;

/** A passkey can be asked for by a script only. */
export function PasskeyWay({ ways, error }: WayFormProps) {
	const isHydrated = useIsHydrated();
	const canUse = useCanUsePasskeys();
	const submit = useSubmit();
	const isLeaving = useNavigation().state !== "idle";
	const [isWaiting, setIsWaiting] = useState(false);
	const [ended, setEnded] = useState<Ending | null>(null);

	async function confirm() {
		setEnded(null);
		setIsWaiting(true);
		const asked = await askForPasskey("dialogue");
		setIsWaiting(false);
		if ("ended" in asked) setEnded(asked.ended);
		else await submit({ way: "passkey", passkey: asked.answer }, { method: "post", replace: true });
	}

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
	const wrong = ended ? endingInWords(ended, texts.ended) : error;
	return (
		<div className="grid justify-items-start gap-2.5">
			<noscript>
				<p>{texts.unsupported}</p>
			</noscript>
			{wrong === null || isWaiting ? null : (
				<div role="alert">
					<FieldError>{wrong}</FieldError>
				</div>
			)}
			<Button
				look="next"
				type="button"
				onClick={confirm}
				disabled={!isHydrated || isWaiting || isLeaving}
			>
				{isWaiting ? texts.waiting : texts.submit}
			</Button>
			{lost}
		</div>
	);
}
