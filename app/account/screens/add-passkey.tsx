import { useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import {
	type Ending,
	endingInWords,
	makePasskey,
	useCanUsePasskeys,
} from "#app/account/passkeys/ask-browser.ts";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";

const texts = accountSheetsTexts.passkeys;

/** Nothing without a script, because only a script can make a passkey. */
export function AddPasskey() {
	const isHydrated = useIsHydrated();
	const canUse = useCanUsePasskeys();
	const submit = useSubmit();
	const isSubmitting = useNavigation().state !== "idle";
	const [isWaiting, setIsWaiting] = useState(false);
	const [ending, setEnding] = useState<Ending | null>(null);

	async function add() {
		setEnding(null);
		setIsWaiting(true);
		const result = await makePasskey();
		setIsWaiting(false);
		if ("answer" in result)
			await submit({ intent: "addPasskey", response: result.answer }, { method: "post" });
		else if (result.ending === "refused")
			await submit({ intent: "beginPasskey" }, { method: "post" });
		else setEnding(result.ending);
	}

	if (!isHydrated) return null;
	if (!canUse) return <p>{texts.unsupported}</p>;
	return (
		<>
			<p className="text-sm text-ink-soft">{texts.signsOutOthers}</p>
			<Button
				type="button"
				onClick={add}
				disabled={isWaiting || isSubmitting}
				className="justify-self-start"
			>
				{isWaiting ? texts.adding : texts.add}
			</Button>
			{ending ? (
				<div role="alert">
					<FieldError>
						{ending === "known" ? texts.known : endingInWords(ending, texts.ended)}
					</FieldError>
				</div>
			) : null}
		</>
	);
}
