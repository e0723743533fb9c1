/** The form of each way to confirm. */
import type { ComponentType, ReactNode } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { ProviderFormButton } from "#app/account/oauth/provider-buttons.tsx";
import { usePasskeyDialogue } from "#app/account/passkeys/ask-browser.ts";
import { confirmationTexts } from "#app/messages/staff/partners/confirmation.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { endingInWords, useCanUsePasskeys } from "../passkeys/ask-browser.ts";
import type { WayName } from "./confirmation-ways.server.ts";

/** What the screen gives to the form of each way. */
interface WayFormProps {
	/** For password managers. */
	email: string;
	/** Every way that this user may confirm by. */
	ways: readonly WayName[];
	/** The identity providers that the user has connected. */
	providers: { id: string; name: string }[];
	/** Why the last answer was refused. */
	error: string | null;
}

/** A form whose fields reach the way's `check` as its `answer`. */
function WayForm({ way, submit, children }: { way: string; submit: string; children: ReactNode }) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<Form method="post" className="grid max-w-md gap-4" replace>
			<input type="hidden" name="way" value={way} />
			{children}
			<Button look="next" className="justify-self-start" disabled={isBusy}>
				{submit}
			</Button>
		</Form>
	);
}

function TotpWay({ error }: WayFormProps) {
	const texts = confirmationTexts.totp;
	return (
		<WayForm way="totp" submit={texts.submit}>
			<TextField
				name="code"
				label={texts.label}
				hint={texts.hint}
				autoComplete="one-time-code"
				maxLength={60}
				errors={error === null ? null : [error]}
				required
			/>
		</WayForm>
	);
}

function PasswordWay({ email, error }: WayFormProps) {
	const texts = confirmationTexts.password;
	return (
		<WayForm way="password" submit={texts.submit}>
			<input type="hidden" name="username" autoComplete="username" value={email} />
			<TextField
				name="password"
				label={texts.label}
				type="password"
				autoComplete="current-password"
				errors={error === null ? null : [error]}
				required
			/>
		</WayForm>
	);
}

/** A button for each provider that the user has connected. */
function ProviderWay({ providers, error }: WayFormProps) {
	return (
		<Form method="post" className="grid justify-items-start gap-2.5">
			<input type="hidden" name="way" value="provider" />
			<FormError>{error}</FormError>
			{providers.map(({ id, name }) => (
				<ProviderFormButton key={id} id={id}>
					{confirmationTexts.provider.submit({ provider: name })}
				</ProviderFormButton>
			))}
		</Form>
	);
}

/** A passkey can be asked for by a script only. */
function PasskeyWay({ ways, error }: WayFormProps) {
	const texts = confirmationTexts.passkey;
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
			<FormError>{isWaiting ? null : refusal}</FormError>
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

export const wayForms: Record<WayName, ComponentType<WayFormProps>> = {
	totp: TotpWay,
	passkey: PasskeyWay,
	password: PasswordWay,
	provider: ProviderWay,
};
