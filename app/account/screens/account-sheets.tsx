import type { AccountOverview } from "#app/account/account-overview.server.ts";
import type { OfferedProvider } from "#app/account/oauth/offered-providers.server.ts";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { Fold } from "#app/ui/fold.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { AccountDataFile, AccountDeletion } from "./account-data.tsx";
import { AccountLinked } from "./account-linked.tsx";
import { AccountPasskeys } from "./account-passkeys.tsx";
import { AccountEmail, AccountLanguage, AccountProfile } from "./account-profile.tsx";
import { AccountSessions } from "./account-sessions.tsx";
import { AccountPassword, AccountSecondFactor } from "./account-sign-in.tsx";

interface Sheets extends AccountOverview {
	user: { name: string; email: string; emailVerified: boolean };
	policy: {
		timeZone: string;
		passwordMinLength: number;
		/** Whether signing in by password is on. */
		hasPasswords: boolean;
		mailEnabled: boolean;
		mayChangeEmail: boolean;
		mayDelete: boolean;
		/** False while staff act as this user. */
		isOwner: boolean;
		/** Whether the site has an address that passkeys can be made for. */
		hasPasskeys: boolean;
	};
	/** Those that can be connected. */
	providers: OfferedProvider[];
	failed: { intent: string; errors: FormErrors } | undefined;
}

/** All sections of the account page. */
export function AccountSheets(sheets: Sheets) {
	const { user, policy, sessions, linked, passkeys, factor, providers, failed, waitingEmail } =
		sheets;
	const errorsOf = (...intents: string[]): FormErrors =>
		failed && intents.includes(failed.intent) ? failed.errors : {};
	const hasPassword = linked.some(({ providerId }) => providerId === "credential");
	return (
		<>
			<AccountProfile name={user.name} errors={errorsOf("profile")} />
			<AccountLanguage errors={errorsOf("language")} />
			<AccountEmail
				user={user}
				waiting={waitingEmail}
				policy={policy}
				errors={errorsOf("email", "verify")}
			/>
			{policy.hasPasswords ? (
				<AccountPassword
					hasPassword={hasPassword}
					minLength={policy.passwordMinLength}
					errors={errorsOf("password", "firstPassword")}
				/>
			) : null}
			<AccountSecondFactor
				factor={factor}
				timeZone={policy.timeZone}
				errors={errorsOf("secondFactorOff")}
			/>
			<AccountSessions
				sessions={sessions}
				timeZone={policy.timeZone}
				errors={errorsOf("revoke", "revokeOthers")}
			/>
			{policy.hasPasskeys || passkeys.length > 0 ? (
				<AccountPasskeys
					passkeys={passkeys}
					isOnlyWay={linked.length + passkeys.length === 1}
					timeZone={policy.timeZone}
					errors={errorsOf("beginPasskey", "addPasskey", "removePasskey")}
				/>
			) : null}
			<Fold
				title={accountSheetsTexts.seldom}
				isOpen={failed?.intent === "disconnect" || failed?.intent === "delete"}
			>
				<AccountLinked
					methods={linked}
					providers={providers}
					timeZone={policy.timeZone}
					errors={errorsOf("disconnect")}
				/>
				{policy.isOwner ? <AccountDataFile /> : null}
				{policy.mayDelete ? (
					<AccountDeletion
						email={user.email}
						hasPassword={hasPassword}
						mailEnabled={policy.mailEnabled}
						errors={errorsOf("delete")}
					/>
				) : null}
			</Fold>
		</>
	);
}
