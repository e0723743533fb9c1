import type { PasswordCost } from "#app/account/password/password-hash.server.ts";
import type { MailSignature } from "#app/ui/mail-frame.tsx";
import type { Provider } from "./oauth/provider.ts";

/** Every policy of the account service; times in seconds unless the name says otherwise. */
export interface AccountOptions {
	/** Public origin without a trailing slash. */
	appUrl: string;
	/** HS256 key of mail tokens and HMAC key of cookies. */
	secret: string;
	operator: MailSignature;
	/** False: calls that would send a mail answer "not enabled". */
	mailEnabled: boolean;
	cookiePrefix: string;
	session: {
		expiresIn: number;
		/** Life of a session from its sign-in on, however often it is renewed; 0: no end. */
		absoluteAge: number;
		/** A session that is used later than this after its last renewal is renewed. */
		updateAge: number;
		/** 0: a session is always fresh. */
		freshAge: number;
		/** How long a proof of the account's owner counts before what is dangerous; 0: for ever. */
		confirmAge: number;
		/** Life of a session whose cookie ends with the browser. */
		dontRememberExpiresIn: number;
		cookieCache: { enabled: boolean; maxAge: number };
	};
	password: {
		minLength: number;
		maxLength: number;
		/** Whether new passwords are looked up among those of public data breaches. */
		breachCheck: boolean;
		cost: PasswordCost;
	};
	/** False: signing in by password is off, and none can be set. */
	emailAndPasswordEnabled: boolean;
	requireEmailVerification: boolean;
	disableSignUp: boolean;
	changeEmailEnabled: boolean;
	deleteUserEnabled: boolean;
	tokens: {
		verifyEmail: number;
		resetPassword: number;
		invitation: number;
		deleteUser: number;
	};
	linking: {
		enabled: boolean;
		trustedProviders: readonly string[];
		allowDifferentEmails: boolean;
		allowUnlinkingAll: boolean;
	};
	/** The identity providers that the operator has configured. */
	providers: readonly Provider[];
	/** Includes the own origin. */
	trustedOrigins: readonly string[];
	adminUserIds: readonly string[];
	/** Roles whose users must have a second factor. */
	secondFactorRoles: readonly string[];
	rateLimitEnabled: boolean;
}
