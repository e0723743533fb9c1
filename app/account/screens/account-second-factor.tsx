import { Form } from "react-router";
import type { FactorView } from "#app/account/account-overview.server.ts";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { AccountSection } from "./account-section.tsx";

const texts = accountSheetsTexts.secondFactor;
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
	factor: FactorView | null;
	timeZone: string;
	errors: FormErrors;
}) {
	return (
		<AccountSection id="second-factor" title={texts.title} errors={errors}>
			{factor ? (
				<>
					<p>{texts.on({ since: formatInstant(factor.since, timeZone) })}</p>
					<p className={factor.codesLeft < fewCodes ? "font-semibold text-few" : "text-ink-soft"}>
						{texts.codesLeft({ count: factor.codesLeft })}
					</p>
					<p className="flex flex-wrap gap-3">
						<ButtonAnchor href={`${page}?do=codes`}>{texts.newCodes}</ButtonAnchor>
						<ButtonAnchor href={page}>{texts.otherApp}</ButtonAnchor>
					</p>
					<ConfirmButton act={texts.switchOff} consequence={texts.consequence}>
						<Form method="post">
							<input type="hidden" name="intent" value="secondFactorOff" />
							<Button className="justify-self-start">{texts.yesSwitchOff}</Button>
						</Form>
					</ConfirmButton>
				</>
			) : (
				<>
					<p className="text-ink-soft">{texts.off}</p>
					<p>
						<ButtonAnchor href={page}>{texts.setUp}</ButtonAnchor>
					</p>
				</>
			)}
		</AccountSection>
	);
}
