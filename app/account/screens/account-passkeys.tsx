import { Form } from "react-router";
import type { PasskeyView } from "#app/account/account-overview.server.ts";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { AccountSection } from "./account-section.tsx";
import { AddPasskey } from "./add-passkey.tsx";

const texts = accountSheetsTexts.passkeys;

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
