import { currentCost, type PasswordCost } from "#app/account/password/password-hash.server.ts";
import type { MailSignature } from "#app/ui/mail-frame.tsx";
import { invitationHours } from "./invitation-hours.ts";
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
	revokeSessionsOnPasswordReset: boolean;
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

/** What an operator may set; the rest is fixed. */
export interface AccountSettings {
	appUrl: string;
	secret: string;
	operator: MailSignature;
	mailEnabled: boolean;
	cookiePrefix: string;
	sessionExpiresIn: number;
	sessionAbsoluteAge: number;
	sessionUpdateAge: number;
	sessionFreshAge: number;
	sessionConfirmAge: number;
	cookieCacheEnabled: boolean;
	cookieCacheMaxAge: number;
	passwordMinLength: number;
	passwordMaxLength: number;
	passwordBreachCheck: boolean;
	/** False: signing in by password is off, and none can be set. */
	emailAndPasswordEnabled: boolean;
	requireEmailVerification: boolean;
	disableSignUp: boolean;
	changeEmailEnabled: boolean;
	deleteUserEnabled: boolean;
	accountLinkingEnabled: boolean;
	trustedProviders: readonly string[];
	allowDifferentEmails: boolean;
	allowUnlinkingAll: boolean;
	providers: readonly Provider[];
	trustedOrigins: readonly string[];
	adminUserIds: readonly string[];
	/** Roles whose users must have a second factor. */
	secondFactorRoles: readonly string[];
	rateLimitEnabled: boolean;
}

export function accountOptions(settings: AccountSettings): AccountOptions {
	return {
		appUrl: settings.appUrl,
		secret: settings.secret,
		operator: settings.operator,
		mailEnabled: settings.mailEnabled,
		cookiePrefix: settings.cookiePrefix,
		session: {
			expiresIn: settings.sessionExpiresIn,
			absoluteAge: settings.sessionAbsoluteAge,
			updateAge: settings.sessionUpdateAge,
			freshAge: settings.sessionFreshAge,
			confirmAge: settings.sessionConfirmAge,
			dontRememberExpiresIn: 60 * 60 * 24,
			cookieCache: {
				enabled: settings.cookieCacheEnabled,
				maxAge: settings.cookieCacheMaxAge,
			},
		},
		password: {
			minLength: settings.passwordMinLength,
			maxLength: settings.passwordMaxLength,
			breachCheck: settings.passwordBreachCheck,
			cost: currentCost,
		},
		emailAndPasswordEnabled: settings.emailAndPasswordEnabled,
		requireEmailVerification: settings.requireEmailVerification,
		disableSignUp: settings.disableSignUp,
		changeEmailEnabled: settings.changeEmailEnabled,
		deleteUserEnabled: settings.deleteUserEnabled,
		revokeSessionsOnPasswordReset: true,
		tokens: {
			verifyEmail: 3600,
			resetPassword: 3600,
			invitation: invitationHours * 3600,
			deleteUser: 24 * 3600,
		},
		linking: {
			enabled: settings.accountLinkingEnabled,
			trustedProviders: settings.trustedProviders,
			allowDifferentEmails: settings.allowDifferentEmails,
			allowUnlinkingAll: settings.allowUnlinkingAll,
		},
		providers: settings.providers,
		trustedOrigins: [settings.appUrl, ...settings.trustedOrigins],
		adminUserIds: settings.adminUserIds,
		secondFactorRoles: settings.secondFactorRoles,
		rateLimitEnabled: settings.rateLimitEnabled,
	};
}
