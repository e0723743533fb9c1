/** The four tables of better-auth 1.3, as its generator writes them for SQLite and Drizzle. */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

const instant = (name: string) => integer(name, { mode: "timestamp_ms" });

export const user = sqliteTable("user", {
	id: text("id").primaryKey(),
	name: text("name").notNull(),
	email: text("email").notNull().unique(),
	emailVerified: integer("email_verified", { mode: "boolean" }).notNull(),
	image: text("image"),
	createdAt: instant("created_at").notNull(),
	updatedAt: instant("updated_at").notNull(),
});

export const session = sqliteTable("session", {
	id: text("id").primaryKey(),
	expiresAt: instant("expires_at").notNull(),
	token: text("token").notNull().unique(),
	createdAt: instant("created_at").notNull(),
	updatedAt: instant("updated_at").notNull(),
	ipAddress: text("ip_address"),
	userAgent: text("user_agent"),
	userId: text("user_id").notNull(),
});

export const account = sqliteTable("account", {
	id: text("id").primaryKey(),
	accountId: text("account_id").notNull(),
	providerId: text("provider_id").notNull(),
	userId: text("user_id").notNull(),
	accessToken: text("access_token"),
	refreshToken: text("refresh_token"),
	idToken: text("id_token"),
	accessTokenExpiresAt: instant("access_token_expires_at"),
	refreshTokenExpiresAt: instant("refresh_token_expires_at"),
	scope: text("scope"),
	password: text("password"),
	createdAt: instant("created_at").notNull(),
	updatedAt: instant("updated_at").notNull(),
});

export const verification = sqliteTable("verification", {
	id: text("id").primaryKey(),
	identifier: text("identifier").notNull(),
	value: text("value").notNull(),
	expiresAt: instant("expires_at").notNull(),
	createdAt: instant("created_at").notNull(),
	updatedAt: instant("updated_at").notNull(),
});
