import { Form } from "react-router";
import type { AccountOverview } from "#app/account/account-overview.server.ts";
import { NewPasswordField } from "#app/account/password/new-password-field.tsx";
import { accountSheetsTexts as texts } from "#app/messages/staff/partners/account-sheets.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { AccountSection } from "./account-section.tsx";

export function AccountPassword({
	hasPassword,
	minLength,
	errors,
}: {
	hasPassword: boolean;
	minLength: number;
	errors: FormErrors;
}) {
	return (
		<AccountSection id="password" title={texts.password.title} errors={errors}>
			{hasPassword ? null : <p className="text-ink-soft">{texts.password.none}</p>}
			<Form method="post" className="grid max-w-md gap-4">
				<input type="hidden" name="intent" value={hasPassword ? "password" : "firstPassword"} />
				{hasPassword ? (
					<TextField
						name="currentPassword"
						label={texts.password.present}
						type="password"
						autoComplete="current-password"
						errors={errors.currentPassword}
						required
					/>
				) : null}
				<NewPasswordField
					name="newPassword"
					label={texts.password.newPassword}
					hint={texts.password.hint({ least: minLength })}
					minLength={minLength}
					errors={errors.newPassword}
					required
				/>
				{hasPassword ? (
					<p className="text-sm text-ink-soft">{texts.password.signsOutOthers}</p>
				) : null}
				<Button className="justify-self-start">
					{hasPassword ? texts.password.change : texts.password.set}
				</Button>
			</Form>
		</AccountSection>
	);
}

/** The page returns here, and speaks the language of sign-in. */
const page = "/app_login/second-factor";
/** From here on the user is told to make new codes. */
const fewCodes = 3;

export function AccountSecondFactor({
	factor,
	timeZone,
	errors,
}: {
	/** Null without an authenticator app. */
	factor: AccountOverview["factor"];
	timeZone: string;
	errors: FormErrors;
}) {
	return (
		<AccountSection id="second-factor" title={texts.secondFactor.title} errors={errors}>
			{factor ? (
				<>
					<p>{texts.secondFactor.on({ since: formatInstant(factor.since, timeZone) })}</p>
					<p className={factor.codesLeft < fewCodes ? "font-semibold text-few" : "text-ink-soft"}>
						{texts.secondFactor.codesLeft({ count: factor.codesLeft })}
					</p>
					<p className="flex flex-wrap gap-3">
						<ButtonAnchor href={`${page}?do=codes`}>{texts.secondFactor.newCodes}</ButtonAnchor>
						<ButtonAnchor href={page}>{texts.secondFactor.otherApp}</ButtonAnchor>
					</p>
					<ConfirmButton
						act={texts.secondFactor.switchOff}
						consequence={texts.secondFactor.consequence}
					>
						<Form method="post">
							<input type="hidden" name="intent" value="secondFactorOff" />
							<Button className="justify-self-start">{texts.secondFactor.yesSwitchOff}</Button>
						</Form>
					</ConfirmButton>
				</>
			) : (
				<>
					<p className="text-ink-soft">{texts.secondFactor.off}</p>
					<p>
						<ButtonAnchor href={page}>{texts.secondFactor.setUp}</ButtonAnchor>
					</p>
				</>
			)}
		</AccountSection>
	);
}
