import { useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import type { AccountOverview } from "#app/account/account-overview.server.ts";
import {
	type Ending,
	endingInWords,
	makePasskey,
	useCanUsePasskeys,
} from "#app/account/passkeys/ask-browser.ts";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { AccountSection } from "./account-section.tsx";

const texts = accountSheetsTexts.passkeys;

type PasskeyView = AccountOverview["passkeys"][number];

/** The user's passkeys; the last way to sign in can't be removed. */
export function AccountPasskeys({
	passkeys,
	isOnlyWay,
	timeZone,
	errors,
}: {
	passkeys: PasskeyView[];
	/** Whether there is no other way to sign in. */
	isOnlyWay: boolean;
	timeZone: string;
	errors: FormErrors;
}) {
	return (
		<AccountSection id="passkeys" title={texts.title} errors={errors}>
			<p className="text-ink-soft">{texts.lead}</p>
			{passkeys.length > 0 ? (
				<ul className="grid">
					{passkeys.map((passkey) => (
						<PasskeyRow
							key={passkey.id}
							passkey={passkey}
							mayRemove={!isOnlyWay}
							timeZone={timeZone}
						/>
					))}
				</ul>
			) : null}
			<AddPasskey />
		</AccountSection>
	);
}

function PasskeyRow({
	passkey,
	mayRemove,
	timeZone,
}: {
	passkey: PasskeyView;
	mayRemove: boolean;
	timeZone: string;
}) {
	return (
		<li className="grid gap-1 not-last:border-b border-line py-3 first:pt-0">
			<p id={`passkey-${passkey.id}`} className="font-[650] wrap-anywhere">
				{passkey.name}
			</p>
			<p className="text-sm text-ink-soft">{describePasskey(passkey, timeZone)}</p>
			{mayRemove ? (
				<Remove passkey={passkey} />
			) : (
				<p className="py-2.5 text-sm text-ink-soft">{texts.onlyWay}</p>
			)}
		</li>
	);
}

function Remove({ passkey: { id, name } }: { passkey: PasskeyView }) {
	return (
		<ConfirmButton
			act={<TextWithHidden text={texts.remove({ passkey: name })} />}
			consequence={texts.consequence({ passkey: name })}
		>
			<Form method="post">
				<input type="hidden" name="intent" value="removePasskey" />
				<input type="hidden" name="id" value={id} />
				<Button className="min-h-10! px-4! py-1.5! text-sm!">
					{texts.yesRemove({ passkey: name })}
				</Button>
			</Form>
		</ConfirmButton>
	);
}

function describePasskey(passkey: PasskeyView, timeZone: string): string {
	const { deviceType, backedUp, createdAt, lastUsedAt } = passkey;
	const kind = texts.kinds[backedUp ? "backedUp" : deviceType];
	const words = texts.added({ kind, at: formatInstant(createdAt, timeZone) });
	return lastUsedAt === null
		? texts.notUsed({ words })
		: texts.used({ words, at: formatInstant(lastUsedAt, timeZone) });
}

/** Nothing without a script, because only a script can make a passkey. */
function AddPasskey() {
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
