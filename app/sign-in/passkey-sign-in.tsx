import { useEffect, useEffectEvent, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import {
	askForPasskey,
	type Ending,
	endingInWords,
	useCanUsePasskeys,
} from "#app/account/passkeys/ask-browser.ts";
import { challengeSeconds } from "#app/account/passkeys/passkey.ts";
import type { signIn } from "#app/messages/en/account/sign-in.ts";
import { Button } from "#app/ui/button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";

/** Milliseconds after which the browser gets a new question, a minute before the old one is too old to be answered. */
const renewal = (challengeSeconds - 60) * 1000;

/**
 * A button, and passkeys among what the browser offers in the field for the email. Shown only where the browser has
 * passkeys, and so never without a script.
 */
export function PasskeySignIn({
	texts,
	redirectTo,
	hasField,
}: {
	texts: (typeof signIn)["passkey"];
	redirectTo: string;
	/** Whether there is a field for the email. */
	hasField: boolean;
}) {
	const canUse = useCanUsePasskeys();
	const submit = useSubmit();
	const isLeaving = useNavigation().state !== "idle";
	const [isWaiting, setIsWaiting] = useState(false);
	const [ending, setEnding] = useState<Ending | null>(null);

	async function askIn(how: "field" | "dialogue", signal?: AbortSignal): Promise<void> {
		const result = await askForPasskey(how, { signal });
		if ("answer" in result) {
			const form = new FormData();
			form.set("passkey", result.answer);
			form.set("redirectTo", redirectTo);
			const remember = document.querySelector<HTMLInputElement>('input[name="rememberMe"]');
			if (remember?.checked !== false) form.set("rememberMe", "on");
			await submit(form, { method: "post", action: "/app_login" });
		} else if (how === "dialogue") setEnding(result.ending);
	}

	async function press() {
		setEnding(null);
		setIsWaiting(true);
		await askIn("dialogue");
		setIsWaiting(false);
	}

	const isBusy = isWaiting || isLeaving;
	const offersInField = canUse && hasField && !isBusy;
	const offerInField = useEffectEvent((signal: AbortSignal) => void askIn("field", signal));
	useEffect(() => {
		if (!offersInField) return;
		const leaving = new AbortController();
		offerInField(leaving.signal);
		const timer = setInterval(() => offerInField(leaving.signal), renewal);
		return () => {
			clearInterval(timer);
			leaving.abort();
		};
	}, [offersInField]);

	if (!canUse) return null;
	return (
		<div className="grid gap-2.5">
			<Button type="button" onClick={press} disabled={isBusy}>
				{isWaiting ? texts.waiting : texts.use}
			</Button>
			<FormError>
				{ending && ending !== "replaced" && !isBusy ? endingInWords(ending, texts.ended) : null}
			</FormError>
		</div>
	);
}
