import type { OfferedProvider } from "#app/account/oauth/offered-providers.server.ts";
import type { AccountOverview } from "#app/account/overview.server.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { AccountDeletion } from "./account-deletion.tsx";
import { AccountEmail } from "./account-email.tsx";
import { AccountLinked } from "./account-linked.tsx";
import { AccountPassword } from "./account-password.tsx";
import { AccountProfile } from "./account-profile.tsx";
import { AccountSessions } from "./account-sessions.tsx";

interface Sheets extends AccountOverview {
	user: { name: string; email: string; emailVerified: boolean };
	policy: {
		timeZone: string;
		/** Whether signing in by password is on. */
		hasPasswords: boolean;
		passwordMinLength: number;
		mailEnabled: boolean;
		mayChangeEmail: boolean;
		mayDelete: boolean;
	};
	/** Those that can be connected. */
	providers: OfferedProvider[];
	/** The refused form and its errors. */
	failed: { intent: string; errors: FormErrors } | undefined;
}

/** All sections of the account page. */
export function AccountSheets({ user, policy, sessions, linked, providers, failed }: Sheets) {
	const errorsOf = (...intents: string[]): FormErrors =>
		failed && intents.includes(failed.intent) ? failed.errors : {};
	const ways = linked.filter(
		({ providerId }) => policy.hasPasswords || providerId !== "credential",
	);
	const hasPassword = ways.some(({ providerId }) => providerId === "credential");
	return (
		<>
			<AccountProfile name={user.name} errors={errorsOf("profile")} />
			<AccountEmail user={user} policy={policy} errors={errorsOf("email", "verify")} />
			{policy.hasPasswords ? (
				<AccountPassword
					hasPassword={hasPassword}
					minLength={policy.passwordMinLength}
					errors={errorsOf("password", "firstPassword")}
				/>
			) : null}
			<AccountSessions
				sessions={sessions}
				timeZone={policy.timeZone}
				errors={errorsOf("revoke", "revokeOthers")}
			/>
			<AccountLinked
				linked={ways}
				providers={providers}
				timeZone={policy.timeZone}
				errors={errorsOf("disconnect")}
			/>
			{policy.mayDelete ? (
				<AccountDeletion
					email={user.email}
					hasPassword={hasPassword}
					mailEnabled={policy.mailEnabled}
					errors={errorsOf("delete")}
				/>
			) : null}
		</>
	);
}
