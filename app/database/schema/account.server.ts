/** The account service. */
import { sql } from "drizzle-orm";
import {
	check,
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt, oneOf, updatedAt } from "./columns.server.ts";

/**
 * Everybody who can sign in. Emails are stored in lower case, so that UNIQUE means one person;
 * `role` is a comma-separated list of the roles in app/account/access.ts.
 */
export const users = sqliteTable(
	"users",
	{
		id: text("id").primaryKey(),
		name: text("name").notNull(),
		email: text("email").notNull(),
		emailVerified: integer("email_verified", { mode: "boolean" }).notNull().default(false),
		image: text("image"),
		role: text("role").notNull().default("user"),
		banned: integer("banned", { mode: "boolean" }).notNull().default(false),
		banReason: text("ban_reason"),
		/** Null with `banned`: for ever. */
		banExpires: integer("ban_expires"),
		/** True while `two_factors` has a confirmed row of this user: sign-in reads it without asking there. */
		twoFactorEnabled: integer("two_factor_enabled", { mode: "boolean" }).notNull().default(false),
		/** What a member of staff reads; null until chosen: the browser's. */
		language: text("language"),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		uniqueIndex("users_email").on(table.email),
		check("users_name", sql`length(${table.name}) BETWEEN 1 AND 200`),
		check(
			"users_email_form",
			sql`${table.email} = lower(${table.email}) AND ${table.email} LIKE '%_@_%' AND length(${table.email}) <= 254`,
		),
		check("users_role", sql`length(${table.role}) > 0`),
		check("users_language", sql`length(${table.language}) = 2`),
		index("users_created").on(table.createdAt),
	],
);

/**
 * One way to sign in: a password ("credential", at most one per user) or the account of an identity
 * provider, which belongs to one user only. Only password rows have a password hash.
 */
export const accounts = sqliteTable(
	"accounts",
	{
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		providerId: text("provider_id").notNull(),
		/** The provider's id of the person; for a password, the user's own id. */
		accountId: text("account_id").notNull(),
		/** Hash with its parameters, see app/account/password/password-hash.server.ts. */
		password: text("password"),
		/** Encrypted, like the other tokens of the provider. */
		accessToken: text("access_token"),
		refreshToken: text("refresh_token"),
		idToken: text("id_token"),
		accessTokenExpiresAt: integer("access_token_expires_at"),
		refreshTokenExpiresAt: integer("refresh_token_expires_at"),
		/** Comma separated, as the provider granted them. */
		scope: text("scope"),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		uniqueIndex("accounts_provider").on(table.providerId, table.accountId),
		check(
			"accounts_password",
			sql`(${table.providerId} = 'credential') = (${table.password} IS NOT NULL)`,
		),
		check(
			"accounts_credential",
			sql`${table.providerId} <> 'credential' OR ${table.accountId} = ${table.userId}`,
		),
		// the accounts of one user; also the foreign key's check
		index("accounts_user").on(table.userId, table.providerId),
	],
);

/**
 * A signed-in browser. The token alone opens nothing, because the cookie also carries a signature.
 */
export const sessions = sqliteTable(
	"sessions",
	{
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		token: text("token").notNull(),
		expiresAt: integer("expires_at").notNull(),
		ipAddress: text("ip_address"),
		userAgent: text("user_agent"),
		/** The member of staff who acts as this user. */
		impersonatedBy: text("impersonated_by").references(() => users.id, { onDelete: "cascade" }),
		/**
		 * Last proof of the account's owner: the sign-in, or a later confirmation. 0: none is known, also after a sign-in
		 * without the second factor that the user has.
		 */
		confirmedAt: integer("confirmed_at").notNull().default(0),
		/** Opened or confirmed with a second factor, or from a device that is trusted because of one. */
		secondFactor: integer("second_factor", { mode: "boolean" }).notNull().default(false),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		// each request that needs the current session
		uniqueIndex("sessions_token").on(table.token),
		// the sessions of one user, to list and to revoke
		index("sessions_user").on(table.userId, table.expiresAt),
		index("sessions_impersonated_by")
			.on(table.impersonatedBy)
			.where(sql`impersonated_by IS NOT NULL`),
		// cron: ended sessions
		index("sessions_expired").on(table.expiresAt),
	],
);

/**
 * A browser in which a user has signed in before, by the keyed hash of its cookie. Sign-ins from any other one are
 * announced by mail.
 */
export const knownDevices = sqliteTable(
	"known_devices",
	{
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		deviceHash: text("device_hash").notNull(),
		createdAt: createdAt(),
		/** Last sign-in there. */
		seenAt: integer("seen_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.deviceHash] }),
		// cron: devices whose cookie has ended
		index("known_devices_seen").on(table.seenAt),
	],
);

/** A token that can be used once; `identifier` is its purpose and its hash. */
export const verifications = sqliteTable(
	"verifications",
	{
		id: text("id").primaryKey(),
		identifier: text("identifier").notNull(),
		value: text("value").notNull(),
		/** Wrong answers so far, for a token that asks for one. */
		attempts: integer("attempts").notNull().default(0),
		expiresAt: integer("expires_at").notNull(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(table) => [
		uniqueIndex("verifications_identifier").on(table.identifier),
		// all tokens of a user, which a new password or a deletion revokes
		index("verifications_value").on(table.value),
		// cron: expired tokens
		index("verifications_expired").on(table.expiresAt),
	],
);

/**
 * An authenticator app of a user (TOTP, RFC 6238). It counts from `confirmedAt` on, when a first code has shown that
 * the app has the secret; a user has at most one that counts and one that is being set up.
 */
export const twoFactors = sqliteTable(
	"two_factors",
	{
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Sealed, because every code follows from it. */
		secret: text("secret").notNull(),
		confirmedAt: integer("confirmed_at"),
		/** The latest time step whose code was used; codes up to it are refused. */
		lastStep: integer("last_step").notNull().default(0),
		/** Attempts since the last right code. */
		failures: integer("failures").notNull().default(0),
		/** No code is looked at before; 0: at any time. */
		lockedUntil: integer("locked_until").notNull().default(0),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("two_factors_confirmed").on(table.userId).where(sql`confirmed_at IS NOT NULL`),
		uniqueIndex("two_factors_proposed").on(table.userId).where(sql`confirmed_at IS NULL`),
		// the foreign key's check
		index("two_factors_user").on(table.userId),
	],
);

/** The unused recovery codes of an authenticator app; a used one is deleted. */
export const recoveryCodes = sqliteTable(
	"recovery_codes",
	{
		factorId: text("factor_id")
			.notNull()
			.references(() => twoFactors.id, { onDelete: "cascade" }),
		hash: text("hash").notNull(),
	},
	(table) => [primaryKey({ columns: [table.factorId, table.hash] })],
);

/** A passkey: a public key whose private half never leaves its owner's device or password manager (WebAuthn Level 3). */
export const passkeys = sqliteTable(
	"passkeys",
	{
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** What its owner calls it. */
		name: text("name").notNull(),
		/** The authenticator's id of the key, base64url. */
		credentialId: text("credential_id").notNull(),
		/** COSE key, base64. */
		publicKey: text("public_key").notNull(),
		/** Uses that the authenticator has counted; 0 where it counts none, as synced passkeys do. */
		counter: integer("counter").notNull(),
		/** Whether it may be copied to other devices of its owner. Fixed when the key is made. */
		deviceType: text("device_type", { enum: ["singleDevice", "multiDevice"] }).notNull(),
		/** Whether such a copy exists, as of the last use. */
		backedUp: integer("backed_up", { mode: "boolean" }).notNull(),
		/** How browsers reach it, comma separated: "internal,hybrid". */
		transports: text("transports").notNull().default(""),
		/** Model of the authenticator, a UUID; all zeros where it does not say. */
		aaguid: text("aaguid").notNull(),
		createdAt: createdAt(),
		/** Null until it has signed somebody in. */
		lastUsedAt: integer("last_used_at"),
	},
	(table) => [
		check("passkeys_name", sql`length(${table.name}) BETWEEN 1 AND 200`),
		check("passkeys_counter", sql`${table.counter} BETWEEN 0 AND 4294967295`),
		check("passkeys_device_type", oneOf(table.deviceType)),
		// a key that stays on its device has no copy (WebAuthn, 6.1.3)
		check("passkeys_backed_up", sql`${table.backedUp} = 0 OR ${table.deviceType} = 'multiDevice'`),
		uniqueIndex("passkeys_credential").on(table.credentialId),
		// the passkeys of one user; also the foreign key's check
		index("passkeys_user").on(table.userId, table.createdAt),
	],
);

/** What staff did to a user, and what changed how the user signs in. Rows outlive the account, so ids and names are copies. */
export const userEvents = sqliteTable(
	"user_events",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		userId: text("user_id").notNull(),
		type: text("type", {
			enum: [
				"created",
				"invited",
				"updated",
				"role set",
				"banned",
				"unbanned",
				"password set",
				"sessions revoked",
				"impersonated",
				"impersonation ended",
				"second factor removed",
				"removed",
				"passkey added",
				"passkey removed",
				"passkey refused",
			],
		}).notNull(),
		detail: text("detail").notNull().default(""),
		actorId: text("actor_id").notNull(),
		actorName: text("actor_name").notNull(),
		/** The member of staff who acted as `actor_id`. */
		impersonatorId: text("impersonator_id"),
		createdAt: createdAt(),
	},
	(table) => [index("user_events_user").on(table.userId, table.id)],
);
